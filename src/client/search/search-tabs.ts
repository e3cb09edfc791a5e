import { createButton } from './create-element.ts';

/** The row of buttons that narrows a search to one tab of the site. */
export class SearchTabs {
  /** Undefined: all tabs. */
  chosen: string | undefined;
  readonly #row: HTMLElement;

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

  /** A site with one tab needs no choice. */
  offer(tabs: readonly string[]): void {
    if (tabs.length < 2 || this.#row.childElementCount > 0) return;
    this.#row.append(
      createTab(document.documentElement.dataset.wordAllTabs ?? ENGLISH.allTabs),
      ...tabs.map((tab) => createTab(tab, tab)),
    );
    this.#row.hidden = false;
    this.#press();
  }

  /** Dims the tabs without an answer. */
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
