/**
 * The attributes of a heading, which Markdown takes from braces at its end: `## Usage {#usage}`. Where what
 * stands there is no attribute, `## The key {server.port}`, it is text: no page can have an attribute of
 * that name, and the native compiler does not survive one with a dot. A name without a value is text as
 * well, for `## GET /users/{id}` is a path, and so are braces behind a backslash, which the parser overlooks.
 */

type Attributes = Readonly<Record<string, unknown>>;

const NAME = /^[A-Za-z_:][\w:-]*$/;
const BRACES = /\s*\{[^{}]*\}/g;
const ESCAPE = /(?<!\\)(?:\\\\)*\\$/;

/**
 * The braces of a heading that are text, with the blanks before them, where the parser took them for
 * attributes.
 */
export function findTextBraces(heading: string, properties: Attributes): string | undefined {
  const taken = Object.entries(properties);
  if (taken.length === 0) return undefined;
  const braces = heading.match(BRACES)?.at(-1) ?? '';
  const areAttributes = taken.every(([name, value]) => NAME.test(name) && value !== '');
  const isEscaped = ESCAPE.test(heading.slice(0, heading.lastIndexOf(braces)));
  return areAttributes && !isEscaped ? undefined : braces;
}

/** A text and the braces behind it; a backslash before braces has made them text already. */
export function withBraces(text: string, braces: string): string {
  const plain = text.endsWith('\\') ? text.slice(0, -1) : text;
  return plain === '' ? braces.trimStart() : plain + braces;
}
