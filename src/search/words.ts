/**
 * Splits text into the words that are searched for; the result is the same for documents and queries, and
 * on every machine.
 *
 * Letters lose case, Latin accents and Arabic vowel marks; the Arabic article is not part of a word.
 * `userGroup_id` counts as `user`, `group`, `id` and as a whole, and so do `X-Request-Id` and the option
 * `--dry-run`. Text in scripts without spaces becomes pairs of characters: a segmenter would know words,
 * but not the same ones in every browser, and an index that disagrees with the reader's browser finds
 * nothing.
 */
import { toSingular } from './spelling/other-number.ts';

export interface Word {
  readonly term: string;
  /** Offsets in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** For a compound name as a whole: how many of the words before this one are its parts. */
  readonly parts?: number;
}

/** Longer words are cut off: nobody types them, and keys and hashes would fill the index. */
const MAX_WORD_CHARACTERS = 32;

const TOKEN =
  /(?<![\p{L}\p{N}_-])--[A-Za-z][\w-]*|[\p{L}\p{M}\p{N}_]+(?:[.'’-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}_]+)*/gu;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})[\p{M}\p{N}]*|\p{Lu}?[^\p{Lu}._'’]+|\p{Lu}+/gu;
const PLAIN = /^[a-z\d]+$/;
const SIMPLE = /^[A-Z]?[a-z\d]+$/;
/** Accents, Arabic vowel marks, and the stroke (tatweel) that only stretches Arabic words. */
const SIGNS = /[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g;
const ARTICLE = /^\u0627\u0644(?=\p{L}{2})/u;
/** Letters that Unicode does not decompose. */
const PLAINER: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

export function toWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) addToken(token, index, words);
  return words;
}

/** Only the terms, in order and with repetitions; much faster than `toWords`. */
export function toTerms(text: string): readonly string[] {
  return readTerms(text).all;
}

/** The terms without compound names, so that joined and separate spellings are equal. */
export function toPartTerms(text: string): string[] {
  return readTerms(text).tokens.flatMap(({ parts }) => parts);
}

export interface TextTerms {
  /** In order and with repetitions. */
  readonly all: readonly string[];
  /** The same terms by token. */
  readonly tokens: readonly TokenTerms[];
}

/** The terms of a word or a compound name. */
interface TokenTerms {
  readonly all: readonly string[];
  /** Without compound names as a whole. */
  readonly parts: readonly string[];
  /** The parts in the singular, separated by spaces. */
  readonly singular: string;
}

export function readTerms(text: string): TextTerms {
  const tokens = (text.match(TOKEN) ?? []).map(termsOf);
  return { all: tokens.flatMap(({ all }) => all), tokens };
}

/** A cache: a site has millions of tokens, but few different ones. */
const known = new Map<string, TokenTerms>();
const MAX_KNOWN = 50_000;

function termsOf(token: string): TokenTerms {
  const found = known.get(token);
  if (found !== undefined) return found;
  const words: Word[] = [];
  addToken(token, 0, words);
  const all = words.map(({ term }) => term);
  const parts = words.flatMap((word) => (word.parts === undefined ? word.term : []));
  const singular = parts.map(toSingular).join(' ');
  // Most tokens are not compound names, so one list serves for both.
  const terms = { all, parts: parts.length === all.length ? all : parts, singular };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(token, terms);
  return terms;
}

function addToken(token: string, start: number, words: Word[]): void {
  if (SIMPLE.test(token)) {
    const term = token.slice(0, MAX_WORD_CHARACTERS).toLowerCase();
    words.push({ term, start, end: start + token.length });
  } else if (token.startsWith('--')) {
    addOption(token, start, words);
  } else if (token.includes('-')) {
    addHyphened(token, start, words);
  } else if (isSpaceless(token)) {
    addSpaceless(token, start, words);
  } else {
    addParts(token, start, words);
  }
}

