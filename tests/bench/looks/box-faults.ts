/** Runs in the page: finds boxes that are in the wrong place, have the wrong size, or are empty. */
import type { Finding } from './in-page.ts';
import { ancestorsOf, canOverflow, finding, isScreenReaderOnly, isSeen } from './places.ts';

/** Elements that are visible without any text. */
const MEDIA =
  'img, svg, video, audio, iframe, canvas, object, embed, input, select, textarea, math';
const MIN_TARGET = 24;

export function findBoxFaults(): Finding[] {
  const seen = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest('svg, math') && isSeen(element),
  );
  return [
    ...findSideways(),
    ...findOutside(seen),
    ...findUnscrollable(seen),
    ...findEmpty(seen),
    ...findLostImages(),
    ...findSmallTargets(seen),
    ...[...document.querySelectorAll('.page-remark')].map((box) => finding('page remark', box)),
  ];
}

function findSideways(): Finding[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [{ check: 'sideways', place: 'html', detail: `${root.scrollWidth} px` }];
}

/** Finds the outermost boxes that extend beyond the window, unless they can be scrolled to. */
function findOutside(seen: readonly Element[]): Finding[] {
  const width = document.documentElement.clientWidth;
  const sticksOut = (element: Element | null): boolean => {
    const rect = element?.getBoundingClientRect();
    if (!rect || rect.width < 2 || rect.height < 2) return false;
    return rect.right > width + 1 || rect.left < -1;
  };
  return seen
    .filter((element) => sticksOut(element) && !sticksOut(element.parentElement))
    .filter((element) => !isScreenReaderOnly(element) && !canOverflow(element))
    .map((element) => finding('outside', element, `${element.getBoundingClientRect().right} px`));
}

function findUnscrollable(seen: readonly Element[]): Finding[] {
  return seen
    .filter((element) => element.matches('pre, table, .table-frame'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => !canOverflow(element))
    .map((element) => finding('no scrolling', element));
}

/** Finds boxes with a background or borders, but without content. */
function findEmpty(seen: readonly Element[]): Finding[] {
  const empty = seen.filter((element) => {
    if (element.matches(MEDIA) || element.querySelector(MEDIA)) return false;
    if (element.textContent.trim() !== '' || element.closest('hr, td, th, button, pre')) {
      return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return width >= 40 && height >= 16 && isDrawn(element);
  });
  const faults = empty.filter((element) => !empty.includes(element.parentElement ?? element));
  const main = document.querySelector('main');
  const content = main?.querySelector<HTMLElement>('.content') ?? main;
  const isBlank = !content || (content.innerText.trim() === '' && !content.querySelector(MEDIA));
  return [
    ...faults.map((element) => finding('empty', element)),
    ...(isBlank ? [{ check: 'blank page', place: 'main', detail: '' }] : []),
  ];
}

function isDrawn(element: Element): boolean {
  const style = getComputedStyle(element);
  const isFilled = !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor);
  const sides = [style.borderTopWidth, style.borderLeftWidth].map(Number.parseFloat);
  return isFilled || sides.every((side) => side > 0);
}

function findLostImages(): Finding[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0 && isSeen(image))
    .map((image) => {
      const isLocal = new URL(image.src, location.href).origin === location.origin;
      return finding(isLocal ? 'image' : 'image elsewhere', image, image.getAttribute('src') ?? '');
    });
}

/**
 * Finds targets that are too small for a finger and too close to another one. Links within a line are
 * exempt, as the line determines their size.
 */
function findSmallTargets(seen: readonly Element[]): Finding[] {
  const targets = seen
    .filter((element) => element.matches('a[href], button, input, select, textarea, summary'))
    .filter((element) => !isScreenReaderOnly(element) && !isInLine(element))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0 && rect.height > 0);
  return targets
    .filter(({ rect }) => Math.min(rect.width, rect.height) < MIN_TARGET - 0.5)
    .filter(({ element, rect }) =>
      targets.some((other) => other.element !== element && isNear(rect, other.rect)),
    )
    .map(({ element, rect }) =>
      finding('target', element, `${rect.width.toFixed(0)} × ${rect.height.toFixed(0)}`),
    );
}

function isInLine(element: Element): boolean {
  const { display } = getComputedStyle(element);
  if (display !== 'inline') return false;
  return ancestorsOf(element).some(({ element: part }) => part.matches('p, li, td, th, dd, h1'));
}

/** Whether a circle of the minimum size around the center of one target reaches the other. */
function isNear(one: DOMRect, other: DOMRect): boolean {
  const x = one.left + one.width / 2;
  const y = one.top + one.height / 2;
  const aside = Math.max(other.left - x, 0, x - other.right);
  const away = Math.max(other.top - y, 0, y - other.bottom);
  return Math.hypot(aside, away) < MIN_TARGET / 2 - 0.5;
}
