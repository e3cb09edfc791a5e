/** Reads what a comment in the source says, as Markdown in which names link to the pages of symbols. */
import { escapeLabel, formatCode, formatLink } from '../../../text/markdown.ts';
import {
  get,
  isRecord,
  listOf,
  type Loose,
  numberOf,
  optional,
  recordOf,
  textOf,
} from '../../document/loose.ts';
import type { Member } from '../../model/symbol-model.ts';
import { formatSymbolLink } from '../../symbols/symbol-link.ts';
import { mergeTexts, readExample, type SymbolTexts } from '../library/symbol-texts.ts';
import { accessorsOf, functionTypeOf } from './reflection.ts';
import type { FindTarget } from './type-text.ts';

export type CommentTexts = SymbolTexts & Pick<Member, 'default'>;

/** Tags whose text continues the description. */
const DESCRIBING = new Set(['@remarks', '@description']);

/** @param of What is commented on: a declaration, a signature or a parameter. */
export function readComment(of: unknown, find: FindTarget): CommentTexts {
  const comment = get(of, 'comment');
  const tags = listOf(get(comment, 'blockTags')).filter(isRecord);
  const format = (tag: Loose | undefined) => tag && formatParts(get(tag, 'content'), find);
  const textsOf = (...names: readonly string[]) =>
    tags.flatMap((tag) => {
      const text = names.includes(String(get(tag, 'tag'))) ? format(tag) : undefined;
      return text === undefined || text === '' ? [] : text;
    });
  const [summary, ...more] = [
    formatParts(get(comment, 'summary'), find),
    ...tags.filter((tag) => DESCRIBING.has(String(get(tag, 'tag')))).map(format),
  ];
  const description = [summary, ...more].filter(Boolean).join('\n\n');
  const deprecated = tags.find((tag) => get(tag, 'tag') === '@deprecated');
  const [returns] = textsOf('@returns', '@return');
  const [preset] = textsOf('@defaultValue', '@default');
  return {
    ...optional('description', description === '' ? undefined : description),
    ...optional('deprecation', format(deprecated)),
    ...optional('returns', returns),
    ...optional('default', preset?.replace(/^(?:`([^`]*)`|```\w*\n([\s\S]*?)\n?```)$/, '$1$2')),
    throws: textsOf('@throws', '@throw', '@exception'),
    see: textsOf('@see'),
    examples: tags
      .filter((tag) => get(tag, 'tag') === '@example')
      .map((tag) => readExample(textOf(get(tag, 'name')), format(tag) ?? '', 'ts')),
  };
}

/** @param value A property: its comment can be that of an accessor, or of the function that it is. */
export function readPropertyComment(value: Loose, find: FindTarget): CommentTexts {
  return [value, ...accessorsOf(value), functionTypeOf(get(value, 'type'))]
    .map((each) => readComment(each, find))
    .reduce((all, more) => mergeTexts(all, more));
}

/** Returns a comment's text as plain words and code, for the check of its links. */
export function plainComment(parts: unknown): string {
  return formatParts(parts, () => undefined);
}

function formatParts(parts: unknown, find: FindTarget): string {
  return listOf(parts)
    .map((part) => formatPart(recordOf(part), find))
    .join('')
    .trim();
}

function formatPart(part: Loose, find: FindTarget): string {
  const written = get(part, 'text');
  const text = typeof written === 'string' ? written : '';
  if (get(part, 'kind') !== 'inline-tag') return text;
  const tag = textOf(get(part, 'tag')) ?? '';
  if (!tag.startsWith('@link')) return text;
  const target = get(part, 'target');
  const isName = tag === '@linkcode' || (tag === '@link' && /^[\w$.#~[\]()]+$/.test(text));
  const label = isName ? formatCode(text) : escapeLabel(text);
  if (typeof target === 'string') {
    return /^https?:\/\//i.test(target) ? formatLink(label, target) : label;
  }
  const id = numberOf(target);
  return formatSymbolLink(label, (id === undefined ? undefined : find(id)) ?? {});
}
