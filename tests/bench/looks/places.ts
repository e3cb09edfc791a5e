/** Runs in the page: finds what is visible, and names it. */
import type { Finding } from './in-page.ts';

/** Describes an element by its own classes and those of its nearest ancestors. */
export function placeOf(element: Element): string {
  const names: string[] = [];
  for (let part: Element | null = element; part && names.length < 4; part = part.parentElement) {
    const classes = [...part.classList].slice(0, 3).map((name) => `.${name}`);
    names.unshift(part.tagName.toLowerCase() + classes.join(''));
  }
  return names.join(' > ');
}

export function finding(check: string, element: Element, detail?: string): Finding {
  const text = (element.textContent || '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return { check, place: placeOf(element), detail: [detail, text].filter(Boolean).join(' · ') };
}

export function isSeen(element: Element): boolean {
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** Whether an element is only for screen readers: a box of one pixel, or one that is clipped entirely. */
export function isScreenReaderOnly(element: Element): boolean {
  return ancestorsOf(element).some(({ style }) => /inset\(50%|inset\(100%/.test(style.clipPath));
}

export interface Ancestor {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
}

/** Lists an element and all its ancestors below the body. */
export function ancestorsOf(element: Element): Ancestor[] {
  const all: Ancestor[] = [];
  for (let part: Element | null = element; part && part !== document.body;) {
    all.push({ element: part, style: getComputedStyle(part) });
    part = part.parentElement;
  }
  return all;
}

/**
 * Whether an ancestor scrolls sideways or truncates its text with an ellipsis, so that the element can be
 * wider.
 */
export function canOverflow(element: Element): boolean {
  return ancestorsOf(element).some(
    ({ style }) => /auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis',
  );
}

export interface SeenText {
  readonly text: string;
  readonly node: Text;
  readonly parent: Element;
}

/** Lists all visible texts in document order. */
export function listTexts(root: Element): SeenText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: SeenText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!(node instanceof Text) || !parent || text === '') continue;
    if (isSeen(parent) && !isScreenReaderOnly(parent)) all.push({ text, node, parent });
  }
  return all;
}

/** Returns the boxes of a text, one per line. */
export function rectsOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}
