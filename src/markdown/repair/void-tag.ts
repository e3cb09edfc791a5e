/** Tags such as `<br>` without their slash, which MDX takes for open ones. */
import { isVoidName, VOID } from '../../core/text/markup/void-elements.ts';
import { offsetAt, type Position, positionAt } from '../../core/text/source-file.ts';
import { findOpenTag } from './mdx-error.ts';

const VALUE = `"[^"]*"|'[^']*'|\\{(?:[^{}]|\\{[^{}]*\\})*\\}|[^\\s"'>{}\`\u2018-\u201f][^\\s"'>{}]*`;
/** A pattern of the attributes of a tag. */
export const ATTRIBUTES = `(?:\\s+[\\w:-]+(?:=(?:${VALUE}))?)*`;

const NAMES = [...VOID, ...Array.from(VOID, (name) => name.toUpperCase())].join('|');
const BARE = `<(?:${NAMES})${ATTRIBUTES}\\s*>`;
export const VOID_TAG = new RegExp(`^${BARE}`);
const INSIDE = new RegExp(BARE);

/** Code in a line is no tag, nor is what lies beyond an empty line in the same piece. */
const CODE = /`[^`\n]+`/g;
const PIECE = /^<([A-Za-z][\w.]*)[^\n]*(?:\n(?!\s*\n)[^\n]*)*/;
const UNCLOSED = /Expected a closing tag for/;

/**
 * Where the tag without slash begins that keeps another from being closed. The compiler names it at the closing
 * tag, but where it stops at something else as well, it names the tag around it.
 */
export function findVoidTag(
  text: string,
  { position, message }: { readonly position: Position; readonly message: string },
): Position | undefined {
  const open = findOpenTag(message);
  if (open !== undefined) return isVoidName(open.name) ? open.position : undefined;
  if (!UNCLOSED.test(message)) return undefined;
  const offset = offsetAt(text, position);
  const [piece = '', name] = PIECE.exec(text.slice(offset)) ?? [];
  const prose = piece.replace(CODE, (code) => ' '.repeat(code.length));
  const at = prose.slice(0, Math.max(0, prose.indexOf(`</${name}>`))).search(INSIDE);
  return at > 0 ? positionAt(text, offset + at) : undefined;
}
