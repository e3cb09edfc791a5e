/**
 * The button between light and dark. It remembers a choice only while it differs from what the
 * reader would get anyway, so that others keep following their system.
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

  /** The button is pressed in the dark, for those who do not see it. */
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

/** Null forgets. */
function rememberMode(dark: boolean | null): void {
  try {
    if (dark === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, dark ? 'dark' : 'light');
  } catch {
    // Without storage the choice holds for this page.
  }
}

customElements.define('lectern-mode-toggle', ModeToggle);
