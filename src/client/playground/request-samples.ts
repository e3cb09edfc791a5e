/** Samples of a request: they name the server that the reader chose, and follow what he fills in. */
import { chosenServer, onServerChoice } from '../reference/chosen-server.ts';
import { hasOwnValues } from '../reference/own-values-key.ts';
import { pairAnswers } from '../reference/pair-answers.ts';
import { replaceText } from '../reference/replace-text.ts';
import { onSamples, type ShownSamples } from '../reference/shown-samples.ts';

class LecternRequestSamples extends HTMLElement {
  #stop: (() => void) | undefined;
  #example: string | undefined;
  #stopSamples: (() => void) | undefined;

  connectedCallback(): void {
    this.#stopSamples = onSamples(this.#show);
    this.addEventListener('change', this.#onChange);
    document.addEventListener('change', this.#onAnswer);
    if (hasOwnValues() && document.querySelector('lectern-playground')) void this.#load();
    if (this.dataset.servers === undefined) return;
    this.#stop = onServerChoice(this.#update);
    this.#update();
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stopSamples?.();
    document.removeEventListener('change', this.#onAnswer);
  }

  #axis(name: string): HTMLSelectElement | null {
    return this.querySelector(`[data-axis=${name}]`);
  }

  readonly #onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { axis } = target.dataset;
    if (axis !== undefined) void this.#choose(axis, target.value);
  };

  /** An answer was chosen: the request with an example of the same name belongs to it. */
  readonly #onAnswer = ({ target }: Event): void => {
    const panels =
      target instanceof Element ? target.closest('.response-examples .code-group') : null;
    const shown = panels?.querySelector<HTMLElement>('[data-examples]:not([hidden])');
    const keys = shown?.dataset.examples?.split(' ') ?? [];
    const select = this.#axis('example');
    const [type = ''] = (select?.value ?? '').split(' ');
    const wanted = keys.map((key) => `${type} ${key}`);
    if (!select || wanted.includes(select.value)) return;
    const option = [...select.options].find(({ value }) => wanted.includes(value));
    if (option) void this.#choose('example', option.value);
  };

  async #load() {
    const { loadState } = await import('./load-state.ts');
    return loadState(this.dataset.model ?? '');
  }

  /** What is known of the request comes with the first choice, or for values of the reader's own. */
  async #choose(axis: string, value: string): Promise<void> {
    const { state } = await this.#load();
    if (axis === 'credentials') state.choose({ alternative: Number(value) });
    else if (axis === 'type') state.choose({ mediaType: value });
    else {
      const [mediaType = '', example = ''] = value.split(' ').map(decodeURIComponent);
      state.choose({ mediaType, example });
    }
  }

  /** Addresses as JSON, the one first that the samples arrive with. */
  get #servers(): readonly string[] {
    return JSON.parse(this.dataset.servers ?? '[]') as readonly string[];
  }

  /** Samples that the documentation wrote itself stay as they are. */
  readonly #show = ({ samples, omitted, choice, showCode }: ShownSamples): void => {
    this.#stop?.();
    this.#showChoice(choice);
    for (const block of this.querySelectorAll('.code-block')) {
      const label = block.querySelector('.code-title')?.textContent.trim();
      const sample = samples.find((candidate) => candidate.label === label);
      const reason = omitted.find((candidate) => candidate.label === label)?.reason;
      const code = block.querySelector('pre > code');
      const text = sample?.text ?? reason;
      if (code && text !== undefined) showCode(code, text, sample?.language ?? 'text');
    }
  };

  #showChoice({ mediaType, example, alternative }: ShownSamples['choice']): void {
    const values = {
      type: mediaType,
      credentials: String(alternative),
      ...(example !== undefined && {
        example: [mediaType, example].map(encodeURIComponent).join(' '),
      }),
    };
    for (const [axis, value] of Object.entries(values)) {
      const select = this.#axis(axis);
      if (select && [...select.options].some((option) => option.value === value)) {
        select.value = value;
      }
    }
    if (example !== undefined && example !== this.#example) pairAnswers(example);
    this.#example = example;
  }

  readonly #update = (): void => {
    const servers = this.#servers;
    const shown = this.dataset.shown ?? servers[0] ?? '';
    const next = chosenServer(servers);
    if (next === shown) return;
    for (const code of this.querySelectorAll('code')) replaceText(code, shown, next);
    this.dataset.shown = next;
  };
}

customElements.define('lectern-request-samples', LecternRequestSamples);
