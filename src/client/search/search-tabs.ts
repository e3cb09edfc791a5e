import { createButton } from './create-element.ts';

/** The row of buttons that limits a search to one tab of the site. */
export class SearchTabs {
  /** Undefined means all tabs. */
  chosen: string | undefined;
  readonly #row: HTMLElement;
  #offered: readonly string[] = [];

  constructor(row: HTMLElement, onChange: () => void) {
    this.#row = row;
    row.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      this.chosen = button.dataset['tab'];
      this.#press();
      onChange();
    });
  }

  /**
   * Shows buttons for these tabs, keeping the chosen one if it is among them. The row is hidden if there is
   * only one.
   */
  offer(tabs: readonly string[]): void {
    if (tabs.join('\n') === this.#offered.join('\n')) return;
    this.#offered = tabs;
    if (this.chosen !== undefined && !tabs.includes(this.chosen)) this.chosen = undefined;
    this.#row.replaceChildren(
      createTab(document.documentElement.dataset.wordAllTabs ?? ENGLISH.allTabs),
      ...tabs.map((tab) => createTab(tab, tab)),
    );
    this.#row.hidden = tabs.length < 2;
    this.#press();
  }

  /** Dims the tabs without results. */
  showAnswers(tabs: readonly string[]): void {
    for (const button of this.#row.querySelectorAll('button')) {
      const { tab } = button.dataset;
      button.classList.toggle('search-tab-empty', tab !== undefined && !tabs.includes(tab));
    }
  }

  #press(): void {
    for (const button of this.#row.querySelectorAll('button')) {
      button.ariaPressed = String(button.dataset['tab'] === this.chosen);
    }
  }
}

function createTab(label: string, tab?: string): HTMLButtonElement {
  const button = createButton('search-tab', label);
  if (tab !== undefined) button.dataset['tab'] = tab;
  return button;
}
