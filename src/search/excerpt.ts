/** Selects the part of a text that shows why it was found, as marked and unmarked pieces. */
import { CODE_BEGINS } from './format.ts';
import { toSingular } from './spelling/other-number.ts';
import { toWords, type Word } from './words.ts';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface Excerpt {
  readonly pieces: readonly Piece[];
  /** Lines of code, with line breaks and indentation. */
  readonly isCode: boolean;
}

/**
 * Terms that were found, with the number of leading letters to mark; phrases are words separated by spaces.
 */
export type MarkedTerms = ReadonlyMap<string, number>;

interface Span {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** In characters; about two lines of a result. */
const LENGTH = 150;
const LEAD = 40;
const CODE_LINES = 2;
const CELL_GAP = ' · ';

export function markText(text: string, terms: MarkedTerms): readonly Piece[] {
  return cut(text, findSpans(text, terms));
}

/**
 * Running text is preferred: code is only searched if the text has no match. For a table, one row is shown.
 * Without any match, the beginning of the text is shown.
 */
export function toExcerpt(content: string, terms: MarkedTerms): Excerpt {
  const [text = '', code = ''] = content.split(CODE_BEGINS);
  const lines = text.replaceAll('\t', CELL_GAP).split('\n');
  const inText = findLine(lines, terms);
  if (inText !== undefined) {
    return { pieces: cutAround(lines[inText] ?? '', terms), isCode: false };
  }
  const codeLines = code.split('\n');
  const inCode = findLine(codeLines, terms);
  if (inCode === undefined) return { pieces: cutAround(lines[0] ?? '', terms), isCode: false };
  return { pieces: cutCode(codeLines.slice(inCode), terms), isCode: true };
}

/**
 * Returns the first line and, if there is room, the second, unless that has neither letters nor digits,
 * such as a lone bracket.
 */
function cutCode(lines: readonly string[], terms: MarkedTerms): readonly Piece[] {
  const shown = withoutIndent(
    lines.slice(0, CODE_LINES).filter((line) => /[\p{L}\p{N}]/u.test(line)),
  );
  const [first = ''] = shown;
  const whole = shown.join('\n');
  return whole.length > LENGTH ? cutAround(first, terms) : markText(whole, terms);
}

/** The line with the most different terms; the first one if there are several. */
function findLine(lines: readonly string[], terms: MarkedTerms): number | undefined {
  let best = { count: 0, rank: 0 };
  for (const [rank, line] of lines.entries()) {
    const count = countTerms(findSpans(line, terms));
    if (count > best.count) best = { count, rank };
  }
  return best.count === 0 ? undefined : best.rank;
}

function countTerms(spans: readonly Span[]): number {
  return new Set(spans.map(({ term }) => term)).size;
}

function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent).trimEnd());
}

function findSpans(text: string, terms: MarkedTerms): readonly Span[] {
  const spans: Span[] = [];
  const words = toWords(text);
  const phrases = Array.from(terms.keys(), (term) => term.split(' ')).filter(
    (phrase) => phrase.length > 1,
  );
  for (const [rank, { term, start, end }] of words.entries()) {
    spans.push(...findPhraseSpans(words, rank, phrases));
    const letters = terms.get(term);
    if (letters === undefined) continue;
    // If folding changed the letters, the whole word is marked.
    const typed = text.slice(start, start + letters).toLowerCase();
    const isAsWritten = end - start === term.length || term.startsWith(typed);
    spans.push({ term, start, end: isAsWritten ? Math.min(start + letters, end) : end });
  }
  return spans;
}

/** The span of the first phrase that begins at a word, in the singular or the plural. */
function findPhraseSpans(
  words: readonly Word[],
  rank: number,
  phrases: readonly (readonly string[])[],
): readonly Span[] {
  const isHere = (phrase: readonly string[]) =>
    phrase.every((part, at) => toSingular(words[rank + at]?.term ?? '') === toSingular(part));
  const phrase = phrases.find(isHere);
  const [first, last] = [words[rank], words[rank + (phrase?.length ?? 0) - 1]];
  if (phrase === undefined || first === undefined || last === undefined) return [];
  return [{ start: first.start, end: last.end, term: phrase.join(' ') }];
}

/** The stretch with the most different terms; the first one if there are several. */
function cutAround(text: string, terms: MarkedTerms): readonly Piece[] {
  const spans = findSpans(text, terms);
  let best = { start: 0, count: 0 };
  for (const { start } of spans) {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + LENGTH - LEAD);
    const count = countTerms(inside);
    if (count > best.count) best = { start, count };
  }
  const from = best.start < LEAD ? 0 : startOfWord(text, best.start - LEAD);
  const to = from + LENGTH >= text.length ? text.length : endOfWords(text, from + LENGTH);
  const pieces = cut(
    text.slice(from, to),
    spans
      .filter(({ start, end }) => start >= from && end <= to)
      .map((span) => ({ ...span, start: span.start - from, end: span.end - from })),
  );
  return [
    ...(from > 0 ? [{ text: '…', isMatch: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: '…', isMatch: false }] : []),
  ];
}

function cut(text: string, spans: readonly Span[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), isMatch: false });
    pieces.push({ text: text.slice(from, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

/**
 * The start of a word near the offset. Text without spaces is cut at the offset, but never inside a
 * character.
 */
function startOfWord(text: string, offset: number): number {
  const space = text.indexOf(' ', offset);
  const isNear = space >= 0 && space < offset + LEAD / 2;
  return isNear ? space + 1 : wholeLetter(text, offset);
}

/** The end of a word near the offset, without punctuation, because an ellipsis follows. */
function endOfWords(text: string, offset: number): number {
  const space = text.lastIndexOf(' ', offset);
  const end = space > offset - LEAD / 2 ? space : wholeLetter(text, offset);
  return text.slice(0, end).replace(/[\s.,;:…]+$/, '').length;
}

function wholeLetter(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset;
}
