/**
 * The attributes of a heading, which Markdown takes from braces at its end: `## Usage {#usage}`. Where what
 * stands there is no attribute, `## The key {server.port}`, it is text: no page can have an attribute of
 * that name, and the native compiler does not survive one with a dot.
 */

type Attributes = Readonly<Record<string, unknown>>;

const NAME = /^[A-Za-z_:][\w:-]*$/;
const BRACES = /\{[^{}]*\}/g;

/** Whether what the parser took for attributes may be such. */
export function areAttributes(properties: Attributes): boolean {
  return Object.keys(properties).every((name) => NAME.test(name));
}

/** The last braces of a heading as they are written, with what is in them. */
export function findBraces(heading: string): string | undefined {
  return heading.match(BRACES)?.at(-1);
}

/** A text and the braces behind it; a backslash before braces has made them text already. */
export function withBraces(text: string, braces: string | undefined): string {
  if (braces === undefined || text === '') return text + (braces ?? '');
  return text.endsWith('\\') ? text.slice(0, -1) + braces : `${text} ${braces}`;
}
