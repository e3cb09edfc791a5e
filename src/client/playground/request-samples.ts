/** Samples of a request: they show the server that the reader chose, and follow the form. */
import { chosenServer, onServerChoice } from '../reference/chosen-server.ts';
import { hasOwnValues } from '../reference/own-values-key.ts';
import { replaceText } from '../reference/replace-text.ts';
import { onSamples, type ShownSamples } from '../reference/shown-samples.ts';

class LecternRequestSamples extends HTMLElement {
  #stop: (() => void) | undefined;
  #stopSamples: (() => void) | undefined;

  connectedCallback(): void {
    this.#stopSamples = onSamples(this.#show);
    this.addEventListener('change', this.#onChange);
    document.addEventListener('change', this.#onElsewhere);
    document.addEventListener('click', this.#onElsewhere);
    if (hasOwnValues() && document.querySelector('lectern-playground')) void this.#showOwn();
    if (this.dataset.servers === undefined) return;
    this.#stop = onServerChoice(this.#update);
    this.#update();
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stopSamples?.();
    document.removeEventListener('change', this.#onElsewhere);
    document.removeEventListener('click', this.#onElsewhere);
  }

  readonly #onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { axis } = target.dataset;
    if (axis !== undefined) void this.#choose(axis, target.value);
  };

  /** Choosing a response or a tab of the body also chooses the request that belongs to it. */
  readonly #onElsewhere = ({ target, type }: Event): void => {
    const places =
      type === 'click' ? '.request-contents > .tab-bar' : '.response-examples .code-group';
    const place = target instanceof Element ? target.closest(places) : null;
    if (place) void this.#follow(place);
  };

  async #follow(place: Element): Promise<void> {
    const { readChoice } = await import('./samples/read-choice.ts');
    const choice = readChoice(place, this);
    if (choice) await this.#choose(...choice);
  }

  async #load() {
    const { loadState } = await import('./load-state.ts');
    return loadState(this.dataset.model ?? '');
  }

  async #showOwn(): Promise<void> {
    const { showSamples } = await this.#load();
    showSamples();
  }

  /** Changes the request. Its description is loaded with the first choice, or for the reader's own values. */
  async #choose(axis: string, value: string): Promise<void> {
    const { state } = await this.#load();
    if (axis === 'credentials') state.choose({ alternative: Number(value) });
    else if (axis === 'type') state.choose({ mediaType: value });
    else {
      const [mediaType = '', example = ''] = value.split(' ').map(decodeURIComponent);
      state.choose({ mediaType, example });
    }
  }

  /** The server addresses, first the one with which the samples arrived. */
  get #servers(): readonly string[] {
    return JSON.parse(this.dataset.servers ?? '[]') as readonly string[];
  }

  /** Updates the samples. Samples that the documentation itself provides come first and stay as they are. */
  readonly #show = ({ samples, refusalOf, showCode }: ShownSamples): void => {
    this.#stop?.();
    const blocks = [...this.querySelectorAll('.code-block')];
    for (const block of blocks.slice(Number(this.dataset.authored ?? 0))) {
      const label = block.querySelector('.code-title')?.textContent.trim();
      const sample = samples.find((candidate) => candidate.label === label);
      const code = block.querySelector('pre > code');
      const text = sample?.text ?? refusalOf(label);
      if (code && text !== undefined) showCode(code, text, sample?.language ?? 'text');
    }
  };

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
