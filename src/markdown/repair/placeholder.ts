/**
 * Words in angle brackets that nobody means as a tag: `<your-key>`, `Promise<User>`. Browsers would show
 * nothing of them.
 */
import { componentCatalogue } from '../../core/components/component-catalogue.ts';
import { isElementName } from '../../core/html/element-names.ts';

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

/** Characters of a name and its brackets. */
const LONGEST = 100;

/** Whether there is an element or a component of that name, in any case of letters. */
function isKnown(name: string): boolean {
  return isElementName(name) || components.has(name.toLowerCase());
}
