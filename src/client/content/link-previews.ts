/**
 * Shows what a link of the text leads to while the pointer or the keyboard rests on it. A finger that
 * touches a link follows it. What looks it up and shows it is loaded with the first.
 */
const LINKS = '#content :is(a.link, a[data-footnote-ref])[href]';

function preview(event: Event): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
  if (!link || !isOfSite(link) || isTouch(event)) return;
  // Also where nobody has pressed a key, scripts and clicks may give a link the focus.
  if (event.type === 'focusin' && !link.matches(':focus-visible')) return;
  import('../previews/preview-card.ts').then(
    ({ offerPreview }) => {
      offerPreview(link, event instanceof PointerEvent ? event : undefined);
    },
    // Without it the link is a link.
    () => undefined,
  );
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Files and addresses of others are not pages to look into. */
function isOfSite({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && !target && !/\.(?!html$)\w+$/.test(pathname);
}

for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, preview, { passive: true });
}
