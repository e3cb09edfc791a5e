/**
 * Where a term stands, as text: one number for each section, in base 32 with the sixth bit for "more
 * follows", made of the distance to the section before and of how much the term weighs there.
 * Letters compress and parse better than numbers in JSON.
 */
export interface Postings {
  /** Numbers of sections in the whole site, ascending. */
  readonly sections: Uint32Array;
  /** What the term says about each, see weigh.ts. */
  readonly impacts: Float32Array;
}

/** Steps of a quarter are as fine as a reader can see in the order of results. */
const LEVELS = 24;
const LEAST = 0.15;
const MOST = 30;
const STEP = Math.log(MOST / LEAST) / (LEVELS - 1);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

const IMPACTS = Float32Array.from({ length: LEVELS }, (_, level) => LEAST * Math.exp(level * STEP));

/** The step of the scale that an impact is nearest to, from 0 to 23. */
export function toLevel(impact: number): number {
  const level = Math.round(Math.log(Math.max(impact, LEAST) / LEAST) / STEP);
  return Math.min(level, LEVELS - 1);
}

/** One number for a section and an impact; such numbers have the order of their sections. */
export function toPosting(section: number, level: number): number {
  return section * LEVELS + level;
}

function sectionOf(posting: number): number {
  return Math.floor(posting / LEVELS);
}

function levelOf(posting: number): number {
  return posting % LEVELS;
}

/** Nearly, by a step of the scale. */
export function impactOf(posting: number): number {
  return IMPACTS[levelOf(posting)] ?? LEAST;
}

/** In the order of their sections. */
export function formatPostings(postings: readonly number[]): string {
  let last = 0;
  const numbers = postings.map((posting) => {
    const distance = posting - last * LEVELS;
    last = sectionOf(posting);
    return distance;
  });
  return formatNumbers(numbers);
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

/** So many digits become text at a time, of which no number has more than seven. */
const PIECE = 4096;
const MOST_DIGITS = 7;

/**
 * Whole numbers from 0. Their digits are gathered first: a text that grows digit by digit takes the room of
 * an object for each of them.
 */
export function formatNumbers(numbers: readonly number[]): string {
  const digits = new Uint8Array(Math.min(PIECE, numbers.length * MOST_DIGITS));
  let count = 0;
  let text = '';
  const add = (value: number): void => {
    digits[count] = DIGITS.charCodeAt(value);
    count += 1;
    if (count < digits.length) return;
    text += String.fromCharCode(...digits);
    count = 0;
  };
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      add(32 + (rest % 32));
      rest = Math.floor(rest / 32);
    }
    add(rest);
  }
  return text + String.fromCharCode(...digits.subarray(0, count));
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
