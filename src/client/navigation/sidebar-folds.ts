/**
 * Collapsed groups of a long section. The page contains only their headings; when a reader expands one, its
 * entries are taken from the file with the whole tree. Without scripts, or if the file cannot be loaded,
 * the heading links to a page on which its group is open.
 */
class SidebarFolds extends HTMLElement {
  #abort = new AbortController();
  #tree: Promise<DocumentFragment> | undefined;
  /** The link that the reader has followed. */
  #followed: HTMLAnchorElement | undefined;
  /** The scroll position of the list when the reader left. */
  #scroll = 0;

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    for (const link of this.querySelectorAll('[data-fold]')) {
      link.setAttribute('aria-expanded', 'false');
    }
    const loadAhead = ({ target }: Event) => {
      if (linkAt(target)?.dataset['fold'] !== undefined) this.#load().catch(() => undefined);
    };
    const follow = (event: MouseEvent) => {
      this.#follow(event);
    };
    this.addEventListener('pointerover', loadAhead, { signal, passive: true });
    this.addEventListener('focusin', loadAhead, { signal });
    this.addEventListener('click', follow, { signal });
    const frame = this.closest('.sidebar-content');
    if (frame) this.#keepPlace(frame, signal);
  }

  disconnectedCallback(): void {
    this.#abort.abort();
  }

  #follow(event: MouseEvent): void {
    const link = linkAt(event.target);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.dataset['fold'] === undefined) {
      this.#followed = link;
    } else {
      event.preventDefault();
      void this.#unfold(link);
    }
  }

  async #unfold(link: HTMLAnchorElement): Promise<void> {
    link.setAttribute('aria-busy', 'true');
    const tree = await this.#load().catch(() => undefined);
    const row = tree && findRow(tree, link.dataset['fold'] ?? '');
    if (row === undefined) location.assign(link.href);
    else if (link.isConnected) place(row, link);
  }

  /** Loads the whole tree, again if an earlier attempt failed. */
  #load(): Promise<DocumentFragment> {
    this.#tree ??= loadTree(this.dataset['tree'] ?? '').catch((error: unknown) => {
      this.#tree = undefined;
      throw error;
    });
    return this.#tree;
  }

  /**
   * Keeps a followed entry at the same place on the screen. The next page collapses the groups expanded
   * above it, so the list is scrolled back by their height before `lectern-sidebar` stores the position.
   */
  #keepPlace(frame: Element, signal: AbortSignal): void {
    const leave = () => {
      this.#scroll = frame.scrollTop;
      if (this.#followed) frame.scrollTop -= heightThatFolds(this, this.#followed);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) frame.scrollTop = this.#scroll;
    };
    window.addEventListener('pagehide', leave, { signal, capture: true });
    window.addEventListener('pageshow', comeBack, { signal });
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest('a')) || undefined;
}

async function loadTree(href: string): Promise<DocumentFragment> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status}: ${href}`);
  const template = document.createElement('template');
  template.innerHTML = (await response.json()) as string;
  return template.content;
}

/** Returns the row of a group from the whole tree, expanded. */
function findRow(tree: DocumentFragment, id: string): HTMLElement | undefined {
  const fold = tree.querySelector(`[data-group="${CSS.escape(id)}"]`)?.closest('li');
  if (!fold) return undefined;
  const row = document.importNode(fold, true);
  row.querySelector('details')?.setAttribute('open', '');
  return row;
}

/**
 * Replaces the heading of a group with `row`. Each version can have its own heading; the reader sees one of
 * them.
 */
function place(row: HTMLElement, link: HTMLAnchorElement): void {
  const hadFocus = document.activeElement === link;
  const id = CSS.escape(link.dataset['fold'] ?? '');
  const headings = link.closest('ul')?.querySelectorAll(`:scope > li > [data-fold="${id}"]`) ?? [];
  link.closest('li')?.before(row);
  for (const heading of headings) heading.closest('li')?.remove();
  if (hadFocus) row.querySelector('summary')?.focus({ preventScroll: true });
}

/** Returns the height of the groups above an entry that are open here, but closed on the entry's page. */
function heightThatFolds(tree: HTMLElement, entry: HTMLElement): number {
  const top = () => entry.getBoundingClientRect().top - tree.getBoundingClientRect().top;
  const folds = [...tree.querySelectorAll('details')].filter(
    (fold) => fold.open && !fold.contains(entry),
  );
  const before = top();
  for (const fold of folds) fold.open = false;
  const after = top();
  for (const fold of folds) fold.open = true;
  return before - after;
}

customElements.define('lectern-sidebar-folds', SidebarFolds);
