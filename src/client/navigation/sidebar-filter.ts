/**
 * Filters the entries of a long section by what the reader types. Down moves from the field into the list,
 * Up back to it, Enter opens the first entry, and Escape shows the whole section again.
 */
import { formatCount } from '../search/search-words.ts';
import { filterList } from './filter-list.ts';

/** Input hints for browsers and on-screen keyboards. */
const TYPING = {
  enterkeyhint: 'go',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: '100',
};

class SidebarFilter extends HTMLElement {
  #abort = new AbortController();
  #tree: Promise<Element | null> | undefined;
  /** The list in the page. */
  #whole: Element | null = null;
  /** The filtered list. */
  #found: HTMLUListElement | undefined;
  readonly #status = createStatus();

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#whole = this.nextElementSibling;
    for (const [name, value] of Object.entries(TYPING)) this.#input?.setAttribute(name, value);
    this.append(this.#status);
    const update = () => void this.#update();
    const onKeydown = (event: KeyboardEvent) => {
      this.#onKeydown(event);
    };
    this.#input?.addEventListener('input', update, { signal });
    this.#input?.addEventListener('focus', () => void this.#load(), { signal });
    this.parentElement?.addEventListener('keydown', onKeydown, { signal });
    // Browsers restore typed text when a reader comes back.
    if (this.#input?.value) update();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
  }

  get #input(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  get #links(): readonly HTMLAnchorElement[] {
    const links = this.#found?.querySelectorAll('a') ?? [];
    // Entries of other versions are in the list, but hidden.
    return [...links].filter((link) => link.checkVisibility());
  }

  async #update(): Promise<void> {
    const tree = await this.#load();
    const query = this.#input?.value.trim() ?? '';
    this.#found?.remove();
    this.#found = query === '' || !tree ? undefined : filterList(tree, query);
    if (this.#found) this.#whole?.after(this.#found);
    this.#whole?.toggleAttribute('hidden', query !== '');
    this.#announce(query);
  }

  /** Updates the status, which is visible only if nothing matches, and otherwise only read aloud. */
  #announce(query: string): void {
    const status = this.#status;
    const count = this.#links.length;
    const none = document.documentElement.dataset.wordNoResults ?? ENGLISH.noResults;
    const isNone = query !== '' && count === 0;
    status.className = isNone ? 'sidebar-filter-none' : 'visually-hidden';
    if (query === '') status.textContent = '';
    else status.textContent = isNone ? none.replace('{query}', () => query) : formatCount(count);
  }

  #onKeydown(event: KeyboardEvent): void {
    const input = this.#input;
    const isHere = event.target === input || this.#found?.contains(event.target as Node);
    if (!input || !isHere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.isComposing || !this.#answer(event, input)) return;
    event.preventDefault();
    // Otherwise Escape would also close what contains the field, such as the drawer.
    event.stopPropagation();
  }

  /** @returns whether the key was handled. */
  #answer({ key, target }: KeyboardEvent, input: HTMLInputElement): boolean {
    if (key === 'ArrowDown') return this.#move(1, input);
    if (key === 'ArrowUp') return this.#move(-1, input);
    if (key === 'Enter' && target === input) this.#links[0]?.click();
    else if (key === 'Escape' && input.value !== '') {
      input.value = '';
      input.focus();
      void this.#update();
    } else return false;
    return true;
  }

  /** @returns whether the focus moved. */
  #move(step: number, input: HTMLInputElement): boolean {
    const stops: readonly HTMLElement[] = [input, ...this.#links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : stops[at + step];
    next?.focus();
    return next !== undefined;
  }

  /** Loads the tree to filter: the whole section, even if the page shows only a part of it. */
  #load(): Promise<Element | null> {
    this.#tree ??= loadTree(this.#whole);
    return this.#tree;
  }
}

function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  return status;
}

/**
 * Fetches the whole tree if the page shows only a part of it; if that fails, returns the list on the page.
 */
async function loadTree(shown: Element | null): Promise<Element | null> {
  const href = shown?.getAttribute('data-tree') ?? null;
  if (href === null) return shown;
  const response = await fetch(href).catch(() => undefined);
  if (!response?.ok) return shown?.querySelector('ul') ?? null;
  const template = document.createElement('template');
  template.innerHTML = (await response.json()) as string;
  return template.content.firstElementChild;
}

customElements.define('lectern-sidebar-filter', SidebarFilter);
