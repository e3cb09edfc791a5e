/** Tooltips work with CSS alone; this module lets Escape dismiss them. */
class LecternTooltip extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('mouseenter', this.#watch);
    this.addEventListener('mouseleave', this.#reset);
    // In a link, the word is not a button of its own, and appears while the link has the focus.
    const focused = this.closest('a') ?? this;
    focused.addEventListener('focusin', this.#watch);
    focused.addEventListener('focusout', this.#reset);
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
