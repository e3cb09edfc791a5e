/**
 * Sets of panels with tabs (or a list): `Tabs` and `CodeGroup`. The page arrives with one panel active, and
 * `early/tabs.js` restores an earlier choice before the first paint. This module switches panels,
 * synchronizes sets with equal labels, and stores the choice.
 */

const STORAGE_KEY = 'lectern-tabs';
/** Maximum number of stored labels, latest first. */
const REMEMBERED = 12;

const connected = new Set<LecternTabs>();

class LecternTabs extends HTMLElement {
  connectedCallback(): void {
    connected.add(this);
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKeydown);
    this.addEventListener('change', this.#onChange);
    this.addEventListener('beforematch', this.#onMatch);
    this.#show(this.#active);
  }

  disconnectedCallback(): void {
    connected.delete(this);
  }

  /** Shows the panel with this label, if the set has one. */
  follow(label: string): void {
    const tab = this.#tabs.find((candidate) => toLabel(candidate) === label);
    if (this.#isSynced && tab) this.#show(tab);
  }

  get #isSynced(): boolean {
    return this.dataset.sync !== 'off';
  }

  /** The buttons, or the options of a list, without those of nested sets. */
  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > .tab-bar [data-panel]')];
  }

  get #active(): HTMLElement | undefined {
    const tabs = this.#tabs;
    return tabs.find((tab) => !toPanels(tab)[0]?.hasAttribute('data-inactive')) ?? tabs[0];
  }

  readonly #onClick = ({ target }: Event): void => {
    const tab = this.#tabs.find((candidate) => candidate.contains(target as Node));
    if (tab?.matches('[role=tab]')) this.#choose(tab);
  };

  readonly #onChange = ({ target }: Event): void => {
    const option = target instanceof HTMLSelectElement ? target.selectedOptions[0] : undefined;
    if (option && this.#tabs.includes(option)) this.#choose(option);
  };

  /** Shows a panel when a fragment or find-in-page needs something inside it. */
  readonly #onMatch = ({ target }: Event): void => {
    const tab = this.#tabs.find((candidate) =>
      toPanels(candidate).some((panel) => panel.contains(target as Node)),
    );
    if (tab) this.#show(tab);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const tabs = this.#tabs;
    const at = tabs.indexOf(event.target as HTMLElement);
    const steps = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const next = {
      ArrowRight: at + steps,
      ArrowLeft: at - steps,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    tab?.focus();
    tab?.click();
  };

  /** Shows the panel that the reader chose, here and in synchronized sets. */
  #choose(tab: HTMLElement): void {
    const top = tab.getBoundingClientRect().top;
    this.#show(tab);
    if (!this.#isSynced) return;
    const label = toLabel(tab);
    rememberLabel(label);
    for (const other of connected) if (other !== this) other.follow(label);
    // Sets above may have changed their height: keep the chosen tab at the same place on the screen.
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  }

  #show(active: HTMLElement | undefined): void {
    for (const tab of this.#tabs) {
      const isActive = tab === active;
      if (tab instanceof HTMLOptionElement) tab.selected = isActive;
      else {
        tab.ariaSelected = String(isActive);
        tab.tabIndex = isActive ? 0 : -1;
      }
      for (const panel of toPanels(tab)) {
        panel.removeAttribute('data-inactive');
        // Hidden, but still searchable by find-in-page, which then requests the panel.
        panel.hidden = !isActive && 'until-found';
        // Browsers otherwise expose such a panel to screen readers as an empty one.
        panel.ariaHidden = String(!isActive);
      }
    }
  }
}

/** Returns the panels of a tab. Views with the same title are several panels of one tab. */
function toPanels({ dataset: { panel = '' } }: HTMLElement): HTMLElement[] {
  return panel.split(' ').flatMap((id) => document.getElementById(id) ?? []);
}

function toLabel(tab: HTMLElement): string {
  return tab.textContent.trim();
}

function readLabels(): string[] {
  try {
    const labels: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
  } catch {
    return []; // Storage is unavailable to this page, or contains something else.
  }
}

function rememberLabel(label: string): void {
  const labels = [label, ...readLabels().filter((other) => other !== label)];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(labels.slice(0, REMEMBERED)));
  } catch {
    // Without storage, the choice is not remembered.
  }
}

customElements.define('lectern-tabs', LecternTabs);
