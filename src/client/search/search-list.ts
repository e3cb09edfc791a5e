/** The list box below the field: tracks the current option and tells the field about it. */
export class SearchList {
  readonly #list: HTMLElement;
  readonly #input: HTMLInputElement;
  #options: readonly HTMLElement[] = [];

  constructor(list: HTMLElement, input: HTMLInputElement) {
    this.#list = list;
    this.#input = input;
    list.addEventListener('pointermove', ({ target }) => {
      const option =
        target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      if (option && option !== this.current) this.#select(option);
    });
    // Keep the focus in the field.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  get current(): HTMLElement | undefined {
    return this.#options.find((option) => option.ariaSelected === 'true');
  }

  get count(): number {
    return this.#options.length;
  }

  /**
   * Shows groups of options. The first option becomes the current one, unless Enter alone should choose
   * none.
   */
  show(groups: readonly HTMLElement[], { selectsFirst }: { readonly selectsFirst: boolean }): void {
    this.#list.replaceChildren(...groups);
    this.#options = [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
    this.#options.forEach((option, rank) => {
      option.id = `${this.#list.id}-${rank}`;
      option.ariaSelected = 'false';
    });
    this.#list.hidden = this.count === 0;
    this.#list.scrollTop = 0;
    this.#input.ariaExpanded = String(this.count > 0);
    const [first] = this.#options;
    if (first && selectsFirst) this.#select(first);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  /** Moves by arrow keys, Home or End, wrapping around; returns false for other keys. */
  move(key: string): boolean {
    const last = this.count - 1;
    const at = this.#options.findIndex((option) => option.ariaSelected === 'true');
    const rank = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[key];
    const option = rank === undefined ? undefined : this.#options[rank];
    if (option === undefined) return false;
    this.#select(option);
    const isFirst = rank === 0;
    if (isFirst) this.#list.scrollTop = 0;
    else option.scrollIntoView({ block: 'nearest' });
    return true;
  }

  #select(option: HTMLElement): void {
    if (this.current) this.current.ariaSelected = 'false';
    option.ariaSelected = 'true';
    this.#input.setAttribute('aria-activedescendant', option.id);
  }
}
