/** Copies the page's Markdown version, and passes its absolute address to assistants. */
const SHOWN_MS = 1800;

class PageActions extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-ask]')) {
      const path = link.dataset['ask'] ?? '';
      const address = new URL(path, location.href).href;
      link.href = link.href.replace(encodeURIComponent(path), encodeURIComponent(address));
      link.removeAttribute('data-ask');
    }
  }

  handleEvent({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.hasAttribute('data-copy')) void this.#copy(button);
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const label = button.textContent;
    button.disabled = true;
    button.textContent = await copyText(twinOf(document)).then(
      () => document.documentElement.dataset.wordCopied ?? ENGLISH.copied,
      () => document.documentElement.dataset.wordCopyFailed ?? ENGLISH.copyFailed,
    );
    setTimeout(() => {
      button.textContent = label;
      button.disabled = false;
    }, SHOWN_MS);
  }
}

/** Returns the address of the page's Markdown version, from the page's head. */
function twinOf(page: Document): string {
  return page.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? '';
}

/**
 * Copies the text of a URL. The clipboard gets a promise of the text, because Safari does not allow waiting
 * before the call.
 */
async function copyText(url: string): Promise<void> {
  const text = fetchText(url);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

customElements.define('lectern-page-actions', PageActions);
