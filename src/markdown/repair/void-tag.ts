/**
 * Finds text that MDX wrongly takes for an open tag: tags such as `<br>` without their slash, and type
 * arguments.
 */
import { isVoidName, VOID } from '../../core/text/markup/void-elements.ts';
import { offsetAt, type Position, positionAt } from '../../core/text/source-file.ts';
import { findOpenTag } from './mdx-error.ts';
import { findOpenPlaceholder, findTypes } from './placeholder.ts';

/** A value in braces, which can contain others: `{{ a: { b: [{}] } }}`. */
const BRACES = bracesWithin(5);
const VALUE = `"[^"]*"|'[^']*'|${BRACES}|[^\\s"'>{}\`\u2018-\u201f][^\\s"'>{}]*`;
/** A pattern for the attributes and spreads of a tag. After a value in quotes, no space is needed. */
export const ATTRIBUTES = `(?:(?:\\s+|(?<=["']))(?:[\\w:-]+(?:=(?:${VALUE}))?|${BRACES}))*`;

const NAMES = [...VOID, ...Array.from(VOID, (name) => name.toUpperCase())].join('|');
const BARE = `<(?:${NAMES})${ATTRIBUTES}\\s*>`;
export const VOID_TAG = new RegExp(`^${BARE}`);
const INSIDE = new RegExp(BARE);

/** Inline code, which contains no tags. A `PIECE` ends at an empty line. */
const CODE = /`[^`\n]+`/g;
const PIECE = /^<([A-Za-z][\w.]*)[^\n]*(?:\n(?!\s*\n)[^\n]*)*/;
const UNCLOSED = /Expected a closing tag for/;

export interface CompilerStop {
  readonly position: Position;
  readonly message: string;
}

/** Returns a pattern for braces that contain this many levels of braces. */
function bracesWithin(levels: number): string {
  return levels === 0 ? '\\{[^{}]*\\}' : `\\{(?:[^{}]|${bracesWithin(levels - 1)})*\\}`;
}

/**
 * Finds what keeps a tag from being closed, as if the compiler had stopped there: its error names only the
 * tag.
 */
export function findCause(text: string, stop: CompilerStop): CompilerStop | undefined {
  const { position, message } = stop;
  const open = findVoidTag(text, stop) ?? findOpenPlaceholder(text, message);
  if (open !== undefined) return { position: open, message: 'Expected a closing tag' };
  const types = UNCLOSED.test(message) ? findTypes(text, offsetAt(text, position)) : undefined;
  return types && { position: types, message: 'Unexpected character after `<`' };
}

/**
 * Finds the tag without a slash that keeps another tag from being closed. The compiler names it when it
 * stops at the closing tag, but when it stops elsewhere, it names the enclosing tag.
 */
function findVoidTag(text: string, { position, message }: CompilerStop): Position | undefined {
  const open = findOpenTag(message);
  if (open !== undefined) return isVoidName(open.name) ? open.position : undefined;
  if (!UNCLOSED.test(message)) return undefined;
  const offset = offsetAt(text, position);
  const [piece = '', name] = PIECE.exec(text.slice(offset)) ?? [];
  const prose = piece.replace(CODE, (code) => ' '.repeat(code.length));
  const at = prose.slice(0, Math.max(0, prose.indexOf(`</${name}>`))).search(INSIDE);
  return at > 0 ? positionAt(text, offset + at) : undefined;
}
