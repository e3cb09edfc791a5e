/**
 * Finds words in angle brackets that are not meant as tags: `<your-key>`, `Promise<User>`. Browsers would
 * not show them.
 */
import { componentCatalog } from '../../core/components/component-catalog.ts';
import { isElementName } from '../../core/html/element-names.ts';
import { maskCode } from '../../core/text/markup/list-code.ts';
import { offsetAt, type Position, positionAt } from '../../core/text/source-file.ts';
import { findOpenTag } from './mdx-error.ts';

/** Placeholders in angle brackets, which are not MDX tags unless they are closed. */
export const PLACEHOLDER_TAG = /^<(?:[a-z]+[_-][\w-]*|\$[\w-]+|[A-Z][A-Z\d]*(?:[_-][\w-]*)?)>/;

const BARE_TAG = /^<([A-Za-z][\w-]*)>/;
const CLOSING = /<\/([a-z][\w-]*)/g;

const components = new Set(Object.keys(componentCatalog).map((name) => name.toLowerCase()));

/**
 * Returns a test for pieces of HTML in a Markdown text: whether one is a placeholder, that is, an unknown
 * tag without attributes that nothing closes.
 */
export function findPlaceholders(text: string): (html: string) => boolean {
  let closed: ReadonlySet<string> | undefined;
  return (html) => {
    const name = BARE_TAG.exec(html)?.[1];
    if (name === undefined || html.length !== name.length + 2 || isKnown(name)) return false;
    closed ??= new Set(Array.from(text.toLowerCase().matchAll(CLOSING), ([, found = '']) => found));
    return !closed.has(name.toLowerCase());
  };
}

/**
 * Returns the type whose bracket is at an offset of MDX: `User` in `Promise<User>`, `string` in
 * `List<string>`.
 */
export function findTypeArgument(text: string, offset: number): string | undefined {
  if (!/\w/.test(text[offset - 1] ?? '')) return undefined;
  const [, name = ''] =
    BARE_TAG.exec(text.slice(offset, offset + MAX_PLACEHOLDER_CHARACTERS)) ?? [];
  return name !== '' && !isKnown(name) ? name : undefined;
}

/**
 * Finds the placeholder that the compiler takes for the open tag at a closing one, as in a heading inside a
 * component: `## Promise<User>`.
 */
export function findOpenPlaceholder(text: string, message: string): Position | undefined {
  const open = findOpenTag(message);
  if (open === undefined || text.includes(`</${open.name}>`)) return undefined;
  const offset = offsetAt(text, open.position);
  const isPlaceholder =
    PLACEHOLDER_TAG.test(text.slice(offset, offset + MAX_PLACEHOLDER_CHARACTERS)) ||
    findTypeArgument(text, offset) !== undefined;
  return isPlaceholder ? open.position : undefined;
}

/**
 * The start of a list of type arguments, which no tag looks like: `Map<string, number>`; in an attribute's
 * value it is text.
 */
const TYPES = /(?<=\w)<(?=[A-Za-z][\w.]*[ \t]*,[ \t]*[A-Za-z])(?<!=["'][^"'\n]{0,300})/;

/**
 * Finds type arguments outside of code and after the tag at an offset. The compiler reports that the tag
 * around them is never closed.
 */
export function findTypes(text: string, offset: number): Position | undefined {
  if (text.slice(offset).search(TYPES) === -1) return undefined;
  const at = maskCode(text).slice(offset).search(TYPES);
  return at === -1 ? undefined : positionAt(text, offset + at);
}

/** The most characters of a name and its brackets. */
const MAX_PLACEHOLDER_CHARACTERS = 100;

/** Whether an element or a component has that name, ignoring case. */
function isKnown(name: string): boolean {
  return isElementName(name) || components.has(name.toLowerCase());
}
