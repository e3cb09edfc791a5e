/** Tooltips work with CSS alone; this module lets Escape dismiss them. */
class LecternTooltip extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('mouseenter', this.#watch);
    this.addEventListener('focusin', this.#watch);
    this.addEventListener('mouseleave', this.#reset);
    this.addEventListener('focusout', this.#reset);
  }

  disconnectedCallback(): void {
    document.removeEventListener('keydown', this.#dismiss);
  }

  readonly #watch = (): void => document.addEventListener('keydown', this.#dismiss);

  readonly #reset = (): void => {
    document.removeEventListener('keydown', this.#dismiss);
    this.removeAttribute('data-dismissed');
  };

  readonly #dismiss = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.setAttribute('data-dismissed', '');
  };
}

customElements.define('lectern-tooltip', LecternTooltip);
