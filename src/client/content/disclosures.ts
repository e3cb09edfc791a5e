/**
 * Collapsed parts of a page: opens them when the URL's fragment points inside and when the page is printed.
 * An accordion that the reader opens puts its fragment into the URL.
 */

/** Finds the element of a fragment; `outer:inner` means `inner` inside `outer`. */
function findTarget(fragment: string): Element | null {
  const whole = document.getElementById(fragment);
  if (whole || !fragment.includes(':')) return whole;
  return fragment.split(':').reduce<Element | null>((scope, name, index) => {
    const id = CSS.escape(name);
    // Inside, repeated names have a number appended.
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
  // A second click on the same link does not change the fragment, but should reopen a closed part.
  if (link?.hash && link.href === location.href) openTarget();
  const accordion = clicked?.closest('.accordion > summary')?.parentElement;
  if (accordion instanceof HTMLDetailsElement && accordion.id) writeFragment(accordion);
}

/** Called before the browser toggles, so an accordion that is closed now is about to open. */
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
// By then, the elements of other modules are defined.
if (document.readyState === 'complete') openTarget();
else document.addEventListener('DOMContentLoaded', openTarget);
