/** Lets the reader choose a value of a JSON response for later requests, by pointer or keyboard. */
import { isValueName } from '../../../core/reference/playground/fill-values.ts';
import { keepEvent } from '../parts/keep-event.ts';
import { looksSecret } from '../../../core/reference/request/looks-secret.ts';
import { button, element } from '../parts/elements.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

const VALUES = '.json-line > :is(.ts, .tn, .tk)';

/**
 * Makes the values of `view` act as buttons until stopped. The prompts for the reader appear after `place`.
 */
export function chooseValue(view: HTMLElement, place: HTMLElement): { readonly stop: () => void } {
  const host = element('div', { class: 'answer-tools' });
  const status = element('span', { role: 'status' }, getResponseMessage('chooseValue'));
  host.append(status);
  const mark = () => {
    for (const value of view.querySelectorAll(VALUES)) {
      value.setAttribute('role', 'button');
      value.setAttribute('tabindex', '0');
    }
  };
  const choose = (event: Event) => {
    const value = event.target instanceof Element ? event.target.closest(VALUES) : null;
    // A click anywhere else may have rendered more values.
    if (value === null) queueMicrotask(mark);
    else host.replaceChildren(createNaming(value, status), status);
    if (value !== null) host.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target instanceof Element) || !event.target.matches(VALUES)) return;
    event.preventDefault();
    choose(event);
  };
  view.addEventListener('click', choose);
  view.addEventListener('keydown', press);
  view.addEventListener('toggle', mark, true);
  mark();
  place.after(host);
  const stop = () => {
    host.remove();
    view.removeEventListener('click', choose);
    view.removeEventListener('keydown', press);
    view.removeEventListener('toggle', mark, true);
    for (const value of view.querySelectorAll(VALUES)) {
      value.removeAttribute('role');
      value.removeAttribute('tabindex');
    }
  };
  return { stop };
}

function createNaming(value: Element, status: HTMLElement): HTMLElement {
  const key = value.parentElement?.querySelector(':scope > .ta')?.textContent;
  const suggested = (key === undefined ? '' : readText(key)).replace(/[^\w.-]+/g, '_');
  const input = element('input', {
    type: 'text',
    'aria-label': getResponseMessage('valueName'),
    autocomplete: 'off',
    spellcheck: 'false',
  });
  input.value = suggested;
  const box = element('input', { type: 'checkbox' });
  box.checked = looksSecret(suggested);
  const keep = () => {
    const name = input.value.trim();
    if (!isValueName(name)) {
      input.focus();
      return;
    }
    const detail = { name, value: readText(value.textContent), isPrivate: box.checked };
    naming.dispatchEvent(new CustomEvent(keepEvent, { bubbles: true, detail }));
    status.textContent = getResponseMessage('keptAs', { name });
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keep();
  });
  status.textContent = '';
  const naming = element(
    'span',
    { class: 'answer-tools' },
    input,
    element('label', { class: 'playground-choice' }, box, getResponseMessage('privateValue')),
    button(getResponseMessage('keep'), keep),
  );
  return naming;
}

/** Returns a string without its quotes; numbers keep their digits. */
function readText(json: string): string {
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}
