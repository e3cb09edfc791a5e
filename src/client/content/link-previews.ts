/**
 * Shows a preview of a link's target while the pointer or the keyboard focus rests on the link. Touch
 * follows the link instead. The code that finds and shows previews is loaded with the first one.
 */
const LINKS = '#content :is(a.link, a[data-footnote-ref])[href]';

function preview(event: Event): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
  if (!link || !isOfSite(link) || isTouch(event)) return;
  // Scripts and clicks can also focus a link, without any key being pressed.
  if (event.type === 'focusin' && !link.matches(':focus-visible')) return;
  import('../previews/preview-card.ts').then(
    ({ offerPreview }) => {
      offerPreview(link, event instanceof PointerEvent ? event : undefined);
    },
    // Without the code, the link is still a link.
    () => undefined,
  );
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Whether a link points to a page of this site; files and other sites have no preview. */
function isOfSite({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && !target && !/\.(?!html$)\w+$/.test(pathname);
}

for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, preview, { passive: true });
}
