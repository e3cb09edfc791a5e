/**
 * A `docs.json` that a reader can edit, next to the site that it produces. The code that parses it is
 * loaded at the first keystroke.
 */
import type { PreviewInput } from '../../core/preview/preview-config.ts';

/** Milliseconds until problems are shown, so that a half-written word is not reported. */
const REPORT_DELAY_MILLISECONDS = 500;

class LecternLiveConfig extends HTMLElement {
  #slug: string | undefined;
  #announcing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const code = this.querySelector('.live-code');
    if (code === null || this.querySelector('textarea') !== null) return;
    const field = document.createElement('textarea');
    field.className = 'live-field';
    field.value = code.textContent.replace(/\n$/, '');
    // Browsers scroll to the caret of a field that is focused by keyboard. With the caret at the end, the
    // first lines would scroll out of view.
    field.setSelectionRange(0, 0);
    field.spellcheck = false;
    field.autocapitalize = 'off';
    field.setAttribute('autocomplete', 'off');
    field.setAttribute('aria-label', this.#file);
    code.after(field);
    code.setAttribute('aria-hidden', 'true');
    field.addEventListener('input', () => {
      // Show the text immediately; the colors follow.
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
    // A trailing line break would have no height of its own.
    this.#fill('.live-code', `${code}\n`);
    if (isReadable) {
      this.#fill('.live-site', site);
      const box = this.querySelector<HTMLElement>('.live-site');
      for (const [name, value] of Object.entries(colors)) box?.style.setProperty(name, value);
    }
    clearTimeout(this.#announcing);
    const announce = () => {
      this.#fill('.live-problems', problems);
      this.toggleAttribute('data-unreadable', !isReadable);
    };
    if (problems === '') announce();
    else this.#announcing = setTimeout(announce, REPORT_DELAY_MILLISECONDS);
  }

  #fill(selector: string, html: string): void {
    const part = this.querySelector(selector);
    if (part !== null) part.innerHTML = html;
  }

  /** Focuses the link that was followed, which is a new element. */
  #focus(): void {
    this.querySelector<HTMLElement>('.live-link[data-active]')?.focus();
  }
}

customElements.define('lectern-live-config', LecternLiveConfig);
