/**
 * Opens the search: from its button or another one on the page, `/`, Ctrl+K or Command+K. This creates the
 * dialog with its field, which opens immediately. The rest of its code is loaded as soon as the reader
 * reaches for the button, or if the address contains a query, `?q=`.
 */
import { createDialog } from './create-dialog.ts';

const OPENERS = '.search-button, .search-opener';

class Search extends HTMLElement {
  connectedCallback(): void {
    for (const type of ['keydown', 'click']) document.addEventListener(type, this);
    for (const type of ['pointerover', 'focusin']) this.addEventListener(type, this);
    if (/[?&]q=/.test(location.search)) this.#prepare();
  }

  disconnectedCallback(): void {
    for (const type of ['keydown', 'click']) document.removeEventListener(type, this);
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) {
      if (isShortcut(event)) this.#open(event);
    } else if (event.type !== 'click') {
      this.#prepare();
    } else if (event.target instanceof Element && event.target.closest(OPENERS)) {
      // The open drawer makes everything outside it inert, the dialog included, so close it first.
      event.target.closest<HTMLElement>(':popover-open')?.hidePopover();
      this.#open(event);
    }
  }

  #open(event: Event): void {
    const dialog = this.#prepare();
    if (!dialog || this.closest('[inert]')) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  }

  /** Returns the dialog, creating it if necessary. Its code starts loading at the same time. */
  #prepare(): HTMLDialogElement | null {
    load();
    const button = this.querySelector('.search-button');
    if (button && !document.querySelector('.search-dialog')) {
      // In a top bar that the author's styles hide, the dialog would be hidden too.
      document.body.append(createDialog(button));
    }
    return document.querySelector<HTMLDialogElement>('.search-dialog');
  }
}

/** Loads the dialog's code. The dialog shows a failure, and tries again when it is reopened. */
function load(): void {
  import('./search-dialog.ts').catch(() => {
    const frame = document.querySelector('.search-frame');
    const message = frame?.querySelector('.search-message') ?? document.createElement('p');
    message.className = 'search-message';
    message.textContent = document.documentElement.dataset.wordSearchFailed ?? ENGLISH.searchFailed;
    frame?.append(message);
  });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  // The field of a closed dialog keeps the focus until the next frame.
  const isTyping =
    target instanceof HTMLElement &&
    target.checkVisibility() &&
    (target.isContentEditable || target.closest('input, textarea, select'));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

customElements.define('lectern-search', Search);
