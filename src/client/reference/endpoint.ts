/** The address of an operation: shows the chosen server, and copies the complete address. */
import {
  chooseServer,
  chosenServer,
  type NamedServer,
  onServerChoice,
  pairServer,
} from './chosen-server.ts';

const SHOWN_COPIED_MS = 1800;

class LecternEndpoint extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('change', this.#onChange);
    this.#stop = onServerChoice(this.#update);
    pairServer(Array.from(this.#select?.options ?? [], toServer));
    this.#update();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  get #select(): HTMLSelectElement | null {
    return this.querySelector('.endpoint-choice > select');
  }

  readonly #onChange = ({ target }: Event): void => {
    const option = target === this.#select ? this.#select?.selectedOptions[0] : undefined;
    if (option) chooseServer(toServer(option));
  };

  readonly #onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('.endpoint-copy') : null;
    if (button instanceof HTMLElement) void this.#copy(button);
  };

  readonly #update = (): void => {
    const select = this.#select;
    const shown = this.querySelector('.endpoint-server');
    if (!select || !shown) return;
    const server = chosenServer(Array.from(select.options, ({ value }) => value));
    select.value = server;
    shown.textContent = server;
  };

  async #copy(button: HTMLElement): Promise<void> {
    const address = this.querySelector('.endpoint-url')?.textContent ?? '';
    const label = button.firstElementChild;
    if (!label) return;
    const words = Array.from(label.childNodes);
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (button.dataset.state) return;
    button.dataset.state = 'shown';
    button.toggleAttribute('data-copied', isCopied);
    label.replaceChildren(
      isCopied
        ? (document.documentElement.dataset.wordCopied ?? ENGLISH.copied)
        : (document.documentElement.dataset.wordCopyFailed ?? ENGLISH.copyFailed),
    );
    setTimeout(() => {
      label.replaceChildren(...words);
      button.removeAttribute('data-copied');
      delete button.dataset.state;
    }, SHOWN_COPIED_MS);
  }
}

function toServer({ value, dataset: { name } }: HTMLOptionElement): NamedServer {
  return [value, name];
}

customElements.define('lectern-endpoint', LecternEndpoint);
