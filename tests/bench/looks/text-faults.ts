/** Runs in the page: finds texts that are cut off, overlap, or are too faint or too small. */
import { isColoredByAuthor } from './author-colors.ts';
import { contrastOf } from './contrast.ts';
import type { Finding } from './in-page.ts';
import { ancestorsOf, finding, listTexts, rectsOf, type SeenText } from './places.ts';

const MIN_SIZE = 11;

interface PlacedText extends SeenText {
  readonly rects: readonly DOMRect[];
}

export function findTextFaults(): Finding[] {
  const texts = listTexts(document.body).map((seen) => ({ ...seen, rects: rectsOf(seen.node) }));
  return [...findClipped(texts), ...findOverlaps(texts), ...findUnreadable(texts)];
}

function findClipped(texts: readonly PlacedText[]): Finding[] {
  return texts.filter(isClipped).map(({ parent, text }) => finding('clipped', parent, text));
}

/** Whether a text crosses an edge beyond which overflow is hidden. */
function isClipped({ parent, rects }: PlacedText): boolean {
  // Folded on purpose, with a button to unfold it.
  if (parent.closest('.code-folded')) return false;
  for (const { element, style } of ancestorsOf(parent)) {
    if (style.display === 'inline') continue;
    if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') return false;
    const box = element.getBoundingClientRect();
    const isOver = rects.some(
      (rect) =>
        (hides(style.overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2)) ||
        (hides(style.overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)),
    );
    if (isOver) return true;
    if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return false;
  }
  return false;
}

function hides(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

interface Line {
  readonly text: PlacedText;
  readonly rect: DOMRect;
}

/**
 * Finds texts that overlap, and reports the later of two. Sticky and fixed elements are meant to cover
 * others.
 */
function findOverlaps(texts: readonly PlacedText[]): Finding[] {
  const lines = texts
    .filter(({ parent }) => !isAbove(parent))
    .flatMap((text) => text.rects.flatMap((rect) => toLine(text, rect)))
    .toSorted((left, right) => left.rect.top - right.rect.top);
  const found = new Map<Element, Finding>();
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top >= line.rect.bottom) break;
      const width =
        Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
      if (width <= 2 || line.text.node === other.text.node) continue;
      const { parent, text } = other.text;
      found.set(
        parent,
        finding('overlap', parent, `“${line.text.text.slice(0, 30)}” / “${text.slice(0, 30)}”`),
      );
    }
  });
  return [...found.values()];
}

/**
 * Returns the part of a line that is visible in its scroll containers, without the space above and below
 * the letters.
 */
function toLine(text: PlacedText, rect: DOMRect): Line[] {
  let { left, right, top, bottom } = rect;
  const inset = rect.height * 0.22;
  top += inset;
  bottom -= inset;
  for (const { element, style } of ancestorsOf(text.parent)) {
    if (style.display === 'inline' || style.overflowX === 'visible') continue;
    const box = element.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  if (right - left < 1 || bottom - top < 1) return [];
  return [{ text, rect: new DOMRect(left, top, right - left, bottom - top) }];
}

function isAbove(element: Element): boolean {
  return ancestorsOf(element).some(({ style }) => /fixed|sticky/.test(style.position));
}

function findUnreadable(texts: readonly PlacedText[]): Finding[] {
  const parents = new Set(
    texts.filter(({ rects }) => rects.length > 0).map(({ parent }) => parent),
  );
  return [...parents].flatMap((parent) => {
    if (parent.closest(':disabled, [aria-disabled="true"], math, svg')) return [];
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    const contrast = contrastOf(parent);
    const isTiny = size < MIN_SIZE && !parent.closest('sub, sup');
    return [
      ...(isTiny ? [finding('tiny', parent, `${size} px`)] : []),
      ...(contrast !== undefined && contrast.ratio < (isLarge ? 3 : 4.5) - 0.02
        ? [
            finding(
              toContrastName(parent),
              parent,
              `${contrast.ratio.toFixed(2)} ${contrast.colors}`,
            ),
          ]
        : []),
    ];
  });
}

function toContrastName(element: Element): string {
  return isColoredByAuthor(element) ? "contrast, author's" : 'contrast';
}
