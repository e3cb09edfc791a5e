/** Fetches a page of this site when the reader is about to open it: on pointing at its link. */
const fetched = new Set<string>([location.pathname]);

interface Connection {
  readonly saveData?: boolean;
}

function prefetch({ target }: Event): void {
  // A heading of the sidebar unfolds, and leads to its page only where it cannot.
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([data-fold])') : null;
  if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || link.hasAttribute('download') || isFile(link.pathname)) return;
  fetched.add(link.pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.pathname + link.search;
  document.head.append(hint);
}

/** Pages end in a slash or in a name; other things have an extension. */
function isFile(path: string): boolean {
  return /\.(?!html$)\w+$/.test(path);
}

document.addEventListener('pointerover', prefetch, { passive: true });
document.addEventListener('touchstart', prefetch, { passive: true });
document.addEventListener('focusin', prefetch);
