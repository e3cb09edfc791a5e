/** Reads the signatures of members: `public static <T> List<T> list(int... ids) throws IOException`. */
import type { LibraryCode } from '../library/library.ts';
import type { JavaCode } from './java-code.ts';
import {
  findLastWord,
  listAnnotations,
  type JavaRange,
  skipBrackets,
  skipSpaces,
  skipWord,
  splitAtCommas,
} from './scan-java.ts';

export interface TypeParameter {
  readonly name: string;
  /** `extends Number`; empty without bounds. */
  readonly bounds: LibraryCode;
}

export interface JavaParameter {
  readonly name: string;
  readonly type: LibraryCode;
  /** With its annotations: `@Nullable String name`. */
  readonly declaration: LibraryCode;
}

export interface JavaSignature {
  readonly annotations: readonly LibraryCode[];
  readonly modifiers: readonly string[];
  readonly typeParameters: readonly TypeParameter[];
  /** The type parameters as they are written, with their brackets. */
  readonly generic: LibraryCode;
  /** The type of a field, the result of a method; empty for a constructor. */
  readonly type: LibraryCode;
  readonly name: string;
  /** Absent for what cannot be called. */
  readonly parameters?: readonly JavaParameter[];
  /** `IOException, ShopException`; empty if nothing is declared. */
  readonly thrown: LibraryCode;
}

const MODIFIERS: ReadonlySet<string> = new Set(
  (
    'public protected private static abstract final default native synchronized strictfp transient ' +
    'volatile sealed'
  ).split(' '),
);

export function readJavaSignature(code: JavaCode): JavaSignature {
  const { text } = code;
  const start = listAnnotations(text, 0);
  const { modifiers, end } = readModifiers(text, start.end);
  const generic: JavaRange = [end, text[end] === '<' ? skipBrackets(text, end) : end];
  const name = findName(text, generic[1]);
  const bracket = skipSpaces(text, name[1]);
  const isCalled = text[bracket] === '(';
  const close = isCalled ? skipBrackets(text, bracket) : bracket;
  const [, before = '', word = ''] = /^(\s*)(throws)\s/.exec(text.slice(close, close + 200)) ?? [];
  return {
    annotations: start.annotations.map((range) => code.slice(...range)),
    modifiers,
    typeParameters: readTypeParameters(code, generic),
    generic: code.slice(...generic),
    type: code.slice(generic[1], name[0]),
    name: text.slice(...name),
    ...(isCalled && { parameters: readJavaParameters(code, [bracket + 1, close - 1]) }),
    thrown: word === '' ? [] : code.slice(close + before.length + word.length, text.length),
  };
}

/** Reads keywords such as `public static`; they can have annotations between them. */
export function readModifiers(
  text: string,
  start: number,
): { readonly modifiers: readonly string[]; readonly end: number } {
  const modifiers: string[] = [];
  let at = skipSpaces(text, start);
  for (;;) {
    // `non-sealed` is the only keyword that is not a word.
    const end = text.startsWith('non-sealed ', at) ? at + 'non-sealed'.length : skipWord(text, at);
    const word = text.slice(at, end);
    if (!MODIFIERS.has(word) && word !== 'non-sealed') return { modifiers, end: at };
    modifiers.push(word);
    at = skipSpaces(text, end);
  }
}

/** Finds the last word before the parameters, or in code without any. */
function findName(text: string, start: number): JavaRange {
  let name: JavaRange = [start, start];
  let at = start;
  while (at < text.length && text[at] !== '(') {
    const end = skipWord(text, at);
    if (end > at) {
      name = [at, end];
      at = end;
    } else if (text[at] === '@') at = listAnnotations(text, at).end;
    else if (text[at] === '<') at = skipBrackets(text, at);
    else at += 1;
  }
  return name;
}

/** @param range That of the code with its brackets. */
export function readTypeParameters(
  code: JavaCode,
  [start, end]: JavaRange,
): readonly TypeParameter[] {
  return splitAtCommas(code.text, [start + 1, end - 1]).map(([from, to]) => {
    const { end: at } = listAnnotations(code.text, from);
    const after = skipWord(code.text, at);
    return { name: code.text.slice(at, after), bounds: code.slice(after, to) };
  });
}

/** Java allows no more. */
const MOST_PARAMETERS = 255;

/** @param range That of the code between the brackets. */
export function readJavaParameters(code: JavaCode, range: JavaRange): readonly JavaParameter[] {
  const parameters = splitAtCommas(code.text, range).slice(0, MOST_PARAMETERS);
  return parameters.flatMap(([start, end]) => {
    const from = readModifiers(code.text, listAnnotations(code.text, start).end).end;
    const whole = code.text.slice(from, end).trimEnd();
    const at = findLastWord(whole);
    const name = whole.slice(at);
    // A receiver says only which annotations the object itself must have.
    if (name === 'this' || name.endsWith('.this')) return [];
    const type = code.slice(from, from + at);
    return { name, type, declaration: code.slice(start, end) };
  });
}
