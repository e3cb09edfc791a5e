/** Reads the declarations of classes: `public abstract class Client<T> extends Base<T> implements Shop`. */
import type { LibraryCode } from '../library/library.ts';
import type { JavaCode } from './java-code.ts';
import {
  type JavaParameter,
  readModifiers,
  readJavaParameters,
  readTypeParameters,
  type TypeParameter,
} from './read-signature.ts';
import {
  listAnnotations,
  type JavaRange,
  skipBrackets,
  skipSpaces,
  splitAtCommas,
} from './scan-java.ts';

export interface Declaration {
  readonly annotations: readonly LibraryCode[];
  readonly modifiers: readonly string[];
  readonly keyword: DeclarationKeyword;
  readonly typeParameters: readonly TypeParameter[];
  /** The type parameters as they are written, with their brackets. */
  readonly generic: LibraryCode;
  /** The components of a record. */
  readonly components: readonly JavaParameter[];
  /** What follows each of the words, by type. */
  readonly heritage: Readonly<Record<HeritageWord, readonly LibraryCode[]>>;
}

export type DeclarationKeyword = 'class' | 'interface' | 'enum' | 'record' | '@interface';

/** Words before the names of other types, in the order of declarations. */
export const HERITAGE_WORDS = ['extends', 'implements', 'permits'] as const;

type HeritageWord = (typeof HERITAGE_WORDS)[number];

const KEYWORD = /(class|interface|enum|record|@interface)\s+[\p{L}\p{N}_$.]+/uy;

/** @returns undefined for code that is no declaration of a class. */
export function readDeclaration(code: JavaCode): Declaration | undefined {
  const { text } = code;
  const start = listAnnotations(text, 0);
  const { modifiers, end } = readModifiers(text, start.end);
  KEYWORD.lastIndex = end;
  const keyword = KEYWORD.exec(text)?.[1];
  if (keyword === undefined) return undefined;
  const generic = rangeOf(text, KEYWORD.lastIndex, '<');
  const bracket = skipSpaces(text, generic[1]);
  const [, after] = keyword === 'record' ? rangeOf(text, bracket, '(') : generic;
  return {
    annotations: start.annotations.map((range) => code.slice(...range)),
    modifiers,
    keyword: keyword as DeclarationKeyword,
    typeParameters: readTypeParameters(code, generic),
    generic: code.slice(...generic),
    components: after === generic[1] ? [] : readJavaParameters(code, [bracket + 1, after - 1]),
    heritage: readHeritage(code, after),
  };
}

/** Returns the range of brackets at an offset; an empty one if there are none. */
function rangeOf(text: string, start: number, bracket: string): JavaRange {
  return [start, text[start] === bracket ? skipBrackets(text, start) : start];
}

function readHeritage(code: JavaCode, start: number): Declaration['heritage'] {
  const { text } = code;
  const heritage: Record<HeritageWord, readonly LibraryCode[]> = {
    extends: [],
    implements: [],
    permits: [],
  };
  const words = [...findWords(text, start)];
  for (const [rank, { word, end }] of words.entries()) {
    const range: JavaRange = [end, words[rank + 1]?.start ?? text.length];
    heritage[word] = splitAtCommas(text, range).map((part) => code.slice(...part));
  }
  return heritage;
}

/** Finds the words that are not inside of brackets. */
function* findWords(
  text: string,
  from: number,
): Generator<{ readonly word: HeritageWord; readonly start: number; readonly end: number }, void> {
  const clause = /[<(]|(?<![\p{L}\p{N}_$.])(?:extends|implements|permits)(?=\s)/gu;
  clause.lastIndex = from;
  for (let match = clause.exec(text); match !== null; match = clause.exec(text)) {
    const [found] = match;
    const word = HERITAGE_WORDS.find((each) => each === found);
    if (word === undefined) clause.lastIndex = skipBrackets(text, match.index);
    else yield { word, start: match.index, end: clause.lastIndex };
  }
}
