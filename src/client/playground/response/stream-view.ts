/** Shows the text of a stream as it arrives. */
import { decoderOf, maxShownCharacters } from './response-body.ts';
import { element } from '../parts/elements.ts';

export class StreamView {
  readonly element = element('pre', { class: 'answer-text', tabindex: '0' }, element('code'));
  readonly #decoder: TextDecoder;
  #left = maxShownCharacters;

  constructor(headers: readonly (readonly [string, string])[]) {
    this.#decoder = decoderOf(headers);
  }

  append(chunk: Uint8Array): void {
    const text = this.#decoder.decode(chunk, { stream: true }).slice(0, this.#left);
    this.#left -= text.length;
    this.element.firstElementChild?.append(text);
  }
}
