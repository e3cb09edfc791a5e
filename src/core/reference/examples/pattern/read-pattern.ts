/** A regular expression as the pieces that a text is written from; what only looks around writes nothing. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

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

/** Letters of the properties that are asked for most. */
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

/** Longer ones are made by programs, and may nest too deep to be followed. */
const longest = 500;

/** Undefined for what has a meaning that is not known here, such as a repetition of what was found before. */
export function readPattern(pattern: string): readonly PatternSequence[] | undefined {
  if (pattern.length > longest) return undefined;
  try {
    return readOptions(parse(pattern));
  } catch {
    return undefined;
  }
}

/** As JSON Schema wants patterns read, and where that fails, as most programs read them. */
function parse(pattern: string): AST.Pattern {
  const parser = new RegExpParser();
  try {
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: false });
  }
}

type Alternatives = { readonly alternatives: readonly AST.Alternative[] };

function readOptions({ alternatives }: Alternatives): readonly PatternSequence[] {
  return alternatives.map(({ elements }) => elements.flatMap(readElement));
}

/** @throws for what is not known. */
function readElement(element: AST.Element): RepeatedPiece | [] {
  switch (element.type) {
    case 'Assertion':
      return [];
    case 'Quantifier': {
      const read = readElement(element.element);
      return 'piece' in read ? { ...read, least: element.min, most: element.max } : [];
    }
    case 'Group':
    case 'CapturingGroup':
      return once({ kind: 'group', options: readOptions(element) });
    case 'Backreference':
      throw new Error('Nobody knows what was found before.');
    default:
      return once(toPiece(lettersOf(element)));
  }
}

function once(piece: PatternPiece): RepeatedPiece {
  return { piece, least: 1, most: 1 };
}

/** What one letter is chosen from. */
type LetterSet = AST.CharacterClassElement | AST.CharacterClass | AST.CharacterSet;

/** @throws for what is not known. */
function lettersOf(element: LetterSet | AST.ExpressionCharacterClass): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterClassRange':
      return rangeOf(element.min.value, element.max.value);
    case 'CharacterClass': {
      const letters = element.elements.map(lettersOf).join('');
      return element.negate ? without(printable, letters) : letters;
    }
    case 'CharacterSet':
      return setOf(element);
    default:
      throw new Error('Sets of texts are not known.');
  }
}

function setOf(set: AST.CharacterSet): string {
  if (set.kind === 'any') return printable;
  const letters =
    set.kind === 'property'
      ? properties.get(set.value ?? set.key)
      : { digit: digits, space: ' ', word }[set.kind];
  if (letters === undefined) throw new Error('The property is not known.');
  return set.negate ? without(printable, letters) : letters;
}

function rangeOf(first: number, last: number): string {
  const range = Array.from({ length: Math.min(last - first + 1, mostOfRange) }, (_, rank) =>
    String.fromCodePoint(first + rank),
  ).join('');
  return range === '0123456789' ? digits : range;
}

function without(letters: string, others: string): string {
  return Array.from(letters)
    .filter((letter) => !others.includes(letter))
    .join('');
}

/** Marks come last, wherever they are written: `[-a-z]` means words. */
function toPiece(text: string): PatternPiece {
  const { letters = [], marks: others = [] } = Object.groupBy(text, (letter) =>
    /[\p{L}\p{N}]/u.test(letter) ? 'letters' : 'marks',
  );
  return { kind: 'letters', letters: [...letters, ...others] };
}
