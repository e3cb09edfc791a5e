const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const MODAL = ':modal, [aria-modal=true]';

/**
 * Traps the focus in `frame` while it is modal: Tab cycles through it. At its ends, the browser would move
 * the focus out of the page, and the reader's next key with it. Calling this again has no effect.
 */
export function trapFocus(frame: HTMLElement): void {
  frame.addEventListener('keydown', moveAround);
}

function moveAround(event: KeyboardEvent): void {
  const { currentTarget: frame, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey) return;
  if (!(frame instanceof HTMLElement) || !frame.matches(MODAL)) return;
  const stops = [...frame.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
