/** The checkbox with which readers keep credentials and private values for later pages in this tab. */
import type { CredentialStore } from '../state/credentials.ts';
import { element } from './elements.ts';
import { getMessage } from './messages.ts';

const BOX = 'keep-in-tab';

/**
 * Creates a checkbox, for each place where private data is entered. All checkboxes of a form are
 * synchronized.
 */
export function createKeeping(
  credentials: CredentialStore,
  label: string = getMessage('keepInTab'),
): HTMLElement {
  const box = element('input', { type: 'checkbox', name: BOX });
  box.checked = credentials.keepInTab;
  box.addEventListener('change', () => {
    credentials.keepInTab = box.checked;
    // A response can be outside its form.
    const others = document.querySelectorAll<HTMLInputElement>(`.playground-panel [name=${BOX}]`);
    for (const other of others) other.checked = box.checked;
  });
  return element('label', { class: 'playground-keep' }, box, label);
}

/** Adds the checkbox to `place` once: operations without credentials have it nowhere else. */
export function offerKeeping(place: Element, credentials: CredentialStore): void {
  if (!place.querySelector(`[name=${BOX}]`)) place.append(createKeeping(credentials));
}
