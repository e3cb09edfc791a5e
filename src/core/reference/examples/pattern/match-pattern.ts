/** Writes a text that matches a regular expression, for readers: `123-45-6789`, `ABC-123`. */
import {
  type PatternPiece,
  type PatternSequence,
  readPattern,
  type RepeatedPiece,
} from './read-pattern.ts';

/** How to choose one of the many texts that match a pattern. */
interface Manner {
  /** Index of the alternative to take. */
  readonly option: number;
  /** Index of the first letter to take from a set, and the distance to the next. */
  readonly first: number;
  readonly step: number;
  /**
   * How often parts are repeated: as often as letters in a word, as rarely as possible, or so that every
   * optional part occurs.
   */
  readonly amount: 'usual' | 'least' | 'whole';
}

interface Writing extends Manner {
  /** Letters still to add by optional repetitions, to reach a length. */
  spare: number;
  /** Letters left for the whole text. */
  room: number;
  /** How many letters were taken from each set. */
  readonly taken: Map<string, number>;
}

/** The larger steps divide the size of no common set, so that a text gets letters of all kinds. */
const letterManners = [
  { first: 0, step: 1 },
  { first: 1, step: 1 },
  { first: 0, step: 11 },
  { first: 3, step: 17 },
];

const manners: readonly Manner[] = [0, 1, 2].flatMap((option) =>
  letterManners.flatMap((letters) =>
    (['usual', 'least', 'whole'] as const).map((amount) => ({ option, amount, ...letters })),
  ),
);

const maxLetters = 2000;

/** Number of letters to write where a pattern leaves the length of a word open. */
const usualLetters = 3;

interface WantedText {
  /** The minimum length of the text. */
  readonly least: number;
  readonly fits: (text: string) => boolean;
}

/** Follows one of several patterns at a time. Only `fits` decides whether the text is right. */
export function matchFirst(patterns: readonly string[], wanted: WantedText): string | undefined {
  return patterns.map((pattern) => matchPattern(pattern, wanted)).find(Boolean);
}

/** Returns the first text written from the pattern that fits. */
function matchPattern(pattern: string, { least, fits }: WantedText): string | undefined {
  const options = readPattern(pattern);
  if (options === undefined) return undefined;
  for (const manner of manners) {
    const short = write(options, { ...manner, spare: 0, room: maxLetters, taken: new Map() });
    const spare = short === undefined ? 0 : least - Array.from(short).length;
    const text =
      spare > 0 ? write(options, { ...manner, spare, room: maxLetters, taken: new Map() }) : short;
    if (text !== undefined && fits(text)) return text;
  }
  return undefined;
}

/** Returns undefined if the text is too long. */
function write(options: readonly PatternSequence[], writing: Writing): string | undefined {
  const text = writeOne(options, writing);
  return writing.room < 0 ? undefined : text;
}

function writeOne(options: readonly PatternSequence[], writing: Writing): string {
  const sequence = options[Math.min(writing.option, options.length - 1)] ?? [];
  return sequence
    .map(({ piece, least, most }) => {
      const usual = countOf({ piece, least, most }, writing.amount);
      let text = '';
      for (let count = 0; count < most && writing.room >= 0; count += 1) {
        const isExtra = count >= usual;
        if (isExtra && writing.spare <= 0) break;
        // An empty part takes room as well, otherwise it could be repeated without end.
        writing.room -= 1;
        const one = writePiece(piece, writing);
        if (isExtra) writing.spare -= Math.max(1, one.length);
        text += one;
      }
      return text;
    })
    .join('');
}

function countOf({ piece, least, most }: RepeatedPiece, amount: Manner['amount']): number {
  if (amount === 'whole') return Math.max(least, Math.min(1, most));
  const isWord = piece.kind === 'letters' && /\p{L}/u.test(piece.letters.join(''));
  const isFree = amount === 'usual' && isWord && most > 1;
  return isFree ? Math.max(least, Math.min(usualLetters, most)) : least;
}

function writePiece(piece: PatternPiece, writing: Writing): string {
  if (piece.kind === 'group') return writeOne(piece.options, writing);
  const key = piece.letters.join('');
  const rank = writing.taken.get(key) ?? 0;
  writing.taken.set(key, rank + 1);
  // Repeat the same punctuation mark: `12:34:56`.
  const step = /[\p{L}\p{N}]/u.test(key) ? writing.step : 0;
  return piece.letters[(writing.first + rank * step) % Math.max(1, piece.letters.length)] ?? '';
}
