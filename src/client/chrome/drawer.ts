/** What makes the drawer of the sidebar modal while it is open. Loaded when it first opens. */
import { holdFocus } from '../focus/hold-focus.ts';

/** What the drawer is while it is open, and only then. */
const MODAL = [
  ['role', 'dialog'],
  ['aria-modal', 'true'],
  ['aria-label', document.documentElement.dataset.wordMenu ?? ENGLISH.menu],
] as const;

/** @returns a function that turns `drawer`, which stands in `sidebar`, into a modal one and back. */
export function createModal(sidebar: Element, drawer: HTMLElement): (isModal: boolean) => void {
  let outside: readonly HTMLElement[] = [];
  holdFocus(drawer);
  return (isModal) => {
    for (const element of outside) element.inert = false;
    outside = isModal ? elementsOutside(sidebar) : [];
    for (const element of outside) element.inert = true;
    for (const [name, value] of MODAL) {
      if (isModal) drawer.setAttribute(name, value);
      else drawer.removeAttribute(name);
    }
  };
}

/** The siblings of the element and of all its ancestors: everything that a modal shuts off. */
function elementsOutside(element: Element): HTMLElement[] {
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  const parent = element.parentElement;
  const further = parent && parent !== document.body ? elementsOutside(parent) : [];
  return [...siblings.filter(({ inert }) => !inert), ...further];
}
