/** A part of the form behind a button, loaded when the reader first opens it. */
import { button, element } from './elements.ts';
import { nextId } from './ids.ts';
import { getMessage } from './messages.ts';

export interface LaterPart {
  readonly button: HTMLButtonElement;
  /** Contains the part once it is open. */
  readonly host: HTMLElement;
}

export function createLaterPart(
  label: string,
  load: () => Promise<HTMLElement>,
  report: (message: string) => void,
): LaterPart {
  const host = element('div', { id: nextId() });
  let isLoaded = false;
  const fill = async () => {
    isLoaded = true;
    try {
      host.replaceChildren(await load());
    } catch {
      // The next click tries again.
      isLoaded = false;
      report(getMessage('partFailed'));
    }
  };
  const toggle = button(
    label,
    () => {
      host.hidden = toggle.getAttribute('aria-expanded') === 'true';
      toggle.setAttribute('aria-expanded', String(!host.hidden));
      if (!host.hidden && !isLoaded) void fill();
    },
    'playground-tool',
  );
  toggle.setAttribute('aria-expanded', 'false');
  toggle.setAttribute('aria-controls', host.id);
  return { button: toggle, host };
}
