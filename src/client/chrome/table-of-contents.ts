/** Marks the heading that is being read. Closes the sheet when a heading is chosen or the focus leaves it. */
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
    // A closed sheet has no height to scroll in. The event does not bubble, hence `capture`.
    this.addEventListener('toggle', this.#show, { signal, capture: true });
    update();
  }

  disconnectedCallback(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** The open sheet; null if the table is next to the text. */
  get #openSheet(): HTMLElement | null {
    return this.querySelector('[popover]:popover-open');
  }

  readonly #close = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) this.#openSheet?.hidePopover();
  };

  /** Closes the sheet when the focus moves behind it, where it would not be visible. */
  readonly #leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !this.contains(relatedTarget)) {
      this.#openSheet?.hidePopover();
    }
  };

  readonly #show = () => {
    if (this.#current) keepInSight(this.#current);
  };

  /**
   * Returns the link of the last heading above the place to which links of the page scroll, or else the
   * first one. At the end of the page, it is the chosen heading if that is in view, or else the last one.
   */
  #linkInSight(): HTMLAnchorElement | undefined {
    const links = [...this.querySelectorAll('a')];
    const root = document.documentElement;
    const isInSight = (link: HTMLAnchorElement) => link.hash === location.hash && topOf(link) > 0;
    if (root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2) {
      return links.find(isInSight) ?? links.at(-1);
    }
    const place = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 16;
    return links.findLast((link) => topOf(link) <= place) ?? links[0];
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

/** Scrolls only the table, never the page. */
function keepInSight(link: HTMLAnchorElement): void {
  const table = link.closest('nav');
  if (!table || table.scrollHeight <= table.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), table.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    table.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}

customElements.define('lectern-table-of-contents', TableOfContents);
