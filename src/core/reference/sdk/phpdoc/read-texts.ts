/** Reads what comments say about a symbol or a member, as Markdown. */
import { formatLink, escapeLabel } from '../../../text/markdown.ts';
import { optional } from '../../document/loose.ts';
import type { LibraryParameter } from '../library/library.ts';
import { type CommentExample, readExample, type SymbolTexts } from '../library/symbol-texts.ts';
import { formatPhpComment } from './comment-text.ts';
import { type Docblock, type DocTag, tagsOf } from './docblock.ts';
import { isPhp } from './indented-code.ts';
import { fillInherited, type FindPhpReference, formatPhpReference } from './inline-tags.ts';
import { formatPhpType, readPhpType, splitType } from './type-code.ts';

/** Where a comment is written. */
export interface PhpPlace {
  /** The full name of the class around it, if there is one. */
  readonly owner?: string;
  readonly find: FindPhpReference;
}

/** @param docblocks The comment, and those of what its element overrides, the nearest ones first. */
export function readPhpTexts(docblocks: readonly Docblock[], place: PhpPlace): SymbolTexts {
  const [own = { text: '', tags: [] }] = docblocks;
  const format = (text: string) => formatPhpComment(text, place.find);
  const returns = format(firstTag(docblocks, 'return')?.description ?? '');
  const [deprecated] = tagsOf(own, 'deprecated');
  const telling = docblocks.find(({ tags }) => tags.some(({ name }) => name !== 'package')) ?? own;
  const remarks = readVersions(own, format).join('\n\n');
  return {
    ...optional('description', format(inheritText(docblocks)) || undefined),
    ...optional('remarks', remarks || undefined),
    ...optional('deprecation', deprecated && format(joinVersion(deprecated))),
    ...optional('returns', returns || undefined),
    throws: throwsOf(telling).map((tag) => readThrown(tag, place)),
    see: tagsOf(telling, 'see', 'link', 'uses').flatMap((tag) => readReference(tag, place) || []),
    examples: tagsOf(telling, 'example').flatMap(({ description: text }) =>
      text === '' ? [] : [toExample(format(text))],
    ),
  };
}

/** Returns the text of a comment, with that of what its element overrides where it refers to it. */
function inheritText(docblocks: readonly Docblock[]): string {
  let text = '';
  // From the outermost, so that each refers to what is finished.
  for (const docblock of docblocks.toReversed()) {
    const own = fillInherited(docblock.text, text);
    const [variable] = tagsOf(docblock, 'var');
    const more = variable?.description ?? '';
    const parts = own.includes(more) ? [own] : [own, more];
    text = parts.filter(Boolean).join('\n\n') || text;
  }
  return text;
}

/** Returns the first tag of a name that the nearest comment has. */
export function firstTag(docblocks: readonly Docblock[], name: string): DocTag | undefined {
  for (const docblock of docblocks) {
    const [tag] = tagsOf(docblock, name);
    if (tag !== undefined) return tag;
  }
  return undefined;
}

function throwsOf(docblock: Docblock): readonly DocTag[] {
  return tagsOf(docblock, 'throws', 'throw', 'exception');
}

function readThrown({ type, description }: DocTag, { find, owner }: PhpPlace): string {
  const name = formatPhpType(readPhpType(type, owner));
  return [name, formatPhpComment(description, find)].filter(Boolean).join(' ');
}

/** Version 2 writes the version of a tag before its description. */
function joinVersion({ version, description }: DocTag): string {
  if (version === '') return description;
  return `Since ${version}.${description === '' ? '' : ` ${description}`}`;
}

/** Tells since when something exists, and its own version. */
function readVersions(docblock: Docblock, format: (text: string) => string): readonly string[] {
  const titles = [
    ['since', 'Since'],
    ['version', 'Version'],
  ] as const;
  return titles.flatMap(([name, title]) =>
    tagsOf(docblock, name).flatMap(({ version, description }) => {
      const text = format([version, description].filter(Boolean).join(' '));
      return text === '' ? [] : `**${title}:** ${text}`;
    }),
  );
}

function readReference({ link, description }: DocTag, { find }: PhpPlace): string {
  const text = formatPhpComment(description, find);
  if (link === '') return text;
  const isAddress = /^(?:https?:\/\/|mailto:)/i.test(link);
  if (!isAddress) return [formatPhpReference(link, '', find), text].filter(Boolean).join(' ');
  const isLabel = text !== '' && text !== link && !/[[\]\n]/.test(text);
  return isLabel ? formatLink(text, link) : formatLink(escapeLabel(link), link);
}

/** An example is code, unless it has fences of its own or is in words. */
function toExample(text: string): CommentExample {
  const isCode = !/`{3}|~{3}/.test(text) && isPhp(text);
  return readExample(undefined, isCode ? `\`\`\`php\n${text}\n\`\`\`` : text, 'php');
}

const TEMPLATES = ['template', 'phpstan-template', 'psalm-template'].flatMap((name) => [
  name,
  `${name}-covariant`,
  `${name}-contravariant`,
]);

/** Reads type parameters, which are written as text: `T of \Shop\User = \Shop\Guest The user.` */
export function readTemplates(
  docblock: Docblock,
  { owner, find }: PhpPlace,
): readonly LibraryParameter[] {
  const known = new Set<string>();
  return tagsOf(docblock, ...TEMPLATES).flatMap((tag) => {
    const [, name = '', more = ''] = /^(\w+)\s*(.*)$/s.exec(tag.description) ?? [];
    if (name === '' || known.has(name)) return [];
    known.add(name);
    const bound = /^(?:of|as)\s+(.*)$/s.exec(more)?.[1];
    const { type, rest } = bound === undefined ? { type: '', rest: more } : splitType(bound);
    const preset = /^=\s*(.*)$/s.exec(rest)?.[1];
    const { type: value, rest: text } =
      preset === undefined ? { type: '', rest } : splitType(preset);
    const description = formatPhpComment(text, find);
    return {
      name,
      ...optional('type', type === '' ? undefined : ['of ', ...readPhpType(type, owner)]),
      required: false,
      ...optional('default', value || undefined),
      ...optional('description', description || undefined),
    };
  });
}
