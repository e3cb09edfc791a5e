/**
 * Sets of panels behind tabs (or a list): `Tabs` and `CodeGroup`. The page arrives with one panel
 * active, and `early/tabs.js` brings back an earlier choice before it is seen; this file switches,
 * keeps sets with equal labels in step, and remembers.
 */

const STORAGE_KEY = 'lectern-tabs';
/** Labels remembered, latest first. */
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

  /** Buttons, or the options of a list; those of inner sets are not among them. */
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

  /** Something inside a hidden panel is wanted: a fragment, or a hit of find-in-page. */
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

  /** Shows what the reader chose, here and in the sets that are in step. */
  #choose(tab: HTMLElement): void {
    const top = tab.getBoundingClientRect().top;
    this.#show(tab);
    if (!this.#isSynced) return;
    const label = toLabel(tab);
    rememberLabel(label);
    for (const other of connected) if (other !== this) other.follow(label);
    // Sets above may have changed their height: what the reader looks at stays where it is.
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
        // Hidden, and yet found by find-in-page, which then asks for the panel.
        panel.hidden = !isActive && 'until-found';
        // Browsers still tell screen readers of such a panel, as of an empty one.
        panel.ariaHidden = String(!isActive);
      }
    }
  }
}

/** Views of one title are several panels of one tab. */
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
    return []; // Storage is closed to this page, or holds something else.
  }
}

function rememberLabel(label: string): void {
  const labels = [label, ...readLabels().filter((other) => other !== label)];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(labels.slice(0, REMEMBERED)));
  } catch {
    // Nothing is lost but the memory.
  }
}

customElements.define('lectern-tabs', LecternTabs);
