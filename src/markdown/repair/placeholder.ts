/**
 * Words in angle brackets that nobody means as a tag: `<your-key>`, `Promise<User>`. Browsers would show
 * nothing of them.
 */
import { componentCatalogue } from '../../core/components/component-catalogue.ts';
import { isElementName } from '../../core/html/element-names.ts';
import { maskCode } from '../../core/text/markup/list-code.ts';
import { offsetAt, type Position, positionAt } from '../../core/text/source-file.ts';
import { findOpenTag } from './mdx-error.ts';

/** Words in angle brackets that stand for something, and are no tags of MDX unless they are closed. */
export const PLACEHOLDER_TAG = /^<(?:[a-z]+[_-][\w-]*|\$[\w-]+|[A-Z][A-Z\d]*(?:[_-][\w-]*)?)>/;

const BARE_TAG = /^<([A-Za-z][\w-]*)>/;
const CLOSING = /<\/([a-z][\w-]*)/g;

const components = new Set(Object.keys(componentCatalogue).map((name) => name.toLowerCase()));

/** Tells of the HTML in a Markdown text whether it is a word in angle brackets: a bare tag that nothing closes. */
export function findPlaceholders(text: string): (html: string) => boolean {
  let closed: ReadonlySet<string> | undefined;
  return (html) => {
    const name = BARE_TAG.exec(html)?.[1];
    if (name === undefined || html.length !== name.length + 2 || isKnown(name)) return false;
    closed ??= new Set(Array.from(text.toLowerCase().matchAll(CLOSING), ([, found = '']) => found));
    return !closed.has(name.toLowerCase());
  };
}

/** The name of the type whose bracket is at an offset of MDX: `User` of `Promise<User>`, `string` of `List<string>`. */
export function findTypeArgument(text: string, offset: number): string | undefined {
  if (!/\w/.test(text[offset - 1] ?? '')) return undefined;
  const [, name = ''] = BARE_TAG.exec(text.slice(offset, offset + LONGEST)) ?? [];
  return name !== '' && !isKnown(name) ? name : undefined;
}

/**
 * Where the word in brackets stands that the compiler takes for the tag which is open at a closing one, as
 * in a heading inside of a component: `## Promise<User>`.
 */
export function findOpenPlaceholder(text: string, message: string): Position | undefined {
  const open = findOpenTag(message);
  if (open === undefined || text.includes(`</${open.name}>`)) return undefined;
  const offset = offsetAt(text, open.position);
  const isPlaceholder =
    PLACEHOLDER_TAG.test(text.slice(offset, offset + LONGEST)) ||
    findTypeArgument(text, offset) !== undefined;
  return isPlaceholder ? open.position : undefined;
}

/** Where the types of a name begin, which no tag has: `Map<string, number>`; in a value of an attribute it is text. */
const TYPES = /(?<=\w)<(?=[A-Za-z][\w.]*[ \t]*,[ \t]*[A-Za-z])(?<!=["'][^"'\n]{0,300})/;

/**
 * Where types stand behind a name, out of code and below the tag at an offset: the compiler says of the tag
 * around them that it is never closed.
 */
export function findTypes(text: string, offset: number): Position | undefined {
  if (text.slice(offset).search(TYPES) === -1) return undefined;
  const at = maskCode(text).slice(offset).search(TYPES);
  return at === -1 ? undefined : positionAt(text, offset + at);
}

/** Characters of a name and its brackets. */
const LONGEST = 100;

/** Whether there is an element or a component of that name, in any case of letters. */
function isKnown(name: string): boolean {
  return isElementName(name) || components.has(name.toLowerCase());
}
