/**
 * Asks whether the page was helpful. The answer is dispatched as a `lectern:feedback` event, which bubbles
 * to the document with `{ page, helpful }` as its detail, and is sent with POST if there is an endpoint.
 */
class PageRating extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  handleEvent({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) this.#answer(button.value === 'yes');
  }

  #answer(helpful: boolean): void {
    const detail = { page: document.documentElement.dataset['currentPath'] ?? '/', helpful };
    const { endpoint } = this.dataset;
    if (endpoint !== undefined) navigator.sendBeacon(endpoint, JSON.stringify(detail));
    for (const button of this.querySelectorAll('button')) button.hidden = true;
    const thanks = this.querySelector<HTMLElement>('[role=status]');
    if (thanks) {
      thanks.textContent = document.documentElement.dataset.wordThanks ?? ENGLISH.thanks;
      thanks.focus();
    }
    this.dispatchEvent(new CustomEvent('lectern:feedback', { bubbles: true, detail }));
  }
}

customElements.define('lectern-page-rating', PageRating);
