/** A regular expression as the pieces that a text is written from; what only looks around writes nothing. */

/** One of several letters, or one of several sequences. */
export type PatternPiece =
  | { readonly kind: 'letters'; readonly letters: readonly string[] }
  | { readonly kind: 'group'; readonly options: readonly PatternSequence[] };

export type PatternSequence = readonly RepeatedPiece[];

export interface RepeatedPiece {
  readonly piece: PatternPiece;
  readonly least: number;
  readonly most: number;
}

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '1234567890';
const word = `${lower}${upper}${digits}_`;
const marks = ' -.:/@#+,;=&%!?*()[]{}<>\'"|\\^$~`';
const printable = `${word}${marks}`;

/** Letters by what stands behind a backslash. */
const escapes = new Map([
  ['d', digits],
  ['w', word],
  ['s', ' '],
  ['D', without(printable, digits)],
  ['W', marks],
  ['S', without(printable, ' ')],
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
]);

/** Letters by what stands in `\p{…}`. */
const properties = new Map([
  ['L', lower + upper],
  ['Letter', lower + upper],
  ['Alphabetic', lower + upper],
  ['Lu', upper],
  ['Ll', lower],
  ['N', digits],
  ['Nd', digits],
]);

/** More of a range than this is never written. */
const mostOfRange = 100;

function without(letters: string, others: string): string {
  return Array.from(letters)
    .filter((letter) => !others.includes(letter))
    .join('');
}

/** Longer ones are made by programs, and may nest too deep to be followed. */
const longest = 500;

/** Undefined for what has a meaning that is not known here, such as a repetition of what was found before. */
export function readPattern(pattern: string): readonly PatternSequence[] | undefined {
  if (pattern.length > longest) return undefined;
  const reader = new PatternReader(pattern);
  const options = reader.readOptions();
  return reader.isStrange || !reader.isAtEnd ? undefined : options;
}

class PatternReader {
  isStrange = false;
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pattern.length;
  }

  readOptions(): readonly PatternSequence[] {
    const options: PatternSequence[] = [];
    do options.push(this.#readSequence());
    while (this.#take(/\|/y) !== undefined);
    return options;
  }

  #readSequence(): PatternSequence {
    const sequence: RepeatedPiece[] = [];
    while (!this.isAtEnd && !this.isStrange && !/[|)]/.test(this.#pattern.charAt(this.#at))) {
      const piece = this.#readPiece();
      const repeated = piece && { piece, ...this.#readCount() };
      if (repeated) sequence.push(repeated);
    }
    return sequence;
  }

  /** Undefined for what only looks around. */
  #readPiece(): PatternPiece | undefined {
    if (this.#take(/\^|\$|\\[bB]/y) !== undefined) return undefined;
    const opening = this.#take(/\((?:\?(?:<?[=!]|:|<[\w$]+>))?/y);
    if (opening !== undefined) return this.#readGroup(opening);
    if (this.#take(/\./y) !== undefined) return toPiece(printable);
    const opened = this.#take(/\[\^?/y);
    if (opened !== undefined) return toPiece(this.#readSet(opened === '[^'));
    if (this.#take(/[?*+]/y) !== undefined) this.isStrange = true;
    return toPiece(this.#readLetters());
  }

  #readGroup(opening: string): PatternPiece | undefined {
    const options = this.readOptions();
    if (this.#take(/\)/y) === undefined || opening === '(?') this.isStrange = true;
    return /[=!]$/.test(opening) ? undefined : { kind: 'group', options };
  }

  #readSet(isNegated: boolean): string {
    let letters = '';
    while (!this.isStrange && this.#take(/\]/y) === undefined) {
      const from = this.#readLetters();
      const isRange = from.length === 1 && this.#take(/-(?!\])/y) !== undefined;
      letters += isRange ? this.#range(from, this.#readLetters()) : from;
    }
    return isNegated ? without(printable, letters) : letters;
  }

  #range(from: string, to: string): string {
    if (`${from}${to}` === '09') return digits;
    const first = from.charCodeAt(0);
    const count = to.length === 1 ? to.charCodeAt(0) - first + 1 : 0;
    if (count < 1) this.isStrange = true;
    const length = Math.max(0, Math.min(count, mostOfRange));
    return Array.from({ length }, (_, rank) => String.fromCharCode(first + rank)).join('');
  }

  /** One letter, or the letters that an escape stands for. */
  #readLetters(): string {
    const code = this.#take(/\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]+\})/iy);
    if (code !== undefined) {
      const point = parseInt(code.replace(/[^\da-f]|^\\./gi, ''), 16);
      return point > 0x10_ff_ff ? '' : String.fromCodePoint(point);
    }
    const property = this.#take(/\\p\{[^}]*\}/y);
    if (property !== undefined) return this.#known(properties.get(property.slice(3, -1)));
    const escape = this.#take(/\\./suy)?.slice(1);
    if (escape === undefined) return this.#known(this.#take(/[^\\]/suy));
    return this.#known(escapes.get(escape) ?? (/[a-z\d]/i.test(escape) ? undefined : escape));
  }

  #known(letters: string | undefined): string {
    if (letters === undefined) this.isStrange = true;
    return letters ?? '';
  }

  #readCount(): Omit<RepeatedPiece, 'piece'> {
    const sign = this.#take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y) ?? '';
    const [, least, isOpen, most] = /\{(\d+)(,?)(\d*)/.exec(sign) ?? [];
    if (least !== undefined) {
      const own = Number(least);
      return { least: own, most: isOpen === '' ? own : most === '' ? Infinity : Number(most) };
    }
    const isOne = sign === '' || sign.startsWith('+');
    return { least: isOne ? 1 : 0, most: /^[*+]/.test(sign) ? Infinity : 1 };
  }

  /** What stands here, where it is this. */
  #take(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.#at;
    const [found] = sticky.exec(this.#pattern) ?? [];
    if (found !== undefined) this.#at = sticky.lastIndex;
    return found;
  }
}

/** Marks come last, wherever they are written: `[-a-z]` means words. */
function toPiece(text: string): PatternPiece {
  const { letters = [], marks: others = [] } = Object.groupBy(text, (letter) =>
    /[\p{L}\p{N}]/u.test(letter) ? 'letters' : 'marks',
  );
  return { kind: 'letters', letters: [...letters, ...others] };
}
