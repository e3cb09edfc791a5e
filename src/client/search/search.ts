/**
 * Opens the search: by its button or another one on the page, `/`, Ctrl+K or Command+K. The dialog with its
 * field is made then and opens at once; what makes it work is loaded as soon as the reader reaches for the
 * button, or where the address may ask something, `?q=`.
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
      // What is open in front lets nothing behind it open.
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

  /** The dialog, which is made once; what is in it is loaded as soon as there is one. */
  #prepare(): HTMLDialogElement | null {
    load();
    const button = this.querySelector('.search-button');
    if (button && !this.querySelector('.search-dialog')) {
      button.after(createDialog(button, this.dataset['manifest'] ?? ''));
    }
    return this.querySelector<HTMLDialogElement>('.search-dialog');
  }
}

/** A failure is told by the dialog, which tries again when it is opened again. */
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
  // The field of a dialog that was closed keeps the focus until the next frame.
  const isTyping =
    target instanceof HTMLElement &&
    target.checkVisibility() &&
    (target.isContentEditable || target.closest('input, textarea, select'));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

customElements.define('lectern-search', Search);
