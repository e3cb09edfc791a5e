// Runs at the end of a set of tabs: shows the panels that the reader chose on an earlier page.
customElements.define(
  'lectern-recall-tabs',
  class extends HTMLElement {
    connectedCallback() {
      const tabs = [...this.parentElement.firstElementChild.querySelectorAll('[data-panel]')];
      let labels = [];
      try {
        labels = JSON.parse(localStorage.getItem('lectern-tabs')) || [];
      } catch {
        // Storage is unavailable to this page, or contains something else.
      }
      for (const label of labels) {
        const chosen = tabs.find((tab) => tab.textContent.trim() === label);
        if (chosen) {
          this.show(chosen, tabs);
          return;
        }
      }
    }

    show(chosen, tabs) {
      for (const tab of tabs) {
        const isChosen = tab === chosen;
        tab.ariaSelected = String(isChosen);
        for (const id of tab.dataset.panel.split(' ')) {
          document.getElementById(id).toggleAttribute('data-inactive', !isChosen);
        }
      }
    }
  },
);
