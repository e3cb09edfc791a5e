/**
 * The button that toggles light and dark mode. A choice is stored only while it differs from the reader's
 * default, so that readers who have not deviated keep following their system.
 */
const KEY = 'lectern-mode';

class ModeToggle extends HTMLElement {
  readonly #system = matchMedia('(prefers-color-scheme: dark)');
  readonly #followSystem = () => {
    if (recallMode() === null) this.#show(this.#isUsuallyDark);
  };

  connectedCallback(): void {
    this.#button?.addEventListener('click', this);
    this.#system.addEventListener('change', this.#followSystem);
    this.#show(isDark());
  }

  disconnectedCallback(): void {
    this.#system.removeEventListener('change', this.#followSystem);
  }

  get #button(): HTMLButtonElement | null {
    return this.querySelector('button');
  }

  get #isUsuallyDark(): boolean {
    const { modeDefault } = document.documentElement.dataset;
    return modeDefault ? modeDefault === 'dark' : this.#system.matches;
  }

  handleEvent(): void {
    const next = !isDark();
    rememberMode(next === this.#isUsuallyDark ? null : next);
    this.#show(next);
  }

  /** Applies the mode. For assistive technology, the button is pressed in dark mode. */
  #show(dark: boolean): void {
    document.documentElement.classList.toggle('dark', dark);
    this.#button?.setAttribute('aria-pressed', String(dark));
  }
}

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function recallMode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the mode; null removes it. */
function rememberMode(dark: boolean | null): void {
  try {
    if (dark === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, dark ? 'dark' : 'light');
  } catch {
    // Without storage, the choice applies to this page only.
  }
}

customElements.define('lectern-mode-toggle', ModeToggle);
