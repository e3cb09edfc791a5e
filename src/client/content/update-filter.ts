/** Buttons that filter the page's changelog: entries with none of the pressed tags are hidden. */
class LecternUpdateFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
  }

  readonly #onClick = ({ target }: Event): void => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.ariaPressed = String(target.ariaPressed !== 'true');
    const pressed = [...this.querySelectorAll<HTMLButtonElement>('[aria-pressed=true]')];
    const tags = pressed.map(({ value }) => value);
    for (const entry of this.parentElement?.querySelectorAll<HTMLElement>('.update') ?? []) {
      const own = [...entry.querySelectorAll('.update-tag')].map((tag) => tag.textContent.trim());
      entry.hidden = tags.length > 0 && !tags.some((tag) => own.includes(tag));
    }
  };
}

customElements.define('lectern-update-filter', LecternUpdateFilter);
