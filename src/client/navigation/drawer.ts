/** Makes the sidebar's drawer modal while it is open. Loaded when it is first opened. */
import { trapFocus } from '../focus/trap-focus.ts';

/** Attributes that the drawer has only while it is open. */
const MODAL = [
  ['role', 'dialog'],
  ['aria-modal', 'true'],
  ['aria-label', document.documentElement.dataset.wordMenu ?? ENGLISH.menu],
] as const;

/** @returns a function that makes `drawer`, which is inside `sidebar`, modal and non-modal again. */
export function createModal(sidebar: Element, drawer: HTMLElement): (isModal: boolean) => void {
  let outside: readonly HTMLElement[] = [];
  trapFocus(drawer);
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

/** Returns the siblings of an element and of all its ancestors: everything that a modal must make inert. */
function elementsOutside(element: Element): HTMLElement[] {
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  const parent = element.parentElement;
  const further = parent && parent !== document.body ? elementsOutside(parent) : [];
  return [...siblings.filter(({ inert }) => !inert), ...further];
}
