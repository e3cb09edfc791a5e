/** Reads the page with the values of all constants. */
import { parse } from '../../../html/parse.ts';
import { elementText } from '../../../html/text.ts';
import { walk } from '../../../html/walk.ts';
import { hasPlainClass } from './page-classes.ts';

export const CONSTANTS_PAGE = 'constant-values.html';

/** The longest value that is shown; parsers, for example, have tables of many thousand characters. */
const LONGEST = 200;

/** @returns values by the full names of constants: `com.example.Client.LIMIT`. */
export function readConstantValues(html: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let name: string | undefined;
  const enter = (element: Parameters<typeof hasPlainClass>[0]) => {
    // The name is an anchor in the first column, and before JDK 16 that of a link.
    if (element.name === 'code' || element.name === 'a') {
      name = element.get('id') ?? element.get('name') ?? name;
    }
    if (name === undefined || !hasPlainClass(element, 'collast')) return;
    const value = elementText(element);
    if (value !== '' && value.length <= LONGEST) values.set(name, value);
    name = undefined;
  };
  walk(parse(html), [{ enter }]);
  return values;
}
