/** The content of the assistant's dialog: sends a question to the author's endpoint and shows the answer. */
import { trapFocus } from '../focus/trap-focus.ts';
import { type AnswerSource, readAnswerStream } from './answer-stream.ts';
import { createAnswerLink, renderAnswer } from './render-answer.ts';

class AskDialog extends HTMLElement {
  #listening = new AbortController();
  #asking = new AbortController();

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const dialog = this.closest('dialog');
    this.#part('form').addEventListener('submit', (event) => this.#submit(event), { signal });
    this.#part('.ask-close').addEventListener('click', () => dialog?.close(), { signal });
    dialog?.addEventListener('close', () => this.#asking.abort(), { signal });
    if (dialog) trapFocus(dialog);
  }

  disconnectedCallback(): void {
    this.#listening.abort();
    this.#asking.abort();
  }

  #part(selector: string): HTMLElement {
    const element = this.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The assistant has no ${selector}.`);
    return element;
  }

  #submit(event: Event): void {
    event.preventDefault();
    const question = this.querySelector('input')?.value.trim() ?? '';
    if (question !== '') void this.#ask(question);
  }

  async #ask(question: string): Promise<void> {
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const message = this.#part('.ask-message');
    const answer = this.#part('.ask-answer');
    answer.replaceChildren();
    this.#showSources([]);
    answer.ariaBusy = 'true';
    message.textContent = message.dataset['loading'] ?? '';
    try {
      await this.#show(await this.#send(question, asking.signal), asking.signal);
      message.textContent = '';
    } catch {
      if (!asking.signal.aborted) message.textContent = this.dataset['failed'] ?? '';
    } finally {
      if (this.#asking === asking) answer.ariaBusy = null;
    }
  }

  /**
   * Sends a question. Apart from the body, the request carries neither cookies nor the address of the page.
   */
  async #send(question: string, signal: AbortSignal): Promise<Response> {
    const response = await fetch(this.dataset['url'] ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, text/plain' },
      body: JSON.stringify({
        question,
        page: location.pathname,
        language: document.documentElement.lang,
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (!response.ok) throw new Error(String(response.status));
    return response;
  }

  async #show(response: Response, signal: AbortSignal): Promise<void> {
    const answer = this.#part('.ask-answer');
    let text = '';
    for await (const part of readAnswerStream(response)) {
      if (signal.aborted) return;
      if (part.kind === 'sources') this.#showSources(part.sources);
      else {
        text += part.text;
        answer.replaceChildren(...renderAnswer(text));
      }
    }
    if (text.trim() === '') throw new Error('The answer is empty.');
  }

  #showSources(sources: readonly AnswerSource[]): void {
    const section = this.#part('.ask-sources');
    const items = sources.map(({ title, url }) => {
      const item = document.createElement('li');
      item.append(createAnswerLink(title, url));
      return item;
    });
    section.hidden = items.length === 0;
    this.#part('.ask-sources ul').replaceChildren(...items);
  }
}

customElements.define('lectern-ask-dialog', AskDialog);
