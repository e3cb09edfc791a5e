/** What a page has not shown before: texts in colours of their own, and elements that were hidden. */

/** What is looked at of a page, by selectors. */
export interface Part {
  readonly include?: string | undefined;
  readonly exclude?: readonly string[] | undefined;
}

interface Search extends Part {
  /** Sets of colours that were met, on this page or on one before. */
  readonly known: readonly string[];
  /** Whether elements count as new for their colours only: those that all are there for the first time. */
  readonly onlyColors: boolean;
}

interface Found {
  /** Sets of colours that were not met. */
  readonly colors: readonly string[];
  readonly isAny: boolean;
}

/** Selects what `markNewParts` has found. */
export const NEW_PARTS = '[data-new-part]';

/**
 * Runs in the page: marks elements that are visible for the first time since it was loaded, and one
 * text of each set of colours that is not known. A set is what contrast is counted from: colours of
 * the text and of what stands around it, whether it is large, and all that may be painted behind it.
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
    // In pixels, as WCAG counts large text.
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
  let isAny = false;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!element.checkVisibility() || (left !== '' && element.closest(left) !== null)) continue;
    const isNewColor = takeColors(element);
    const isNew = isNewColor || !(onlyColors || shown.has(element));
    shown.add(element);
    if (!isNew) continue;
    isAny = true;
    // Whoever looks at an element looks at all in it.
    if (element.parentElement?.closest('[data-new-part]')) continue;
    element.setAttribute('data-new-part', '');
  }
  return { colors, isAny };
}
