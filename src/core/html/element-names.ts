import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';

/** Of formulas, those that browsers draw. */
const mathNames = (
  'annotation maction math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts ' +
  'mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics'
).split(' ');

const NAMES: ReadonlySet<string> = new Set([...htmlTagNames, ...svgTagNames, ...mathNames]);

/** Whether browsers know an element of that name, whatever its case: of HTML, of drawings, of formulas. */
export function isElementName(name: string): boolean {
  return NAMES.has(name) || htmlTagNames.includes(name.toLowerCase());
}

/** Names of elements of HTML, for suggestions. */
export const elementNames: readonly string[] = htmlTagNames;
