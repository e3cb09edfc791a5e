/**
 * Opens the search: by its button or another one on the page, `/`, Ctrl+K or Command+K. The dialog with its
 * field is in the page already and opens at once; what makes it work is loaded then, as soon as the reader
 * reaches for the button, or where the address may ask something, `?q=`.
 */
const OPENERS = '.search-button, .search-opener';

class Search extends HTMLElement {
  connectedCallback(): void {
    for (const type of ['keydown', 'click']) document.addEventListener(type, this);
    for (const type of ['pointerover', 'focusin']) this.addEventListener(type, this);
    if (/[?&]q=/.test(location.search)) load();
  }

  disconnectedCallback(): void {
    for (const type of ['keydown', 'click']) document.removeEventListener(type, this);
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) {
      if (isShortcut(event)) this.#open(event);
    } else if (event.type !== 'click') {
      load();
    } else if (event.target instanceof Element && event.target.closest(OPENERS)) {
      // What is open in front lets nothing behind it open.
      event.target.closest<HTMLElement>(':popover-open')?.hidePopover();
      this.#open(event);
    }
  }

  #open(event: Event): void {
    const dialog = this.querySelector('dialog');
    if (!dialog || this.closest('[inert]')) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    this.querySelector('input')?.select();
    load();
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
