/**
 * Parts of a page that are folded away: opened when the URL's fragment points into them and when
 * the page is printed. An accordion that the reader opens writes its fragment into the URL.
 */

/** The element that a fragment means; `outer:inner` means an `inner` that stands in `outer`. */
function findTarget(fragment: string): Element | null {
  const whole = document.getElementById(fragment);
  if (whole || !fragment.includes(':')) return whole;
  return fragment.split(':').reduce<Element | null>((scope, name, index) => {
    const id = CSS.escape(name);
    // Inside, a repeated name has a number behind it.
    return index === 0
      ? document.getElementById(name)
      : (scope?.querySelector(`[id="${id}"], [id|="${id}"]`) ?? scope);
  }, null);
}

function openTarget(): void {
  const target = findTarget(toFragment(location.hash));
  let wasHidden = false;
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      wasHidden = true;
    } else if (element.matches('[hidden=until-found], [data-inactive]')) {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      wasHidden = true;
    }
  }
  if (wasHidden || (target && target.id !== toFragment(location.hash))) target?.scrollIntoView();
}

function toFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function onClick({ target }: MouseEvent): void {
  const clicked = target instanceof Element ? target : null;
  const link = clicked?.closest('a');
  // A second click on the same link changes no fragment, and yet should open what was closed.
  if (link?.hash && link.href === location.href) openTarget();
  const accordion = clicked?.closest('.accordion > summary')?.parentElement;
  if (accordion instanceof HTMLDetailsElement && accordion.id) writeFragment(accordion);
}

/** Called before the browser toggles: an accordion that is closed now is about to open. */
function writeFragment({ id, open }: HTMLDetailsElement): void {
  const fragment = `#${encodeURIComponent(id)}`;
  if (!open) history.replaceState(history.state, '', fragment);
  else if (toFragment(location.hash) === id) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

let openedForPrint: HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  openedForPrint = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of openedForPrint) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of openedForPrint) details.open = false;
});
addEventListener('hashchange', openTarget);
document.addEventListener('click', onClick);
// The elements of other modules are defined by then.
if (document.readyState === 'complete') openTarget();
else document.addEventListener('DOMContentLoaded', openTarget);
