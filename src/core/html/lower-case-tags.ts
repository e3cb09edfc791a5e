import { maskCode } from '../text/markup/list-code.ts';
import type { TextChange } from '../text/text-change.ts';
import { elementNames } from './element-names.ts';

/** A tag in capitals, up to the first angle bracket. */
const CAPITALS = /<\/?([A-Z][A-Z1-6]*)(?:\s[^<>]*)?\/?>/g;
/** A name in capitals outside of the values of a tag, or a value. */
const NAME = /"[^"]*"?|'[^']*'?|=\s*[^\s"'>]*|[A-Z][A-Z1-6-]*/g;
/** Elements that HTML allows without an end tag. */
const OPEN_ENDED = /^(?:BR|DD|DT|HR|LI|OPTION|P|TBODY|TD|TFOOT|TH|THEAD|TR|WBR)$/;
/** Module code, which can define components with the same names. */
const MODULE_CODE = /^(?:import|export)\s/m;

/**
 * Lists the changes that write HTML in capitals, as in older Markdown, in lower case: `<IMG SRC="a.png">`.
 * MDX would take such tags for components. A lone word between angle brackets, as in `cd <PATH>`, stands for
 * what readers fill in.
 */
export function lowerCaseTags(text: string): TextChange[] {
  if (text.search(CAPITALS) === -1 || MODULE_CODE.test(text)) return [];
  const tags = Array.from(maskCode(text).matchAll(CAPITALS));
  const namesOf = (isEnd: boolean) =>
    new Set(tags.flatMap(([tag, name = '']) => (tag.startsWith('</') === isEnd ? name : [])));
  const [opened, closed] = [namesOf(false), namesOf(true)];
  const isTag = (tag: string, name: string) =>
    OPEN_ENDED.test(name) || /=|\/>$/.test(tag) || (opened.has(name) && closed.has(name));
  return tags
    .filter(([tag, name = '']) => elementInCapitals(name) !== undefined && isTag(tag, name))
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
  return /^["'=]/.test(name) ? name : name.toLowerCase();
}
