/**
 * What stands in the search dialog behind its field. The field alone is in every page, so that the dialog
 * opens and takes what is typed at once.
 */
import { create, createButton } from './create-element.ts';

export interface SearchFrame {
  readonly tabs: HTMLElement;
  readonly message: HTMLElement;
  readonly retry: HTMLElement;
  readonly list: HTMLElement;
  readonly forget: HTMLElement;
  /** What screen readers hear. */
  readonly status: HTMLElement;
}

/**
 * @param input the field, which controls the list.
 * @param styled settles when the styles of all this are there.
 */
export function fillFrame(
  frame: HTMLElement,
  { input, styled }: { readonly input: HTMLElement; readonly styled: Promise<unknown> },
): SearchFrame {
  // It said that this could not be loaded.
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
  input.setAttribute('aria-controls', list.id);
  list.ariaLabel = dataset.wordResults ?? ENGLISH.results;
  const forget = createButton('search-forget', dataset.wordClearRecent ?? ENGLISH.clearRecent);
  for (const element of [tabs, retry, list, forget]) element.hidden = true;
  const body = create('div', 'search-body');
  body.append(message, retry, list, forget);
  const status = create('p', 'visually-hidden');
  status.role = 'status';
  frame.append(tabs, body, createHelp(styled), status);
  return { tabs, message, retry, list, forget, status };
}

/** Which keys do what, for those who see them. */
function createHelp(styled: Promise<unknown>): HTMLElement {
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
  help.hidden = true;
  void styled.then(() => (help.hidden = false));
  return help;
}

function createText(name: 'kbd' | 'span', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
