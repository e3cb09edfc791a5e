/** Events and lines as they arrive. */
import { decoderOf } from './answer-body.ts';
import { mostShown } from './body-view.ts';
import { drawText } from './json-view.ts';

export class StreamView {
  readonly frame = drawText('', false);
  readonly #decoder: TextDecoder;
  #left = mostShown;

  constructor(headers: readonly (readonly [string, string])[]) {
    this.#decoder = decoderOf(headers);
  }

  append(chunk: Uint8Array): void {
    const text = this.#decoder.decode(chunk, { stream: true }).slice(0, this.#left);
    this.#left -= text.length;
    this.frame.firstElementChild?.append(text);
  }
}
