/**
 * The card below a link that previews its target. It stays while the pointer is on the link or the card, or
 * while the link has the focus; Escape dismisses it until the reader comes back.
 */
import styles from '../../styles/link-preview.css?inline';
import { findPreview, type Preview } from './find-preview.ts';

/**
 * Milliseconds for which the pointer or focus must rest, so that a link that is only passed shows nothing.
 */
const REST = 200;
/** Milliseconds to get from the link to the card. */
const LEAVE = 250;
const ID = 'link-preview';
const GAP = 6;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

let card: HTMLElement | undefined;
let shownFor: HTMLAnchorElement | undefined;
/** The link that has the pointer or the focus. */
let wanted: HTMLAnchorElement | undefined;
let leaving: number | undefined;

/** Shows the preview of `link` if the reader stays on it. Without a point, the link has the focus. */
export function offerPreview(link: HTMLAnchorElement, point?: Point): void {
  if (link === shownFor) clearTimeout(leaving);
  if (link === wanted) return;
  wanted = link;
  const left = new AbortController();
  const { signal } = left;
  const leave = () => {
    left.abort();
    if (wanted === link) wanted = undefined;
    if (shownFor === link) hideSoon();
  };
  link.addEventListener(point ? 'pointerleave' : 'focusout', leave, { signal });
  link.addEventListener('click', hide, { signal });
  // Coming back to the link starts another visit, which this one must not answer.
  const isWanted = () => wanted === link && !signal.aborted;
  setTimeout(() => {
    if (isWanted()) void findAndShow(link, { point, isWanted });
  }, REST);
}

async function findAndShow(
  link: HTMLAnchorElement,
  { point, isWanted }: { readonly point: Point | undefined; readonly isWanted: () => boolean },
): Promise<void> {
  const preview = await findPreview(link);
  if (preview && isWanted()) show(link, preview, point);
}

function show(link: HTMLAnchorElement, preview: Preview, point: Point | undefined): void {
  hide();
  card ??= createCard();
  fill(card, preview);
  // An open dialog hides everything outside it, and screen readers skip content outside landmarks.
  (link.closest('dialog, main') ?? document.body).append(card);
  card.showPopover();
  place(card, boxOf(link, point));
  if (!link.hasAttribute('aria-describedby')) link.setAttribute('aria-describedby', ID);
  shownFor = link;
  document.addEventListener('keydown', dismiss, { capture: true });
  document.addEventListener('scroll', hide, { passive: true });
}

function createCard(): HTMLElement {
  const element = document.createElement('div');
  element.id = ID;
  element.className = ID;
  element.role = 'tooltip';
  element.popover = 'manual';
  element.addEventListener('pointerenter', () => {
    clearTimeout(leaving);
  });
  element.addEventListener('pointerleave', hideSoon);
  return element;
}

/** Fills the card with plain text only, so that nothing of the page runs, and no id exists, a second time. */
function fill(element: HTMLElement, { title, text, lang }: Preview): void {
  element.lang = lang;
  const lines = [
    [title, 'link-preview-title'],
    [text, 'link-preview-text'],
  ] as const;
  element.replaceChildren(
    ...lines.flatMap(([words, name]) => {
      if (words === '') return [];
      const line = document.createElement('p');
      line.className = name;
      line.dir = 'auto';
      line.textContent = words;
      return line;
    }),
  );
}

/** Returns the box of the link's line under the pointer. */
function boxOf(link: HTMLElement, point: Point | undefined): DOMRect {
  const boxes = [...link.getClientRects()];
  const met = boxes.find(
    ({ top, bottom }) => point && point.clientY >= top && point.clientY <= bottom,
  );
  return met ?? boxes[0] ?? link.getBoundingClientRect();
}

/**
 * Places the card below the link, or above it if there is more room, and never beyond the sides of the
 * window.
 */
function place({ style, offsetWidth, offsetHeight }: HTMLElement, box: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const isRtl = document.documentElement.dir === 'rtl';
  const start = isRtl ? box.right - offsetWidth : box.left;
  const left = Math.min(Math.max(start, GAP), clientWidth - offsetWidth - GAP);
  const hasRoom = box.bottom + GAP + offsetHeight <= clientHeight || box.top < clientHeight / 2;
  const top = hasRoom ? box.bottom + GAP : box.top - offsetHeight - GAP;
  style.left = `${left}px`;
  style.top = `${top}px`;
}

function dismiss(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  hide();
}

function hideSoon(): void {
  clearTimeout(leaving);
  leaving = window.setTimeout(hide, LEAVE);
}

function hide(): void {
  clearTimeout(leaving);
  document.removeEventListener('keydown', dismiss, { capture: true });
  document.removeEventListener('scroll', hide);
  if (shownFor?.getAttribute('aria-describedby') === ID)
    shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  card?.remove();
}
