/** Hover descriptions in pages and snippets, as Markdown. */
import { frontMatterKeys } from '../../core/pages/front-matter-keys.ts';
import type { ComponentEntry } from '../../core/components/prop-entry.ts';
import { resolveLink } from '../../core/navigation/resolve-link.ts';
import { ownValue } from '../../core/text/own-value.ts';
import { findEndpoint, pageOf } from '../project/names.ts';
import { rangeBetween } from '../project/places.ts';
import { type Cursor, cursorIn } from './cursor.ts';
import { entryOf, type PlaceInText } from './complete-page.ts';
import type { Hover } from 'vscode-languageserver';

export function describePage(place: PlaceInText): Hover | undefined {
  const cursor = cursorIn(place.text, place.offset);
  if (cursor.kind === 'text') return undefined;
  const value = describe(cursor, place);
  if (value === undefined) return undefined;
  const { start, end } = cursor.word;
  return { contents: { kind: 'markdown', value }, range: rangeBetween(place.text, start, end) };
}

function describe(cursor: Cursor, place: PlaceInText): string | undefined {
  switch (cursor.kind) {
    case 'tag':
      return describeComponent(cursor.word.text, entryOf(cursor.word.text));
    case 'prop':
      return describeProp(cursor.tag, cursor.word.text);
    case 'value':
      return cursor.prop === 'href' ? describeLink(cursor.word.text, place) : undefined;
    case 'link':
    case 'image':
      return describeLink(cursor.word.text, place);
    case 'front-matter-key':
      return ownValue(frontMatterKeys, cursor.word.text)?.text;
    case 'front-matter-value':
      return cursor.key === 'openapi' ? describeOperation(cursor.word.text, place) : undefined;
    default:
      return undefined;
  }
}

function describeComponent(name: string, entry: ComponentEntry | undefined): string | undefined {
  if (entry === undefined) return undefined;
  const props = Object.entries(entry.props).map(
    ([prop, { type, description, required }]) =>
      `- \`${prop}\` (${type}${required === true ? ', required' : ''}): ${description}`,
  );
  return [`**${name}**: ${entry.description}`, props.join('\n')].join('\n\n').trim();
}

function describeProp(tag: string, name: string): string | undefined {
  const props = entryOf(tag)?.props;
  const prop = props && ownValue(props, name);
  if (prop === undefined) return undefined;
  const { type, description, values, required } = prop;
  const allowed = values ? `\n\nOne of ${values.map((each) => `\`${each}\``).join(', ')}.` : '';
  return `**${name}** (${type}${required === true ? ', required' : ''}): ${description}${allowed}`;
}

function describeLink(url: string, { project, file }: PlaceInText): string | undefined {
  const { loaded } = project;
  if (loaded === undefined) return undefined;
  const found = resolveLink(url, loaded.targets, pageOf(loaded, file));
  if (found.kind !== 'page') return undefined;
  const { title, frontMatter } = found.page;
  return [`**${title}**`, frontMatter.description, `\`${found.page.file}\``]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

function describeOperation(entry: string, { project }: PlaceInText): string | undefined {
  const endpoint = project.loaded && findEndpoint(project.loaded, entry);
  return endpoint && [`**${endpoint.title}**`, endpoint.description].filter(Boolean).join('\n\n');
}
