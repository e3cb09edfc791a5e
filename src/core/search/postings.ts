/**
 * Where a term stands, as text: one number for each section, in base 32 with the sixth bit for "more
 * follows", made of the distance to the section before and of how much the term weighs there.
 * Letters compress and parse better than numbers in JSON.
 */
export interface Posting {
  /** Number of the section in the whole site. */
  readonly section: number;
  /** What the term says about the section; see weigh.ts. */
  readonly impact: number;
}

/** Steps of a quarter are as fine as a reader can see in the order of results. */
const LEVELS = 24;
const LEAST = 0.15;
const MOST = 30;
const STEP = Math.log(MOST / LEAST) / (LEVELS - 1);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));

/** `postings` in the order of their sections. */
export function formatPostings(postings: readonly Posting[]): string {
  let last = 0;
  const numbers = postings.map(({ section, impact }) => {
    const distance = section - last;
    last = section;
    return distance * LEVELS + toLevel(impact);
  });
  return formatNumbers(numbers);
}

export function parsePostings(text: string): Posting[] {
  let section = 0;
  return parseNumbers(text).map((number) => {
    section += Math.floor(number / LEVELS);
    return { section, impact: LEAST * Math.exp((number % LEVELS) * STEP) };
  });
}

/** Whole numbers from 0. */
export function formatNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      text += DIGITS.charAt(32 + (rest % 32));
      rest = Math.floor(rest / 32);
    }
    text += DIGITS.charAt(rest);
  }
  return text;
}

export function parseNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES.get(text.charCodeAt(index)) ?? 0;
    number += (value % 32) * unit;
    unit *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}

function toLevel(impact: number): number {
  const level = Math.round(Math.log(Math.max(impact, LEAST) / LEAST) / STEP);
  return Math.min(level, LEVELS - 1);
}
