/** The entry point of the playground: the form and its data are loaded when the reader opens it. */
class LecternPlayground extends HTMLElement {
  #isLoaded = false;

  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  handleEvent({ target: button }: Event): void {
    const panel = this.querySelector<HTMLElement>('.playground-panel');
    if (!(button instanceof HTMLButtonElement && button.matches('.playground-open') && panel))
      return;
    const isOpen = panel.hidden === true;
    panel.hidden = !isOpen;
    button.ariaExpanded = String(isOpen);
    button.textContent = isOpen
      ? (document.documentElement.dataset.wordClose ?? ENGLISH.close)
      : (document.documentElement.dataset.wordTryIt ?? ENGLISH.tryIt);
    if (!this.#isLoaded) void this.#load(panel);
  }

  async #load(panel: HTMLElement): Promise<void> {
    this.#isLoaded = true;
    panel.ariaBusy = 'true';
    panel.replaceChildren(document.documentElement.dataset.wordLoading ?? ENGLISH.loading);
    try {
      const [{ createForm }, loaded, spoken] = await Promise.all([
        import('./form.ts'),
        import('./load-state.ts').then(({ loadState }) => loadState(this.dataset.model ?? '')),
        import('./parts/messages.ts').then(({ loadMessages }) => loadMessages(this.dataset.words)),
      ]);
      // Lectern is not translated into every language in which pages are written.
      if (isOther(spoken)) panel.lang = spoken;
      createForm(panel, loaded);
    } catch {
      // The next click tries again.
      this.#isLoaded = false;
      panel.replaceChildren(this.dataset.failed ?? '');
    }
    panel.ariaBusy = 'false';
  }
}

function isOther(spoken: string): boolean {
  const language = (tag: string) => tag.split('-')[0]?.toLowerCase();
  return language(spoken) !== language(document.documentElement.lang);
}

customElements.define('lectern-playground', LecternPlayground);
