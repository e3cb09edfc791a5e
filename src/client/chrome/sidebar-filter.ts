/**
 * Leaves those entries of a long section that the reader names. Down leads from the field to them, Up
 * back to it, Enter opens the first, and Escape shows the whole section again.
 */
import { formatCount } from '../search/search-words.ts';
import { filterList } from './filter-list.ts';

/** How browsers and telephones are to treat the field. */
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
  /** The list of the page. */
  #whole: Element | null = null;
  /** What is left of it. */
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
    // Browsers bring back what was typed.
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
    // Entries of versions that the reader has not chosen are there, and not shown.
    return [...links].filter((link) => link.checkVisibility());
  }

  async #update(): Promise<void> {
    const tree = await this.#load();
    const query = this.#input?.value.trim() ?? '';
    this.#found?.remove();
    this.#found = query === '' || !tree ? undefined : filterList(tree, query);
    if (this.#found) this.#whole?.after(this.#found);
    this.#whole?.toggleAttribute('hidden', query !== '');
    this.#tell(query);
  }

  /** Seen where there is nothing, else only heard. */
  #tell(query: string): void {
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
    // What is open around it, such as the drawer, stays open.
    event.stopPropagation();
  }

  /** @returns whether the key meant something. */
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

  /** @returns whether there was somewhere to go. */
  #move(step: number, input: HTMLInputElement): boolean {
    const stops: readonly HTMLElement[] = [input, ...this.#links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : stops[at + step];
    next?.focus();
    return next !== undefined;
  }

  /** What is filtered: the whole section, even where the page shows a part of it. */
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

/** Of a part of the section its whole tree; where that cannot be had, what is on the page is filtered. */
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
