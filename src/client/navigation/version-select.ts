/**
 * Selects a version. If this page is the same in the chosen version, nothing is loaded and CSS switches the
 * navigation. The choice is stored for later pages, and put into the address for other readers.
 */
class VersionSelect extends HTMLElement {
  readonly #closeOutside = (event: Event) => {
    if (!(event.target instanceof Node && this.contains(event.target))) this.#close();
  };

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    document.addEventListener('pointerdown', this.#closeOutside);
  }

  disconnectedCallback(): void {
    document.removeEventListener('pointerdown', this.#closeOutside);
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') this.#close();
      return;
    }
    const option = event.target instanceof Element ? event.target.closest('a') : null;
    if (option && event instanceof MouseEvent && isPlain(event)) choose(option, event);
  }

  #close(): void {
    const details = this.querySelector('details');
    if (!details?.open) return;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }
}

function choose(option: HTMLAnchorElement, event: Event): void {
  const root = document.documentElement;
  const { choice } = option.dataset;
  if (choice === undefined || option.origin !== location.origin) return;
  try {
    localStorage.setItem(`lectern-version:${root.dataset['base'] ?? ''}`, choice);
  } catch {
    // The address contains the choice as well.
  }
  if (option.pathname !== location.pathname) return;
  event.preventDefault();
  root.dataset['version'] = choice;
  history.replaceState(history.state, '', option.href);
  option.closest('details')?.removeAttribute('open');
  option.closest('details')?.querySelector('summary')?.focus();
}

/** Whether a click is a plain one; clicks for a new tab or window are left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

customElements.define('lectern-version-select', VersionSelect);
