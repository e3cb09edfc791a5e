/** Breaks long declarations into lines, as people write them. */
import type { LibraryCode } from './library.ts';

/** The longest declaration in one line, in characters. */
export const LONG_CODE = 72;

/** Returns the length of code in characters. */
export function codeLength(code: LibraryCode): number {
  return code.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : part.text.length),
    0,
  );
}

/** Texts, arrows, brackets, and commas with the spaces after them. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[-=]>|[([{<]|[)\]}>]|,\s*/g;

/** Gives each parameter in the first parentheses a line of its own, if the code is long. */
export function wrapCode(code: LibraryCode): LibraryCode {
  if (codeLength(code) <= LONG_CODE) return code;
  const wrapping = new Wrapping();
  return code.map((part) =>
    typeof part === 'string' ? part.replace(TOKEN, (token) => wrapping.next(token)) : part,
  );
}

/** Goes through the tokens of a declaration. */
class Wrapping {
  /** How many brackets are open. */
  #depth = 0;
  #state: 'before' | 'inside' | 'after' = 'before';

  /** Returns a token with the line breaks that belong to it. */
  next(token: string): string {
    if (this.#state === 'after') return token;
    if ('([{<'.includes(token)) return this.#open(token);
    if (')]}>'.includes(token)) return this.#close(token);
    return token.startsWith(',') && this.#isBetween() ? ',\n  ' : token;
  }

  #open(bracket: string): string {
    this.#depth += 1;
    if (bracket !== '(' || this.#depth > 1) return bracket;
    this.#state = 'inside';
    return '(\n  ';
  }

  #close(bracket: string): string {
    this.#depth -= 1;
    if (this.#state !== 'inside' || this.#depth > 0) return bracket;
    this.#state = 'after';
    return `\n${bracket}`;
  }

  /** Whether the place is between two parameters. */
  #isBetween(): boolean {
    return this.#state === 'inside' && this.#depth === 1;
  }
}
