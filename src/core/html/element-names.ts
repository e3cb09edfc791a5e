import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';

/** Elements of MathML that browsers render. */
const mathNames = (
  'annotation maction math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts ' +
  'mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics'
).split(' ');

const NAMES: ReadonlySet<string> = new Set([...htmlTagNames, ...svgTagNames, ...mathNames]);

/** Whether browsers know an element of that name in HTML, in any case, or in SVG or MathML. */
export function isElementName(name: string): boolean {
  return NAMES.has(name) || htmlTagNames.includes(name.toLowerCase());
}

/** Names of HTML elements, for suggestions. */
export const elementNames: readonly string[] = htmlTagNames;
