/**
 * A `docs.json` that a reader changes, beside the site that it makes. What reads it is loaded when the
 * first key is pressed.
 */
import type { PreviewInput } from '../../core/preview/preview-config.ts';

/** Nobody is told of a word that is only half written. */
const PATIENCE = 500;

class LecternLiveConfig extends HTMLElement {
  #slug: string | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const code = this.querySelector('.live-code');
    if (code === null || this.querySelector('textarea') !== null) return;
    const field = document.createElement('textarea');
    field.className = 'live-field';
    field.value = code.textContent.replace(/\n$/, '');
    // Browsers scroll to the caret of a field that is reached by keys: at the end, its first lines would go.
    field.setSelectionRange(0, 0);
    field.spellcheck = false;
    field.autocapitalize = 'off';
    field.setAttribute('autocomplete', 'off');
    field.setAttribute('aria-label', this.#file);
    code.after(field);
    code.setAttribute('aria-hidden', 'true');
    field.addEventListener('input', () => {
      // Shown at once; colours follow.
      if (!this.hasAttribute('alive')) code.textContent = `${field.value}\n`;
      void this.#update();
    });
    this.addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('[data-page]') : null;
      if (link === null) return;
      this.#slug = link.getAttribute('data-page') ?? undefined;
      void this.#update().then(() => this.#focus());
    });
  }

  get #file(): string {
    return this.dataset['file'] ?? '';
  }

  async #update(): Promise<void> {
    const { previewConfig } = await import('../live/read-config.ts');
    const text = this.querySelector('textarea')?.value ?? '';
    const input: PreviewInput = { file: this.#file, text, slug: this.#slug, isLive: true };
    const { code, site, problems, isReadable, colors } = previewConfig(input);
    this.setAttribute('alive', '');
    // A line break at the end has no height of its own.
    this.#fill('.live-code', `${code}\n`);
    if (isReadable) {
      this.#fill('.live-site', site);
      const box = this.querySelector<HTMLElement>('.live-site');
      for (const [name, value] of Object.entries(colors)) box?.style.setProperty(name, value);
    }
    clearTimeout(this.#telling);
    const tell = () => {
      this.#fill('.live-problems', problems);
      this.toggleAttribute('data-unreadable', !isReadable);
    };
    if (problems === '') tell();
    else this.#telling = setTimeout(tell, PATIENCE);
  }

  #fill(selector: string, html: string): void {
    const part = this.querySelector(selector);
    if (part !== null) part.innerHTML = html;
  }

  /** The link that was followed is a new one. */
  #focus(): void {
    this.querySelector<HTMLElement>('.live-link[data-active]')?.focus();
  }
}

customElements.define('lectern-live-config', LecternLiveConfig);
