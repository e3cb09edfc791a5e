/**
 * Makes the drawer modal while it is open, and remembers which groups the reader opened or closed
 * and how far the list is scrolled. `inline/navigation.js` brings both back before the first paint.
 */
const WIDE = '(width >= 64rem)';
/** What the drawer is while it is open, and only then. */
const MODAL = [
  ['role', 'dialog'],
  ['aria-modal', 'true'],
  ['aria-label', document.documentElement.dataset.wordMenu ?? ENGLISH.menu],
] as const;

interface State {
  readonly open: Readonly<Record<string, boolean>>;
  readonly scroll: number;
}

class Sidebar extends HTMLElement {
  #abort = new AbortController();
  #outside: readonly HTMLElement[] = [];

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const drawer = this.querySelector<HTMLElement>('[popover]');
    // Before it closes, so that the focus can go back to the button that opened it.
    const setModal = ({ newState }: ToggleEvent) => this.#setModal(newState === 'open');
    drawer?.addEventListener('beforetoggle', setModal, { signal });
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
    // A page that is ready already is shown before this one is told that it goes.
    document.addEventListener('click', keepPlace, { signal });
    this.addEventListener('click', rememberGroup, { signal });
  }

  disconnectedCallback(): void {
    this.#abort.abort();
    this.#setModal(false);
  }

  #setModal(isModal: boolean): void {
    for (const element of this.#outside) element.inert = false;
    this.#outside = isModal ? elementsOutside(this) : [];
    for (const element of this.#outside) element.inert = true;
    const drawer = this.querySelector<HTMLElement>('[popover]');
    if (drawer && isModal) void holdFocus(drawer);
    for (const [name, value] of MODAL) {
      if (isModal) drawer?.setAttribute(name, value);
      else drawer?.removeAttribute(name);
    }
  }
}

async function holdFocus(drawer: HTMLElement): Promise<void> {
  (await import('../focus/hold-focus.ts')).holdFocus(drawer);
}

/** The siblings of the element and of all its ancestors: everything that a modal shuts off. */
function elementsOutside(element: HTMLElement): HTMLElement[] {
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  const parent = element.parentElement;
  const further = parent && parent !== document.body ? elementsOutside(parent) : [];
  return [...siblings.filter(({ inert }) => !inert), ...further];
}

/** Only what the reader folds counts, not what stood open because the page is in it. */
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
    // Without storage every page starts with its own part of the navigation.
  }
}

function key(): string {
  return `lectern-sidebar:${document.documentElement.dataset['base'] ?? ''}`;
}

customElements.define('lectern-sidebar', Sidebar);
