import { maskCode } from '../text/markup/list-code.ts';
import type { TextChange } from '../text/text-change.ts';
import { elementNames } from './element-names.ts';

/** A tag in capitals, up to the first angle bracket. */
const CAPITALS = /<\/?([A-Z][A-Z1-6]*)(?:\s[^<>]*)?\/?>/g;
/** A name in capitals outside of the values of a tag. */
const NAME = /"[^"]*"?|'[^']*'?|[A-Z][A-Z1-6-]*/g;
/** Module code, which can define components with the same names. */
const MODULE_CODE = /^(?:import|export)\s/m;

/**
 * Lists the changes that write HTML in capitals, as in older Markdown, in lower case: `<IMG SRC="a.png">`.
 * MDX would take such tags for components.
 */
export function lowerCaseTags(text: string): TextChange[] {
  if (text.search(CAPITALS) === -1 || MODULE_CODE.test(text)) return [];
  return Array.from(maskCode(text).matchAll(CAPITALS))
    .filter(([, name = '']) => elementInCapitals(name) !== undefined)
    .map(({ 0: { length }, index: start }) => {
      const end = start + length;
      return { start, end, text: text.slice(start, end).replace(NAME, lowerCase) };
    });
}

/** Returns the name of the HTML element that a name in capitals means; undefined if it means none. */
export function elementInCapitals(name: string): string | undefined {
  if (name !== name.toUpperCase()) return undefined;
  return elementNames.find((each) => each === name.toLowerCase());
}

function lowerCase(name: string): string {
  return /^["']/.test(name) ? name : name.toLowerCase();
}
