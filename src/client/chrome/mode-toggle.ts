/**
 * The button between light and dark. It remembers a choice only while it differs from what the
 * reader would get anyway, so that others keep following their system.
 */
const KEY = 'lectern-mode';
type ColorMode = 'light' | 'dark';

class ModeToggle extends HTMLElement {
  readonly #system = matchMedia('(prefers-color-scheme: dark)');
  readonly #followSystem = () => {
    if (recallMode() === null) showMode(this.#usualMode());
  };

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.#system.addEventListener('change', this.#followSystem);
  }

  disconnectedCallback(): void {
    this.#system.removeEventListener('change', this.#followSystem);
  }

  handleEvent(event: Event): void {
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    const mode = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
    rememberMode(mode === this.#usualMode() ? null : mode);
    showMode(mode);
  }

  #usualMode(): ColorMode {
    const { modeDefault } = document.documentElement.dataset;
    if (modeDefault === 'light' || modeDefault === 'dark') return modeDefault;
    return this.#system.matches ? 'dark' : 'light';
  }
}

function showMode(mode: ColorMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark');
}

function recallMode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function rememberMode(mode: ColorMode | null): void {
  try {
    if (mode === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the choice holds for this page.
  }
}

customElements.define('lectern-mode-toggle', ModeToggle);
