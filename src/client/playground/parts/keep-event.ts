/** The event that carries a value from a response to the form around it. */
import type { OwnValue } from '../state/own-values.ts';

export const keepEvent = 'playground-keep';

/** Calls `keep` with every value that is chosen within `host`, and with the element in which it was named. */
export function onKeep(host: HTMLElement, keep: (value: OwnValue, naming: Element) => void): void {
  host.addEventListener(keepEvent, (event) => {
    if (!(event instanceof CustomEvent && event.target instanceof Element)) return;
    keep(event.detail as OwnValue, event.target);
  });
}
