/** Resolves a name in a page or in docs.json to its target: a page, a snippet, an operation or a file. */
import { addRootSlash } from '../core/address/import-paths.ts';
import { findPage } from '../core/pages/page-index.ts';
import type { Page } from '../core/pages/page.ts';
import { resolveLink } from '../core/navigation/resolve-link.ts';
import type { Place } from '../core/diagnostic/diagnostic.ts';
import type { EndpointSummary } from '../core/reference/model/endpoint-model.ts';
import { toReadingHost } from '../engine/store/store-content.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { textAt } from './config/edit-config.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { type Cursor, cursorIn } from './page/cursor.ts';
import { findEndpoint, pageOf } from './project/names.ts';

export type NamedThing =
  | { readonly kind: 'page'; readonly page: Page; readonly hash: string }
  /** `endpoint`: the operation that is defined at this place. */
  | { readonly kind: 'place'; readonly place: Place; readonly endpoint?: EndpointSummary };

/** A name's target and the offsets of the name. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  readonly thing: NamedThing;
}

export function nameAt(place: PlaceInText): FoundName | undefined {
  const { loaded } = place.project;
  if (loaded === undefined) return undefined;
  return place.kind === 'config' ? inConfig(place, loaded) : inPage(place, loaded);
}

function inConfig({ text, offset }: PlaceInText, loaded: LoadedSite): FoundName | undefined {
  const found = textAt(text, offset);
  if (found === undefined) return undefined;
  const { value, start, end } = found;
  const thing = findEntry(value, loaded);
  return thing && { start, end, thing };
}

/** Resolves a string of the configuration. */
export function findEntry(value: string, loaded: LoadedSite): NamedThing | undefined {
  const page = findPage(loaded.targets.index, value)?.page;
  if (page?.origin === 'file') return { kind: 'page', page, hash: '' };
  return findOperationPlace(value, loaded) ?? findFile(value, loaded);
}

function inPage(place: PlaceInText, loaded: LoadedSite): FoundName | undefined {
  const cursor = cursorIn(place.text, place.offset);
  if (!isName(cursor)) return undefined;
  const { start, end, text } = cursor.word;
  const isSnippet = cursor.kind === 'value' && cursor.tag === 'Snippet';
  const isOperation = cursor.kind === 'front-matter-value' && cursor.key === 'openapi';
  const find = () => {
    if (cursor.kind === 'import') return findImported(text, place.file, loaded);
    if (isSnippet) return findSnippet(text, place.file, loaded);
    return isOperation ? findOperationPlace(text, loaded) : findTarget(text, place, loaded);
  };
  const thing = find();
  return thing && { start, end, thing };
}

type NameCursor = Extract<
  Cursor,
  { readonly kind: 'link' | 'image' | 'import' | 'value' | 'front-matter-value' }
>;

const NAMING_FIELDS = new Set(['url', 'canonical', 'openapi']);

/** Whether the text at the cursor is a link or a path, and not a word that only resembles one. */
function isName(cursor: Cursor): cursor is NameCursor {
  if (cursor.kind === 'link' || cursor.kind === 'image' || cursor.kind === 'import') return true;
  if (cursor.kind === 'front-matter-value') {
    return NAMING_FIELDS.has(cursor.key) || cursor.word.text.includes('/');
  }
  if (cursor.kind !== 'value') return false;
  const isWord = /^(?:title|label|name|id|icon)$/.test(cursor.prop);
  return !isWord || cursor.word.text.includes('/');
}

/** Resolves a link of a page or snippet to its target in the project. */
export function findTarget(
  url: string,
  { file }: PlaceInText,
  loaded: LoadedSite,
): NamedThing | undefined {
  const from = pageOf(loaded, file);
  const found = resolveLink(url, loaded.targets, from);
  if (found.kind === 'page') return { kind: 'page', page: found.page, hash: found.hash };
  if (found.kind === 'fragment' && from) {
    return { kind: 'page', page: from, hash: found.hash };
  }
  return found.kind === 'file' ? findFile(`/${found.path}`, loaded) : undefined;
}

function findFile(path: string, { docs, documents }: LoadedSite): NamedThing | undefined {
  const plain = path.replace(/^(?:\.?\/)+/, '');
  const file =
    docs.staticFiles.find((each) => each.path === plain)?.file ??
    documents.documents.find(({ document }) => document.file === plain)?.document.file;
  return file === undefined ? undefined : { kind: 'place', place: { file } };
}

/** Resolves the path of an import statement. */
export function findImported(
  path: string,
  from: string,
  loaded: LoadedSite,
): NamedThing | undefined {
  const isFile = (each: string) => findSnippet(each, from, loaded) !== undefined;
  return findSnippet(addRootSlash(path, isFile), from, loaded);
}

/** Resolves the path of a snippet that a file includes. */
export function findSnippet(
  path: string,
  from: string,
  loaded: LoadedSite,
): NamedThing | undefined {
  const found = toReadingHost(loaded).findSnippet(path, from);
  return found && { kind: 'place', place: { file: found.path } };
}

function findOperationPlace(entry: string, loaded: LoadedSite): NamedThing | undefined {
  const endpoint = findEndpoint(loaded, entry);
  return endpoint && { kind: 'place', place: endpoint.locate(), endpoint };
}
