// Runs right after the banner: hides a banner that the reader has closed, before it is painted.
customElements.define(
  'lectern-recall-banner',
  class extends HTMLElement {
    connectedCallback() {
      const banner = this.previousElementSibling;
      try {
        const closed = localStorage.getItem('lectern-banner');
        banner.hidden = closed === banner.firstElementChild.textContent.trim();
      } catch {
        // Storage is unavailable to this page.
      }
    }
  },
);
