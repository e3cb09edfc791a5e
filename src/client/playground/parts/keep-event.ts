/** How a value of an answer gets to the form around it. */
import type { OwnValue } from '../state/own-values.ts';

export const keepEvent = 'playground-keep';

/** Calls `keep` with every value that is chosen within `host`. */
export function onKeep(host: HTMLElement, keep: (value: OwnValue) => void): void {
  host.addEventListener(keepEvent, (event) => {
    if (event instanceof CustomEvent) keep(event.detail as OwnValue);
  });
}
