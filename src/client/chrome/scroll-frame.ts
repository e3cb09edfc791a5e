/** Makes a frame scrollable by keyboard as long as its content overflows. */
class LecternScrollFrame extends HTMLElement {
  #observer: ResizeObserver | undefined;

  connectedCallback(): void {
    this.#observer = new ResizeObserver(() => this.#update());
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  /** A name that is unique among the regions of the page. */
  get #name(): string {
    const frames = [...document.querySelectorAll('lectern-scroll-frame')];
    const name = document.documentElement.dataset.wordTable ?? ENGLISH.table;
    return frames.length > 1 ? `${name} ${frames.indexOf(this) + 1}` : name;
  }

  #update(): void {
    if (this.scrollWidth > this.clientWidth) {
      this.tabIndex = 0;
      this.role = 'region';
      this.ariaLabel = this.querySelector('caption')?.textContent ?? this.#name;
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) this.removeAttribute(name);
    }
  }
}

customElements.define('lectern-scroll-frame', LecternScrollFrame);
