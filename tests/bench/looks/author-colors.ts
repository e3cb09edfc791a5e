/** Runs in the page: finds colors that an author chose, which are therefore not faults of Lectern. */
import { ancestorsOf } from './places.ts';

const COLORING = /^(?:[a-z-]+:)*(?:text|bg)-|^s-/;

/** Whether a class or stylesheet of the author's sets the color of the element or of an ancestor. */
export function isColoredByAuthor(element: Element): boolean {
  const selectors = listColoring();
  return ancestorsOf(element)
    .filter(({ element: part }) => part.closest('.content') !== null)
    .some(
      ({ element: part }) =>
        [...part.classList].some((name) => COLORING.test(name)) ||
        selectors.some((selector) => part.matches(selector)),
    );
}

let known: readonly string[] | undefined;

/** Lists the selectors of rules that set a color, in stylesheets that are not Lectern's. */
function listColoring(): readonly string[] {
  known ??= [...document.styleSheets]
    .filter(({ href }) => href !== null && !href.includes('/_lectern/'))
    .flatMap(({ cssRules }) => [...cssRules].flatMap(toSelectors));
  return known;
}

function toSelectors(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule) {
    const { color, backgroundColor } = rule.style;
    return color || backgroundColor ? [rule.selectorText.replaceAll(/::[\w-]+/g, '')] : [];
  }
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(toSelectors) : [];
}
