/** Completion in pages and snippets. */
import {
  type CompletionItem,
  CompletionItemKind,
  MarkupKind,
  type Range,
} from 'vscode-languageserver';
import { componentCatalog } from '../../core/components/component-catalog.ts';
import type { ComponentEntry } from '../../core/components/prop-entry.ts';
import { frontMatterKeys } from '../../core/pages/front-matter-keys.ts';
import { resolveLink } from '../../core/navigation/resolve-link.ts';
import { ownValue } from '../../core/text/own-value.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { toItems, toSnippetItem } from '../project/items.ts';
import {
  type KnownName,
  listDocuments,
  listFiles,
  listIcons,
  listLanguages,
  listLinkTargets,
  listOperationNames,
  listSymbolNames,
  listSnippets,
  pageOf,
} from '../project/names.ts';
import { rangeBetween } from '../project/places.ts';
import type { Project } from '../project/project.ts';
import { type Cursor, cursorIn, type CursorWord } from './cursor.ts';
import { listOpenTags } from './open-tags.ts';

/** A file that is open in an editor, and an offset in its text. */
export interface PlaceInText {
  readonly project: Project;
  readonly file: string;
  /** Whether the file is part of the configuration, or is a page or snippet. */
  readonly kind: 'config' | 'page';
  readonly text: string;
  readonly offset: number;
}

export async function completePage(place: PlaceInText): Promise<CompletionItem[]> {
  const { project, text, offset } = place;
  const cursor = cursorIn(text, offset);
  if (cursor.kind === 'text') return [];
  const range = rangeBetween(text, cursor.word.start, cursor.word.end);
  if (cursor.kind === 'tag') return listTags(place, cursor.word);
  if (cursor.kind === 'prop') return listProps(cursor, place);
  if (cursor.kind === 'front-matter-key') return listKeys(place, cursor.word);
  if (isLink(cursor) && cursor.word.text.includes('#')) return listAnchors(place, cursor.word);
  return project.loaded ? toItems(listValues(cursor, project.loaded), range) : [];
}

function isLink(cursor: Cursor): boolean {
  return cursor.kind === 'link' || (cursor.kind === 'value' && cursor.prop === 'href');
}

function listTags({ text }: PlaceInText, { start, end }: CursorWord): CompletionItem[] {
  const range = rangeBetween(text, start, end);
  const isClosing = text[start - 1] === '/';
  const open = isClosing ? listOpenTags(text.slice(0, start - '</'.length)) : [];
  if (open.length > 0) return listEnds(open, range, text[end] === '>');
  return Object.entries(componentCatalog)
    .filter(([, { aliasOf, element }]) => aliasOf === undefined && element === undefined)
    .map(([name, entry]) => {
      const item = {
        label: name,
        kind: CompletionItemKind.Class,
        documentation: { kind: MarkupKind.Markdown, value: entry.description },
      };
      return toSnippetItem(item, range, isClosing ? name : withRequiredProps(name, entry));
    });
}

/** Offers the closing tags of the open elements, innermost first. */
function listEnds(open: readonly string[], range: Range, isEnded: boolean): CompletionItem[] {
  return open.map((name, rank) => ({
    label: name,
    kind: CompletionItemKind.Class,
    sortText: String(rank).padStart(3, '0'),
    ...(rank === 0 && { preselect: true }),
    filterText: name,
    textEdit: { range, newText: isEnded ? name : `${name}>` },
  }));
}

/** Adds the required props to a tag name: `Card title="$1"`. */
function withRequiredProps(name: string, { props }: ComponentEntry): string {
  const required = Object.entries(props).filter(([, prop]) => prop.required === true);
  const written = required.map(([prop], rank) => ` ${prop}="$${rank + 1}"`);
  return name + written.join('');
}

