/** Closes the banner until its text changes. `early/banner.js` keeps it closed on later pages. */
class LecternBanner extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#close);
  }

  disconnectedCallback(): void {
    this.querySelector('button')?.removeEventListener('click', this.#close);
  }

  readonly #close = (): void => {
    this.hidden = true;
    try {
      localStorage.setItem('lectern-banner', this.firstElementChild?.textContent.trim() ?? '');
    } catch {
      // Without storage, the banner returns on the next page.
    }
  };
}

customElements.define('lectern-banner', LecternBanner);

export {};
