/** Samples of a request: they name the server that the reader chose, and follow what he fills in. */
import { chosenServer, onServerChoice } from './chosen-server.ts';
import type { CodeSamples } from '../../core/reference/model/request-model.ts';
import { replaceText } from './replace-text.ts';
import { onSamples } from './shown-samples.ts';

class LecternRequestSamples extends HTMLElement {
  #stop: (() => void) | undefined;
  #stopSamples: (() => void) | undefined;

  connectedCallback(): void {
    this.#stopSamples = onSamples(this.#show);
    if (this.dataset.servers === undefined) return;
    this.#stop = onServerChoice(this.#update);
    this.#update();
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stopSamples?.();
  }

  /** Addresses as JSON, the one first that the samples arrive with. */
  get #servers(): readonly string[] {
    const servers: unknown = JSON.parse(this.dataset.servers ?? '[]');
    return Array.isArray(servers) ? servers.filter((server) => typeof server === 'string') : [];
  }

  /** Samples that the documentation wrote itself stay as they are. */
  readonly #show = ({ samples, omitted }: CodeSamples): void => {
    this.#stop?.();
    for (const block of this.querySelectorAll('.code-block')) {
      const label = block.querySelector('.code-title')?.textContent.trim();
      const sample = samples.find((candidate) => candidate.label === label);
      const reason = omitted.find((candidate) => candidate.label === label)?.reason;
      const code = block.querySelector('pre > code');
      const text = sample?.text ?? reason;
      if (code && text !== undefined && code.textContent !== text) code.textContent = text;
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
