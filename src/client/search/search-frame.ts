/**
 * What stands in the search dialog behind its field. The field alone is in every page, so that the dialog
 * opens and takes what is typed at once.
 */

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
    createKey('\u2191'),
    createKey('\u2193'),
    createText(dataset.wordToMove ?? ENGLISH.toMove),
    createKey('\u21b5'),
    createText(dataset.wordToOpen ?? ENGLISH.toOpen),
  );
  help.hidden = true;
  void styled.then(() => (help.hidden = false));
  return help;
}

function createKey(sign: string): HTMLElement {
  const key = document.createElement('kbd');
  key.textContent = sign;
  return key;
}

function createText(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function createButton(className: string, text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  return button;
}

function create(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