function addOption(token: string, start: number, words: Word[]): void {
  const before = words.length;
  const name = token.replace(/^-+|-+$/g, '');
  for (const { 0: part, index } of name.matchAll(/[^-]+/g)) {
    if (isAlphanumeric(part)) addToken(part, start + 2 + index, words);
  }
  const term = `--${name}`.toLowerCase().slice(0, MAX_WORD_CHARACTERS);
  push(words, { term, start, end: start + 2 + name.length, parts: words.length - before });
}

/** A name is the same with or without hyphens. Dates and ranges of numbers are not names. */
function addHyphened(token: string, start: number, words: Word[]): void {
  const first = words.length;
  for (const { 0: part, index } of token.matchAll(/[^-]+/g)) addToken(part, start + index, words);
  const isName = /\p{L}/u.test(token) && !isSpaceless(token);
  if (isName) addWhole({ name: token.replace(/['’]s$/, ''), start, first }, words);
}

function isAlphanumeric(part: string): boolean {
  return /[a-z\d]/i.test(part);
}

/** Scripts without spaces only begin at Thai. */
function isSpaceless(token: string): boolean {
  for (let index = 0; index < token.length; index += 1) {
    if (token.charCodeAt(index) > 0x0e00) return token.search(SPACELESS) >= 0;
  }
  return false;
}

function addSpaceless(token: string, start: number, words: Word[]): void {
  let done = 0;
  for (const { 0: run, index } of token.matchAll(SPACELESS)) {
    if (index > done) addParts(token.slice(done, index), start + done, words);
    addPairs(run, start + index, words);
    done = index + run.length;
  }
  if (done < token.length) addParts(token.slice(done), start + done, words);
}

function addPairs(run: string, start: number, words: Word[]): void {
  const letters = Array.from(run);
  let offset = start;
  letters.forEach((letter, rank) => {
    const pair = letter + (letters[rank + 1] ?? '');
    const isLast = rank > 0 && rank === letters.length - 1;
    if (!isLast) words.push({ term: fold(pair), start: offset, end: offset + pair.length });
    offset += letter.length;
  });
}

function addParts(token: string, start: number, words: Word[]): void {
  // An apostrophe is part of its word, but the `s` of a possessive is not.
  const name = token.replace(/['’]s$/, '');
  if (/['’]/.test(name)) {
    push(words, { term: fold(name), start, end: start + name.length });
    return;
  }
  const before = words.length;
  // In `process.env.API_KEY`, `API_KEY` is a name too.
  const links = [...name.matchAll(/[^.]+/g)];
  for (const { 0: link, index: at } of links) {
    const first = words.length;
    for (const { 0: part, index } of link.matchAll(PART)) {
      const from = start + at + index;
      push(words, { term: fold(part), start: from, end: from + part.length });
    }
    addWhole({ name: link, start: start + at, first }, words);
  }
  if (links.length > 1) addWhole({ name, start, first: before }, words);
}

interface Name {
  readonly name: string;
  readonly start: number;
  /** Index of the first word that is part of it. */
  readonly first: number;
}

/** `user_id`, `user-id` and `v2.0` can also be searched for as a whole. */
function addWhole({ name, start, first }: Name, words: Word[]): void {
  const parts = words.length - first;
  if (parts > 1) push(words, { term: fold(name), start, end: start + name.length, parts });
}

function push(words: Word[], word: Word): void {
  if (word.term !== '') words.push(word);
}

/** Normalizes spellings that readers consider the same word. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const plain = PLAIN.test(lower)
    ? lower
    : lower.replace(/(?<=\p{L})[._'’](?=[\p{L}\p{N}])|-|^_+|_+$/gu, '');
  const folded = /^[\x20-\x7e]*$/.test(plain)
    ? plain
    : plain
        .normalize('NFKD')
        .replace(SIGNS, '')
        .replace(ARTICLE, '')
        .replace(/[ßæœøłđðþı]/g, (letter) => PLAINER[letter] ?? letter)
        .normalize('NFKC');
  return folded.slice(0, MAX_WORD_CHARACTERS);
}
