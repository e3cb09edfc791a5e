/** What readers do to go elsewhere on a page. */
const MOVES = ['wheel', 'pointerdown', 'keydown'];

/** Marks the heading that is being read, and closes the sheet when one is chosen or the focus leaves it. */
class TableOfContents extends HTMLElement {
  #abort = new AbortController();
  #frame = 0;
  #current: HTMLAnchorElement | undefined;
  /** The heading of the address, until the reader goes elsewhere: short sections hide where they are. */
  #chosen: HTMLAnchorElement | undefined;

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const update = () => {
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#mark(this.#linkInSight());
      });
    };
    window.addEventListener('scroll', update, { signal, passive: true });
    window.addEventListener('resize', update, { signal, passive: true });
    const choose = () => {
      this.#chosen = this.#links.find(({ hash }) => hash === location.hash);
      update();
    };
    window.addEventListener('hashchange', choose, { signal });
    for (const type of MOVES)
      window.addEventListener(type, this.#leaveChosen, { signal, passive: true });
    this.addEventListener('click', choose, { signal });
    this.addEventListener('click', this.#close, { signal });
    this.addEventListener('focusout', this.#leave, { signal });
    // A sheet has no height to scroll in before it is open; the event does not bubble.
    this.addEventListener('toggle', this.#show, { signal, capture: true });
    choose();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  readonly #leaveChosen = () => {
    this.#chosen = undefined;
  };

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll('a')];
  }

  /** Beside the text it is none. */
  get #openSheet(): HTMLElement | null {
    return this.querySelector('[popover]:popover-open');
  }

  readonly #close = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) this.#openSheet?.hidePopover();
  };

  /** What has the focus behind the sheet would not be seen. */
  readonly #leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !this.contains(relatedTarget)) {
      this.#openSheet?.hidePopover();
    }
  };

  readonly #show = () => {
    if (this.#current) keepInSight(this.#current);
  };

  /**
   * The heading that was chosen; else the last one above the upper third of the window, or the first; at
   * the end of the page, the last.
   */
  #linkInSight(): HTMLAnchorElement | undefined {
    if (this.#chosen) return this.#chosen;
    const links = this.#links;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return links.at(-1);
    return links.findLast((link) => topOf(link) <= clientHeight / 3) ?? links[0];
  }

  #mark(link: HTMLAnchorElement | undefined): void {
    if (link === this.#current) return;
    this.#current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    this.#current = link;
    if (link) keepInSight(link);
  }
}

function topOf(link: HTMLAnchorElement): number {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/** Scrolls the table alone, never the page. */
function keepInSight(link: HTMLAnchorElement): void {
  const table = link.closest('nav');
  if (!table || table.scrollHeight <= table.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), table.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    table.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}

customElements.define('lectern-table-of-contents', TableOfContents);
