/** Marks the heading that is being read, and closes the sheet when one is chosen or the focus leaves it. */
class TableOfContents extends HTMLElement {
  #abort = new AbortController();
  #frame = 0;
  #current: HTMLAnchorElement | undefined;

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
    window.addEventListener('hashchange', update, { signal });
    this.addEventListener('click', this.#close, { signal });
    this.addEventListener('focusout', this.#leave, { signal });
    // A sheet has no height to scroll in before it is open; the event does not bubble.
    this.addEventListener('toggle', this.#show, { signal, capture: true });
    update();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
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
   * The heading that the address names, as long as it stands where it was scrolled to; else the last one
   * above the upper third of the window, or the first; at the end of the page, the last.
   */
  #linkInSight(): HTMLAnchorElement | undefined {
    const links = [...this.querySelectorAll('a')];
    const named = links.find(({ hash }) => hash === location.hash);
    if (named && isWhereLinksLead(named)) return named;
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

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

function topOf(link: HTMLAnchorElement): number {
  return headingOf(link)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/** Whether browsers would leave the page where it is for a link; near its end they have no choice. */
function isWhereLinksLead(link: HTMLAnchorElement): boolean {
  const root = document.documentElement;
  const heading = headingOf(link);
  if (heading === null) return false;
  const landing = [
    getComputedStyle(root).scrollPaddingTop,
    getComputedStyle(heading).scrollMarginTop,
  ]
    .map((length) => Number.parseFloat(length) || 0)
    .reduce((sum, length) => sum + length);
  const distance = topOf(link) - landing;
  const isAtEnd = root.scrollTop + root.clientHeight >= root.scrollHeight - 2;
  return Math.abs(distance) <= 2 || (isAtEnd && distance > 0 && topOf(link) < root.clientHeight);
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
