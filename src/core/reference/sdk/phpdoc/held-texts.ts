/** Holds parts of a text back while the rest of it is read, so that they stay as they are. */
import { escapeText } from '../../../html/escape-markup.ts';

/** Characters for private use, which stand for nothing in any text. */
const TOKEN = /\uE000(\d+)\uE001/g;
const PRIVATE = /[\uE000\uE001]/g;

interface HeldText {
  readonly markdown: string;
  /** What it says in code. */
  readonly code: string;
}

export class HeldTexts {
  readonly #texts: HeldText[] = [];

  /** Removes the characters by which held texts are known. */
  clean(text: string): string {
    return text.replace(PRIVATE, '');
  }

  /** Returns what stands for a text until it is released. */
  hold(markdown: string, code = markdown): string {
    this.#texts.push({ markdown: this.release(markdown), code: this.release(code) });
    return `\uE000${this.#texts.length - 1}\uE001`;
  }

  release(text: string): string {
    return text.replace(TOKEN, (_, index: string) => this.#texts[Number(index)]?.markdown ?? '');
  }

  /** Releases texts within code of HTML, in which they are not Markdown. */
  releaseCode(html: string): string {
    return html.replace(TOKEN, (_, index: string) =>
      escapeText(this.#texts[Number(index)]?.code ?? ''),
    );
  }
}
