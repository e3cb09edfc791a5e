/**
 * Opens the playground of another page in place if the site has a proxy, which can send what browsers
 * cannot. Otherwise its link goes to that page. Everything is loaded when the reader clicks.
 */
class LecternTryIt extends HTMLElement {
  #isLoaded = false;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = this.querySelector('a');
    const panel = this.querySelector<HTMLElement>('.playground-panel');
    if (!link || !panel || !(target instanceof Node) || !link.contains(target)) return;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (this.#isLoaded) this.#show(link, panel, panel.hidden === true);
    else void this.#load(link, panel);
  };

  #show(link: HTMLElement, panel: HTMLElement, isOpen: boolean): void {
    panel.hidden = !isOpen;
    link.ariaExpanded = String(isOpen);
  }

  async #load(link: HTMLAnchorElement, panel: HTMLElement): Promise<void> {
    this.#isLoaded = true;
    try {
      const [{ findProxy }, loaded] = await Promise.all([
        import('./exchange/find-proxy.ts'),
        import('./load-state.ts').then(({ loadState }) => loadState(modelOf(link))),
      ]);
      const { proxy } = loaded.state.model;
      if (proxy === undefined || !(await findProxy(proxy))) throw new Error('There is no proxy.');
      const [{ createForm }, spoken] = await Promise.all([
        import('./form.ts'),
        import('./parts/messages.ts').then(({ loadMessages }) => loadMessages(this.dataset.words)),
      ]);
      panel.lang = spoken;
      createForm(panel, loaded);
      this.#show(link, panel, true);
    } catch {
      this.#isLoaded = false;
      location.assign(link.href);
    }
  }
}

/** Returns the address of a page's playground data. */
function modelOf({ pathname }: HTMLAnchorElement): string {
  const base = document.documentElement.dataset.base ?? '';
  const path = pathname.slice(base.length).replace(/\/$/, '');
  return `${base}/_lectern/playground${path || '/index'}.json`;
}

customElements.define('lectern-try-it', LecternTryIt);
