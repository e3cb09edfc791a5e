/** Lists the kinds of elements on a page, and how the width of the window affects them. */
import type { Part } from './new-parts.ts';

/** Strings that are equal for elements that accessibility rules judge alike. */
export interface PageKinds {
  /** Elements that are visible for the first time, by name, classes, attributes and parent. */
  readonly elements: readonly string[];
  /**
   * What happens only at some widths: an element is hidden, is a small target, or scrolls without being
   * focusable.
   */
  readonly changes: readonly string[];
  /** Addresses of stylesheets, and styles in the page itself. */
  readonly styles: readonly string[];
}

/**
 * Runs in the page. If the page was checked at another width before, `markNewParts` must have run there:
 * this function compares what is visible now with what was visible then.
 */
export function listKinds({ include, exclude = [] }: Part): PageKinds {
  const { shown } = globalThis as { shown?: WeakSet<Element> };
  const elements = new Set<string>();
  const changes = new Set<string>();
  /** Attributes whose values rules read; for other attributes only their presence and emptiness matter. */
  const valued = new Set(['role', 'type', 'tabindex', 'aria-hidden', 'aria-live', 'scope']);
  const own = new Map<Element, string>();
  const nameOf = (element: Element): string => {
    const kept = own.get(element);
    if (kept !== undefined) return kept;
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(?:class|style|id|data-.*)$/.test(name))
      .map(({ name, value }) => (valued.has(name) ? `${name}=${value}` : name + (value && '=')));
    const isEmpty = element.firstElementChild === null && element.textContent.trim() === '';
    const classes = [...element.classList].sort().join('.');
    const name = [element.localName, classes, attributes.sort().join(' '), isEmpty].join('|');
    own.set(element, name);
    return name;
  };
  /** Phrasing elements are of the same kind in any parent. */
  const isPhrase = (element: Element) =>
    element.matches('a.link, code, em, kbd, path, span, strong, svg, use');
  const kindOf = (element: Element): string => {
    const { parentElement: parent } = element;
    return isPhrase(element) || !parent
      ? nameOf(element)
      : `${nameOf(parent)} > ${nameOf(element)}`;
  };
  const isSmall = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // A target in a line of text can be as small as the line.
    const isTarget =
      element.matches('a, button, input, select, summary') &&
      getComputedStyle(element).display !== 'inline';
    return isTarget && Math.min(width, height) < 24;
  };
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const scrollsAlone = (element: Element): boolean =>
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
    /auto|scroll/.test(getComputedStyle(element).overflow) &&
    !element.matches(focusable) &&
    element.querySelector(focusable) === null;
  const left = exclude.join(', ');
  const root = (include === undefined ? null : document.querySelector(include)) ?? document.body;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (left !== '' && element.closest(left) !== null) continue;
    const kind = kindOf(element);
    if (element.checkVisibility()) {
      if (shown?.has(element) !== true) elements.add(kind);
      if (isSmall(element)) changes.add(`small ${kind}`);
      if (scrollsAlone(element)) changes.add(`scrolls ${kind}`);
    } else if (shown?.has(element)) {
      changes.add(`hidden ${kind}`);
    }
  }
  const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')];
  const inPlace = [...root.querySelectorAll('[style]')];
  const styles = new Set([
    ...sheets.map((sheet) => sheet.getAttribute('href') ?? sheet.textContent),
    ...inPlace.map((element) => element.getAttribute('style') ?? ''),
  ]);
  return { elements: [...elements], changes: [...changes], styles: [...styles] };
}
