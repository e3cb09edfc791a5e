/**
 * Loads a page of this site when the reader is about to open it: when the pointer rests on its link, at
 * once when it is touched or pressed. Where the browser follows rules of speculation they do it for the link
 * with the mark, and for those beside the page; elsewhere the page is fetched.
 */
import { speculationRules } from './speculation-rules.ts';

const MARK = 'data-ahead';
/** Milliseconds that a pointer on its way elsewhere does not take. */
const REST = 30;

const fetched = new Set<string>();
const hasRules = addRules();

let marked: Element | undefined;
let wanted: number | undefined;

interface Connection {
  readonly saveData?: boolean;
}

/** @returns whether the browser follows them. Pages that are being written have none. */
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
  // What the reader does elsewhere may change what the page is to look like.
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

/** A heading of the sidebar unfolds, and leads to its page only where it cannot. */
function isPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link;
  const isElsewhere = origin !== location.origin || pathname === location.pathname;
  // Pages end in a slash or in a name; other things have an extension.
  return !isElsewhere && !target && !link.matches('[data-fold], [download]') && !isFile(pathname);
}

function isFile(path: string): boolean {
  return /\.(?!html$)\w+$/.test(path);
}

function openAhead(link: HTMLAnchorElement): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  // A long tree is scrolled for the next page as this one is left, which a page that is ready has not seen.
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
