/**
 * Reads the attributes of a heading, which Markdown takes from braces at its end: `## Usage {#usage}`.
 * Braces without valid attributes, as in `## The key {server.port}`, are text: no page can have an
 * attribute of that name, and the native compiler crashes on one with a dot. A name without a value is text
 * as well, because `## GET /users/{id}` is a path, and so are escaped braces, which the parser overlooks.
 */
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { toSlug } from '../../core/text/slug.ts';
import { withoutMarks } from '../repair/joined-words.ts';
import type { UniqueNames } from '../slug.ts';
import { toLinkTarget } from './to-elements.ts';

type Attributes = Readonly<Record<string, unknown>>;

const NAME = /^[A-Za-z_:][\w:-]*$/;
const BRACES = /\s*\{[^{}]*\}/g;
const ESCAPE = /(?<!\\)(?:\\\\)*\\$/;

/**
 * Returns the braces of a heading that are text although the parser took them for attributes, with the
 * whitespace before them.
 */
export function findTextBraces(heading: string, properties: Attributes): string | undefined {
  const taken = Object.entries(properties);
  if (taken.length === 0) return undefined;
  const braces = heading.match(BRACES)?.at(-1) ?? '';
  const areAttributes = taken.every(([name, value]) => NAME.test(name) && value !== '');
  const isEscaped = ESCAPE.test(heading.slice(0, heading.lastIndexOf(braces)));
  return areAttributes && !isEscaped ? undefined : braces;
}

/** Appends braces to a text, without the backslash that escaped them. */
export function withBraces(text: string, braces: string): string {
  const plain = text.endsWith('\\') ? text.slice(0, -1) : text;
  return plain === '' ? braces.trimStart() : plain + braces;
}

/** Adds braces to the content of a heading, as text. */
export function showBraces(
  heading: Readonly<Extract<MdastNode, { type: 'heading' }>>,
  braces: string,
  context: MdastVisitorContext,
): void {
  const last = heading.children.at(-1);
  const value = last === undefined ? braces.trimStart() : braces;
  if (last?.type === 'text') context.setProperty(last, 'value', withBraces(last.value, braces));
  else context.appendChild(heading, { type: 'text', value });
}

interface Naming {
  readonly node: Readonly<MdastNode>;
  /** The heading as written. */
  readonly whole: string;
  readonly context: MdastVisitorContext;
  readonly slugs: UniqueNames;
}

/**
 * Returns the id of a heading, made from its text without formulas. The id that includes the TeX is added
 * as a second link target.
 */
export function takeHeadingId(text: string, { node, whole, context, slugs }: Naming): string {
  const textOf = (child: Readonly<MdastNode>) => withoutMarks(context.textContent(child));
  const beside = (whole.includes('$') ? textBesideFormulas(node, textOf) : undefined) ?? text;
  const [name, long] = [toSlug(beside), toSlug(text)];
  const id = slugs.take(name);
  if (name !== long) context.appendChild(node, toLinkTarget(slugs.take(long)));
  return id;
}

type TextOf = (node: Readonly<MdastNode>) => string;

/**
 * Returns the text of a heading without its formulas, since TeX is meaningless in an address; undefined if
 * it has no formulas, or nothing else.
 */
function textBesideFormulas(heading: Readonly<MdastNode>, textOf: TextOf): string | undefined {
  const text = withoutFormulas(heading, textOf);
  return text !== undefined && /[\p{Letter}\p{Number}]/u.test(text) ? text : undefined;
}

function withoutFormulas(node: Readonly<MdastNode>, textOf: TextOf): string | undefined {
  if (node.type === 'inlineMath') return '';
  const children: readonly MdastNode[] = 'children' in node ? node.children : [];
  const parts = children.map((child) => withoutFormulas(child, textOf));
  if (parts.every((part) => part === undefined)) return undefined;
  return children.map((child, rank) => parts[rank] ?? textOf(child)).join('');
}
