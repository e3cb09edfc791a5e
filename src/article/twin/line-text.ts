/** Markdown of a line while it is put together: blanks between its pieces are one, at its ends none. */
import { escapeMarkdown } from '../../core/text/markdown.ts';

const BLANK = /^\s/;
const BLANK_AT_END = /\s$/;
/** Blanks that are not one space. */
const BLANKS = /\s\s|[^\S ]/;

export class LineText {
  readonly #pieces: string[] = [];
  /** The last character; empty at the beginning, and behind a break. */
  #last = '';
  /** A blank or a break, once something follows. */
  #due = '';
  /** Whether there was a blank before the first piece. */
  beginsWithBlank = false;

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get endsWithBlank(): boolean {
    return this.#due !== '';
  }

  /** What stands before the next piece; empty at the beginning. */
  get lastCharacter(): string {
    return this.#due === '' ? this.#last : ' ';
  }

  /** Adds Markdown. */
  add(markdown: string): void {
    if (markdown === '') return;
    if (this.#due !== '') this.#pieces.push(this.#due);
    // What is no picture here would be one before a link.
    else if (this.#last === '!' && markdown.startsWith('[')) this.#guardLast();
    this.#due = '';
    this.#pieces.push(markdown);
    this.#last = markdown.at(-1) ?? '';
  }

  /** Adds text, which is to be read as it is. */
  addText(text: string, escape: (text: string) => string = escapeMarkdown): void {
    const words = text.trim();
    if (words.length < text.length && BLANK.test(text)) this.addBlank();
    if (words === '') return;
    this.add(escape(BLANKS.test(words) ? words.replace(/\s+/g, ' ') : words));
    if (words.length < text.length && BLANK_AT_END.test(text)) this.addBlank();
  }

  addBlank(): void {
    if (this.isEmpty) this.beginsWithBlank = true;
    else this.#due ||= ' ';
  }

  /** Goes on below. */
  addBreak(mark: string): void {
    if (!this.isEmpty) this.#due = mark;
  }

  toString(): string {
    return this.#pieces.join('');
  }

  #guardLast(): void {
    const last = this.#pieces.at(-1) ?? '';
    this.#pieces.splice(-1, 1, `${last.slice(0, -1)}\\!`);
  }
}
