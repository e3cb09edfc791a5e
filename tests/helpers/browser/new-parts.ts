/** Finds what a page has not shown before: texts in new colors, and elements that were hidden. */

/** The part of a page to check, by selectors. */
export interface Part {
  readonly include?: string | undefined;
  readonly exclude?: readonly string[] | undefined;
}

interface Search extends Part {
  /** Sets of colors already seen, on this page or on an earlier one. */
  readonly known: readonly string[];
  /** Whether only new colors make an element new, because all elements are there for the first time. */
  readonly onlyColors: boolean;
}

interface Found {
  /** Sets of colors not seen before. */
  readonly colors: readonly string[];
  /** Whether elements are visible for the first time. */
  readonly hasElements: boolean;
}

/** Selects what `markNewParts` marked. */
export const NEW_PARTS = '[data-new-part]';

/**
 * Runs in the page. Marks elements that are visible for the first time since the page was loaded, and one
 * text for each unknown set of colors. A set is everything that contrast depends on: the colors of the text
 * and of its surroundings, whether the text is large, and everything that can be painted behind it.
 */
export function markNewParts({ include, exclude = [], known, onlyColors }: Search): Found {
  const shown = ((globalThis as { shown?: WeakSet<Element> }).shown ??= new WeakSet<Element>());
  const met = new Set(known);
  const colors: string[] = [];
  const backdrops = new Map<Element, string>();
  const backdropOf = (element: Element): string => {
    const kept = backdrops.get(element);
    if (kept !== undefined) return kept;
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter];
    const around = element.parentElement === null ? '' : backdropOf(element.parentElement);
    const isClear = own.join(' ') === 'rgba(0, 0, 0, 0) none 1 none';
    const backdrop = isClear ? around : `${around} / ${own.join(' ')}`;
    backdrops.set(element, backdrop);
    return backdrop;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    );
  const takeColors = (element: Element): boolean => {
    if (!hasText(element)) return false;
    const { color, fontSize, fontWeight, textDecorationLine, textShadow, position } =
      getComputedStyle(element);
    // In pixels: the sizes from which WCAG considers text large.
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const text = [color, isLarge, textDecorationLine, textShadow, position].join(' ');
    const around = getComputedStyle(element.parentElement ?? element).color;
    const own = [element.localName, text, around, backdropOf(element)].join(' | ');
    if (met.has(own)) return false;
    met.add(own);
    colors.push(own);
    return true;
  };
  for (const marked of document.querySelectorAll('[data-new-part]')) {
    marked.removeAttribute('data-new-part');
  }
  const left = exclude.join(', ');
  const root = (include === undefined ? null : document.querySelector(include)) ?? document.body;
  const isLookedAt = (element: Element) =>
    element.checkVisibility() && (left === '' || element.closest(left) === null);
  let hasElements = false;
  for (const element of [root, ...root.querySelectorAll('*')].filter(isLookedAt)) {
    const isNewColor = takeColors(element);
    const isNewElement = !(onlyColors || shown.has(element));
    shown.add(element);
    if (!isNewColor && !isNewElement) continue;
    hasElements ||= isNewElement;
    // Checking the marked ancestor covers everything inside it.
    if (element.parentElement?.closest('[data-new-part]')) continue;
    element.setAttribute('data-new-part', '');
  }
  return { colors, hasElements };
}
