/**
 * The parts of the search dialog after its field, which `create-dialog.ts` creates before any of this is
 * loaded.
 */
import { create, createButton } from './create-element.ts';

const CLOSE_ICON =
  '<svg class="icon chrome-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

/** Attributes of the field for assistive technology, browsers and on-screen keyboards. */
const FIELD = {
  'aria-autocomplete': 'list',
  inputmode: 'search',
  enterkeyhint: 'go',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: '200',
};

export interface SearchFrame {
  readonly tabs: HTMLElement;
  readonly message: HTMLElement;
  readonly retry: HTMLElement;
  readonly list: HTMLElement;
  readonly forget: HTMLElement;
  /** The live region for screen readers. */
  readonly status: HTMLElement;
}

/**
 * @param input the field, which controls the list.
 * @param styled settles when the stylesheet of these parts has loaded.
 */
export function fillFrame(
  frame: HTMLElement,
  { input, styled }: { readonly input: HTMLElement; readonly styled: Promise<unknown> },
): SearchFrame {
  // Remove the message of an earlier failure to load this code.
  frame.querySelector('.search-message')?.remove();
  const { dataset } = document.documentElement;
  const tabs = create('div', 'search-tabs');
  tabs.role = 'group';
  tabs.ariaLabel = dataset.wordSearchIn ?? ENGLISH.searchIn;
  const message = create('p', 'search-message');
  const retry = createButton('search-retry', dataset.wordTryAgain ?? ENGLISH.tryAgain);
  const list = create('div', 'search-list');
  list.id = 'lectern-search-list';
  list.role = 'listbox';
  for (const [name, value] of Object.entries({ ...FIELD, 'aria-controls': list.id })) {
    input.setAttribute(name, value);
  }
  const close = createClose();
  input.after(close);
  const help = createHelp();
  for (const element of [close, help]) showOnce(styled, element);
  list.ariaLabel = dataset.wordResults ?? ENGLISH.results;
  const forget = createButton('search-forget', dataset.wordClearRecent ?? ENGLISH.clearRecent);
  for (const element of [tabs, retry, list, forget]) element.hidden = true;
  const body = create('div', 'search-body');
  body.append(message, retry, list, forget);
  const status = create('p', 'visually-hidden');
  status.role = 'status';
  frame.append(tabs, body, help, status);
  return { tabs, message, retry, list, forget, status };
}

function createClose(): HTMLElement {
  const { dataset } = document.documentElement;
  const button = createButton('search-close', '');
  button.innerHTML = CLOSE_ICON;
  const label = create('span', 'visually-hidden');
  label.textContent = dataset.wordCloseSearch ?? ENGLISH.closeSearch;
  button.append(label, createText('kbd', 'Esc'));
  return button;
}

/** Creates the key hints, which are hidden from screen readers. */
function createHelp(): HTMLElement {
  const { dataset } = document.documentElement;
  const help = create('p', 'search-help');
  help.ariaHidden = 'true';
  help.append(
    createText('kbd', '\u2191'),
    createText('kbd', '\u2193'),
    createText('span', dataset.wordToMove ?? ENGLISH.toMove),
    createText('kbd', '\u21b5'),
    createText('span', dataset.wordToOpen ?? ENGLISH.toOpen),
  );
  return help;
}

function showOnce(styled: Promise<unknown>, element: HTMLElement): void {
  element.hidden = true;
  void styled.then(() => (element.hidden = false));
}

function createText(name: 'kbd' | 'span', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
