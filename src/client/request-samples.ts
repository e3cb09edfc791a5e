/** Samples of a request: they name the server that the reader chose. */
import { chosenServer, onServerChoice } from './chosen-server.ts';
import { replaceText } from './replace-text.ts';

class LecternRequestSamples extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    if (this.dataset.servers === undefined) return;
    this.#stop = onServerChoice(this.#update);
    this.#update();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  /** Addresses as JSON, the one first that the samples arrive with. */
  get #servers(): readonly string[] {
    const servers: unknown = JSON.parse(this.dataset.servers ?? '[]');
    return Array.isArray(servers) ? servers.filter((server) => typeof server === 'string') : [];
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
