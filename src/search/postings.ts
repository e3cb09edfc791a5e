/**
 * Where a term occurs, as text: one number for each section, in base 32 with a sixth bit for "more
 * follows", composed of the distance to the previous section and the weight of the term there. Letters
 * compress and parse better than numbers in JSON.
 */
export interface Postings {
  /** Numbers of sections within the whole site, ascending. */
  readonly sections: Uint32Array;
  /** How much the term says about each section, see weigh.ts. */
  readonly impacts: Float32Array;
}

/** Steps of a quarter; finer ones would not visibly change the order of results. */
const LEVELS = 24;
const MIN_IMPACT = 0.15;
const MAX_IMPACT = 30;
const STEP = Math.log(MAX_IMPACT / MIN_IMPACT) / (LEVELS - 1);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

const IMPACTS = Float32Array.from(
  { length: LEVELS },
  (_, level) => MIN_IMPACT * Math.exp(level * STEP),
);

/** The step of the scale nearest to an impact, from 0 to 23. */
export function toLevel(impact: number): number {
  const level = Math.round(Math.log(Math.max(impact, MIN_IMPACT) / MIN_IMPACT) / STEP);
  return Math.min(level, LEVELS - 1);
}

function levelOf(posting: number): number {
  return posting % LEVELS;
}

/** The impact, accurate to a step of the scale. */
function impactOf(posting: number): number {
  return IMPACTS[levelOf(posting)] ?? MIN_IMPACT;
}

/**
 * Collects the postings of a term while pages are read, as the bytes of their text: a third of the size of
 * numbers, which matters because a large site has fifty million postings.
 */
export class PostingsText {
  readonly #digits = new Digits();
  #last = 0;
  count = 0;

  /** @param section not before the section of the previous posting. */
  add(section: number, level: number): void {
    this.#digits.add((section - this.#last) * LEVELS + level);
    this.#last = section;
    this.count += 1;
  }

  /** The postings with at least this impact. */
  atLeast(impact: number): PostingsText {
    const left = new PostingsText();
    let section = 0;
    parseNumbers(this.format()).forEach((number) => {
      section += Math.floor(number / LEVELS);
      if (impactOf(number) >= impact) left.add(section, levelOf(number));
    });
    return left;
  }

  format(): string {
    return this.#digits.format();
  }
}

export function parsePostings(text: string): Postings {
  const numbers = parseNumbers(text);
  const sections = new Uint32Array(numbers.length);
  const impacts = new Float32Array(numbers.length);
  let section = 0;
  numbers.forEach((number, rank) => {
    section += Math.floor(number / LEVELS);
    sections[rank] = section;
    impacts[rank] = impactOf(number);
  });
  return { sections, impacts };
}

/** How many digits are converted to text at a time. */
const PIECE = 4096;

/** Encodes numbers byte by byte. A string that grows digit by digit would take an object for each. */
class Digits {
  #bytes = new Uint8Array(8);
  #length = 0;

  /** @param number a non-negative integer. */
  add(number: number): void {
    let rest = number;
    while (rest >= 32) {
      this.#put(32 + (rest % 32));
      rest = Math.floor(rest / 32);
    }
    this.#put(rest);
  }

  format(): string {
    let text = '';
    for (let at = 0; at < this.#length; at += PIECE) {
      const end = Math.min(at + PIECE, this.#length);
      text += String.fromCharCode(...this.#bytes.subarray(at, end));
    }
    return text;
  }

  #put(value: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(this.#length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length] = DIGITS.charCodeAt(value);
    this.#length += 1;
  }
}

/** Encodes non-negative integers. */
export function formatNumbers(numbers: readonly number[]): string {
  const digits = new Digits();
  numbers.forEach((number) => digits.add(number));
  return digits.format();
}

export function parseNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES[text.charCodeAt(index)] ?? 0;
    number += (value % 32) * unit;
    unit *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}
