/**
 * Builds the Markdown of a line: collapses whitespace between its pieces to one space, and removes it at
 * both ends.
 */
import { escapeMarkdown } from '../../text/markdown.ts';

const BLANK = /^\s/;
const BLANK_AT_END = /\s$/;
/** Whitespace other than a single space. */
const BLANKS = /\s\s|[^\S ]/;

export class LineText {
  readonly #pieces: string[] = [];
  /** The last character; empty at the beginning, and after a break. */
  #last = '';
  /** A pending space or break, to be added before the next piece. */
  #due = '';
  /** Whether there was whitespace before the first piece. */
  beginsWithSpace = false;

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get endsWithSpace(): boolean {
    return this.#due !== '';
  }

  /** The character before the next piece; empty at the beginning. */
  get lastCharacter(): string {
    return this.#due === '' ? this.#last : ' ';
  }

  /** Adds Markdown. */
  add(markdown: string): void {
    if (markdown === '') return;
    if (this.#due !== '') this.#pieces.push(this.#due);
    // A literal `!` directly before a link would turn the link into an image, so escape it.
    else if (this.#last === '!' && markdown.startsWith('[')) this.#guardLast();
    this.#due = '';
    this.#pieces.push(markdown);
    this.#last = markdown.at(-1) ?? '';
  }

  /** Adds plain text, which is escaped. */
  addText(text: string, escape: (text: string) => string = escapeMarkdown): void {
    const words = text.trim();
    if (words.length < text.length && BLANK.test(text)) this.addSpace();
    if (words === '') return;
    this.add(escape(BLANKS.test(words) ? words.replace(/\s+/g, ' ') : words));
    if (words.length < text.length && BLANK_AT_END.test(text)) this.addSpace();
  }

  addSpace(): void {
    if (this.isEmpty) this.beginsWithSpace = true;
    else this.#due ||= ' ';
  }

  /** Continues on a new line. */
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
