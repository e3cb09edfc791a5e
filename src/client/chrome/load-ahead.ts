/**
 * Loads a page of this site when the reader is about to open it: when the pointer rests on its link, or
 * immediately when the link is touched or pressed. In browsers that support speculation rules, the rules
 * load the marked link and the neighboring pages; in others, the page is prefetched.
 */
import { speculationRules } from './speculation-rules.ts';

const MARK = 'data-ahead';
/**
 * Milliseconds for which a pointer must rest on a link, so that one that only passes over it loads nothing.
 */
const REST = 30;

const fetched = new Set<string>();
const hasRules = addRules();

let marked: Element | undefined;
let wanted: number | undefined;

interface Connection {
  readonly saveData?: boolean;
}

/** @returns whether the browser supports the rules. `lectern dev` turns them off. */
function addRules(): boolean {
  const { speculation = 'prerender' } = document.documentElement.dataset;
  const isKnown = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  if (!isKnown || speculation === 'none') return false;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules[speculation === 'prefetch' ? speculation : 'prerender'];
  document.head.append(script);
  return true;
}

function meet({ type, target }: Event): void {
  clearTimeout(wanted);
  const link = target instanceof Element ? target.closest('a') : null;
  // A press elsewhere may change a setting with which the next page must be rendered.
  if (type === 'pointerdown' && link !== marked) mark(undefined);
  if (!link || !isPage(link)) {
    if (type === 'pointerdown' || type === 'focusin') document.documentElement.dataset.used = '';
    return;
  }
  wanted = window.setTimeout(
    openAhead,
    type === 'pointerover' || type === 'focusin' ? REST : 0,
    link,
  );
}

/**
 * Whether a link points to another page. Group headings of the sidebar expand and are links only as a
 * fallback.
 */
function isPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link;
  const isElsewhere = origin !== location.origin || pathname === location.pathname;
  // Addresses of pages end in a slash or a name; other files have an extension.
  return !isElsewhere && !target && !link.matches('[data-fold], [download]') && !isFile(pathname);
}

function isFile(path: string): boolean {
  return /\.(?!html$)\w+$/.test(path);
}

function openAhead(link: HTMLAnchorElement): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  // A long tree is scrolled for the next page when this one is left, which a prerendered page would not
  // know.
  if (hasRules && !link.closest('lectern-sidebar-folds')) mark(link);
  else if (!fetched.has(link.pathname)) {
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname + link.search;
    document.head.append(hint);
  }
}

function mark(link: Element | undefined): void {
  if (link === marked) return;
  marked?.removeAttribute(MARK);
  link?.setAttribute(MARK, '');
  marked = link;
}

for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown']) {
  document.addEventListener(type, meet, { passive: true });
}
