/**
 * Groups of a long section, of which the page shows headings alone: a reader who unfolds one gets what
 * is in it from the file of the section's whole tree. Without scripts a heading leads to a page where
 * its group is open, and so it does when the file cannot be had.
 */
class SidebarFolds extends HTMLElement {
  #abort = new AbortController();
  #tree: Promise<DocumentFragment> | undefined;
  /** The page that the reader goes to. */
  #followed: HTMLAnchorElement | undefined;
  /** How far the list was scrolled when the reader left. */
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

  /** The whole tree; asked for again where that failed. */
  #load(): Promise<DocumentFragment> {
    this.#tree ??= loadTree(this.dataset['tree'] ?? '').catch((error: unknown) => {
      this.#tree = undefined;
      throw error;
    });
    return this.#tree;
  }

  /**
   * The next page closes what is unfolded above the entry that leads to it. The list is scrolled back
   * by as much before `lectern-sidebar` remembers it, so that the entry stands there where it stands
   * now.
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

/** The row of a group in the whole tree, open. */
function findRow(tree: DocumentFragment, id: string): HTMLElement | undefined {
  const fold = tree.querySelector(`[data-group="${CSS.escape(id)}"]`)?.closest('li');
  if (!fold) return undefined;
  const row = document.importNode(fold, true);
  row.querySelector('details')?.setAttribute('open', '');
  return row;
}

/** Puts `row` where the heading of its group is. Each version may have one; the reader sees one. */
function place(row: HTMLElement, link: HTMLAnchorElement): void {
  const hadFocus = document.activeElement === link;
  const id = CSS.escape(link.dataset['fold'] ?? '');
  const headings = link.closest('ul')?.querySelectorAll(`:scope > li > [data-fold="${id}"]`) ?? [];
  link.closest('li')?.before(row);
  for (const heading of headings) heading.closest('li')?.remove();
  if (hadFocus) row.querySelector('summary')?.focus({ preventScroll: true });
}

/** Of what is open above an entry, and closed on its page. */
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
