/**
 * Makes the drawer modal while it is open, copies the logo, the search button and the mode toggle into its
 * head when it is first opened, and stores which groups the reader opened or closed and how far the list is
 * scrolled. `early/navigation.js` restores both before the first paint.
 */
const WIDE = '(width >= 64rem)';

interface State {
  readonly open: Readonly<Record<string, boolean>>;
  readonly scroll: number;
}

class Sidebar extends HTMLElement {
  #abort = new AbortController();
  /** Set once the drawer has been opened. */
  #setModal: ((isModal: boolean) => void) | undefined;

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const drawer = this.querySelector<HTMLElement>('[popover]');
    // Runs before the drawer closes, so that the focus can return to the button that opened it.
    const prepare = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open';
      if (drawer && isOpen) fillHead(drawer);
      if (this.#setModal) this.#setModal(isOpen);
      // If loading fails, the drawer still opens and can be closed by keyboard.
      else if (drawer && isOpen) this.#makeModal(drawer).catch(() => undefined);
    };
    drawer?.addEventListener('beforetoggle', prepare, { signal });
    const close = () => {
      if (drawer?.matches(':popover-open')) drawer.hidePopover();
    };
    const keepPlace = () => {
      remember({ scroll: this.querySelector('#sidebar-content')?.scrollTop ?? 0 });
    };
    const leave = () => {
      close();
      keepPlace();
    };
    matchMedia(WIDE).addEventListener('change', close, { signal });
    window.addEventListener('pagehide', leave, { signal });
    // A prerendered page is activated before this page gets its `pagehide` event, so also store on click.
    document.addEventListener('click', keepPlace, { signal });
    this.addEventListener('click', rememberGroup, { signal });
  }

  disconnectedCallback(): void {
    this.#abort.abort();
    this.#setModal?.(false);
  }

  async #makeModal(drawer: HTMLElement): Promise<void> {
    const { createModal } = await import('./drawer.ts');
    this.#setModal ??= createModal(this, drawer);
    this.#setModal(drawer.matches(':popover-open'));
  }
}

/** Copies elements of the bars into the drawer when it is first opened. */
function fillHead(drawer: Element): void {
  const head = drawer.querySelector('.sidebar-head');
  if (!head || head.childElementCount > 1) return;
  for (const name of ['.topbar .logo', '.page-bar .search-opener', '.topbar .mode-toggle']) {
    const part = document.querySelector(name)?.cloneNode(true);
    if (part) head.lastElementChild?.before(part);
  }
}

/** Stores only groups that the reader toggles, not those that are open because they contain the page. */
function rememberGroup({ target }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const group = summary?.closest<HTMLDetailsElement>('details[data-group]');
  const id = group?.dataset['group'];
  if (group && id !== undefined) remember({ open: { ...recall().open, [id]: !group.open } });
}

function recall(): State {
  const empty: State = { open: {}, scroll: 0 };
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(key()) ?? '{}') as Partial<State>) };
  } catch {
    return empty;
  }
}

function remember(change: Partial<State>): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify({ ...recall(), ...change }));
  } catch {
    // Without storage, every page starts with its own part of the navigation.
  }
}

function key(): string {
  return `lectern-sidebar:${document.documentElement.dataset['base'] ?? ''}`;
}

customElements.define('lectern-sidebar', Sidebar);
