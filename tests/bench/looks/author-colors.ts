/** Runs in the page: which colours are an author's own choice, and so none of Lectern's faults. */
import { ancestorsOf } from './places.ts';

const COLORING = /^(?:[a-z-]+:)*(?:text|bg)-|^s-/;

/** Whether a class or a stylesheet of the author's colours the element, or what it stands in. */
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

/** Selectors of the rules that set a colour, in the stylesheets that are not Lectern's. */
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
