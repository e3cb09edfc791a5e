/**
 * Finds the closing brace of any brace in a text, by the rules of `findClosingBrace`. For scans that ask
 * about many braces, few of which may be closed: the text is read once, from its end, however many there
 * are.
 */
import { mayBeginComment } from '../repair/scan-tag.ts';

const QUOTES = ['"', "'", '`'] as const;
const NONE = -1;

export class ClosingBraces {
  readonly #text: string;
  /** For each offset of code, that of the first brace after it that closes more than it opens. */
  #closers: Int32Array | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset after the brace that closes the one at `start`. */
  endAfter(start: number): number | undefined {
    this.#closers ??= listClosers(this.#text);
    const closer = this.#closers[start + 1] ?? NONE;
    return closer === NONE ? undefined : closer + 1;
  }
}

/** Goes backwards, because where code at an offset ends depends on what follows it. */
function listClosers(text: string): Int32Array {
  const closers = new Int32Array(text.length + 2).fill(NONE);
  const closerFrom = (at: number) => closers[at] ?? NONE;
  const inert = [...QUOTES.map((quote) => new StringEnds(quote)), new CommentEnds(text)];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    const last = inert.find(({ opening }) => opening === character)?.end ?? NONE;
    if (character === '}') closers[at] = at;
    else if (character === '{') {
      const inner = closerFrom(at + 1);
      closers[at] = inner === NONE ? NONE : closerFrom(inner + 1);
    } else closers[at] = closerFrom((last === NONE ? at : last) + 1);
    for (const each of inert) each.add(character, at);
  }
  return closers;
}

/** Where a string with a kind of quotes ends, if its content begins at the character added last. */
class StringEnds {
  readonly opening: string;
  /** Offset of its closing quote. */
  end = NONE;
  /** The end of a string whose content begins one character later. */
  #next = NONE;

  constructor(quote: string) {
    this.opening = quote;
  }

  /** Adds the character before the ones known so far. */
  add(character: string, at: number): void {
    const previous = this.end;
    if (character === this.opening) this.end = at;
    else if (character === '\\') this.end = this.#next;
    else if (character === '\n' && this.opening !== '`') this.end = NONE;
    this.#next = previous;
  }
}

/** Where a comment ends, if the character added last is the asterisk that opens it. */
class CommentEnds {
  readonly opening = '/';
  readonly #text: string;
  /** Offset of its last character. */
  end = NONE;
  /** Offset of the first slash after an asterisk. */
  #closing = NONE;
  #after = '';

  constructor(text: string) {
    this.#text = text;
  }

  add(character: string, at: number): void {
    const isAsterisk = character === '*';
    this.end = isAsterisk && mayBeginComment(this.#text, at - 1) ? this.#closing : NONE;
    if (isAsterisk && this.#after === '/') this.#closing = at + 1;
    this.#after = character;
  }
}
