// Right behind the banner: hides the one that the reader has closed, before it is seen.
customElements.define(
  'lectern-recall-banner',
  class extends HTMLElement {
    connectedCallback() {
      const banner = this.previousElementSibling;
      try {
        const closed = localStorage.getItem('lectern-banner');
        banner.hidden = closed === banner.firstElementChild.textContent.trim();
      } catch {
        // Storage is closed to this page.
      }
    }
  },
);