function listProps(
  { tag, given, word }: Cursor & { kind: 'prop' },
  { text }: PlaceInText,
): CompletionItem[] {
  const entry = entryOf(tag);
  const range = rangeBetween(text, word.start, word.end);
  return Object.entries(entry?.props ?? {})
    .filter(([name]) => !given.includes(name))
    .map(([name, { type, description, required }]) => {
      const item = {
        label: name,
        kind: CompletionItemKind.Property,
        detail: required === true ? `${type}, required` : type,
        documentation: { kind: MarkupKind.Markdown, value: description },
      };
      const hasValue = text[word.end] === '=' || type === 'switch';
      return toSnippetItem(item, range, hasValue ? name : `${name}="$1"`);
    });
}

/** Returns the entry of a built-in component, which pages can use without importing it. */
export function entryOf(tag: string): ComponentEntry | undefined {
  return ownValue(componentCatalog, tag);
}

function listKeys({ text }: PlaceInText, { start, end }: CursorWord): CompletionItem[] {
  const range = rangeBetween(text, start, end);
  const hasColon = text[end] === ':';
  return Object.entries(frontMatterKeys)
    .filter(([, { kind }]) => kind !== 'none')
    .map(([name, { text: value }]) => ({
      label: name,
      kind: CompletionItemKind.Property,
      documentation: { kind: MarkupKind.Markdown, value },
      textEdit: { range, newText: hasColon ? name : `${name}: ` },
    }));
}

async function listAnchors(place: PlaceInText, word: CursorWord): Promise<CompletionItem[]> {
  const { project, file, text } = place;
  const { loaded } = project;
  const hash = word.text.indexOf('#');
  const from = loaded && pageOf(loaded, file);
  const found = loaded && resolveLink(word.text.slice(0, hash + 1) + 'x', loaded.targets, from);
  const page = found?.kind === 'page' ? found.page : from;
  if (page === undefined || (hash > 0 && found?.kind !== 'page')) return [];
  const range = rangeBetween(text, word.start + hash + 1, word.end);
  const ids = await project.idsOf(page);
  return toItems(
    Array.from(ids, (name): KnownName => ({ name, kind: 'anchor', detail: page.title })),
    range,
  );
}

function listValues(cursor: Cursor, loaded: LoadedSite): KnownName[] {
  switch (cursor.kind) {
    case 'link':
      return listLinkTargets(loaded);
    case 'image':
      return listFiles(loaded.docs);
    case 'import':
      return listSnippets(loaded);
    case 'language':
      return listLanguages(loaded);
    case 'value':
      return listPropValues(cursor.tag, cursor.prop, loaded);
    case 'front-matter-value':
      return listFieldValues(cursor.key, loaded);
    default:
      return [];
  }
}

function listPropValues(tag: string, prop: string, loaded: LoadedSite): KnownName[] {
  const known = entryOf(tag)?.props[prop];
  if (known?.values !== undefined) return toValues(known.values);
  if (tag === 'Snippet' && prop === 'file') {
    return listSnippets(loaded).map((each) => ({
      ...each,
      name: each.name.replace(/^\/_?snippets\//, ''),
    }));
  }
  if (prop === 'icon' || known?.type === 'icon') return listIcons(loaded);
  if (prop === 'href' || prop === 'url') return listLinkTargets(loaded);
  const isFile = prop === 'src' || prop === 'img' || prop === 'image' || prop === 'poster';
  return isFile ? listFiles(loaded.docs) : [];
}

function listFieldValues(key: string, loaded: LoadedSite): KnownName[] {
  const values = ownValue(frontMatterKeys, key)?.values;
  if (values !== undefined) return toValues(values);
  if (key === 'icon') return listIcons(loaded);
  if (key === 'openapi') return [...listOperationNames(loaded), ...listDocuments(loaded)];
  if (key === 'graphql' || key === 'sdk') return listSymbolNames(loaded, key);
  return key === 'url' || key === 'canonical' ? listLinkTargets(loaded) : [];
}

function toValues(values: readonly string[]): KnownName[] {
  return values.map((name) => ({ name, kind: 'value' }));
}
