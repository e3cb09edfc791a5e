/** Finds the parts of Java code by their offsets. Code that is not Java gives odd parts, but always ends. */

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Returns the offset after the bracket that closes the one at an offset; the end if none does. */
export function skipBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuote(sign)) at = skipLiteral(text, at) - 1;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) {
      depth -= 1;
      if (depth <= 0) return at + 1;
    }
  }
  return text.length;
}

export function isQuote(sign: string): boolean {
  return sign === '"' || sign === "'";
}

/** Returns the offset after the text or the character that begins at an offset with a quote. */
export function skipLiteral(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}

export function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at;
}

const WORD = /[\p{L}\p{N}_$]+/uy;

/** Returns the offset after the word at an offset; the offset itself if there is none. */
export function skipWord(text: string, start: number): number {
  WORD.lastIndex = start;
  return WORD.test(text) ? WORD.lastIndex : start;
}

/** Returns the offset of the word at the end of a text, with the dots in it. */
export function findLastWord(text: string): number {
  let at = text.length;
  while (at > 0 && /[\p{L}\p{N}_$.]/u.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Returns the offset after the annotation that begins at an offset. */
function skipAnnotation(text: string, start: number): number {
  let at = skipWord(text, start + 1);
  while (text[at] === '.' && at < text.length) at = skipWord(text, at + 1);
  const next = skipSpaces(text, at);
  return text[next] === '(' ? skipBrackets(text, next) : at;
}

/** A part of code: from one offset to another. */
export type JavaRange = readonly [start: number, end: number];

/** Lists the annotations that begin at an offset; `@interface` is none. */
export function listAnnotations(
  text: string,
  start: number,
): { readonly annotations: readonly JavaRange[]; readonly end: number } {
  const annotations: JavaRange[] = [];
  let at = skipSpaces(text, start);
  while (text[at] === '@' && !text.startsWith('@interface', at)) {
    const end = skipAnnotation(text, at);
    annotations.push([at, end]);
    at = skipSpaces(text, end);
  }
  return { annotations, end: at };
}

/** Splits the code between two offsets at its commas; those in brackets belong to a part. */
export function splitAtCommas(text: string, [start, end]: JavaRange): readonly JavaRange[] {
  const parts: JavaRange[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    const sign = text.charAt(at);
    if (isQuote(sign)) at = skipLiteral(text, at) - 1;
    else if (OPENING.includes(sign)) at = skipBrackets(text, at) - 1;
    else if (sign === ',') {
      parts.push([from, at]);
      from = at + 1;
    }
  }
  if (text.slice(from, end).trim() !== '') parts.push([from, end]);
  return parts;
}

/**
 * Skips the bounds of a type parameter where one is only used: `T extends Number` in `List<T extends Number>`.
 *
 * @param depth Of the brackets in which the text begins; 0 at the beginning of the bounds.
 * @returns the offset where they end, or the depth at the end of the text.
 */
export function skipBounds(text: string, depth: number): number | { readonly depth: number } {
  // A depth of 0 stands for "directly behind the name", so depths inside of bounds begin at 1.
  if (depth === 0 && !text.startsWith(' extends ')) return 0;
  let level = Math.max(depth, 1);
  for (let at = depth === 0 ? ' extends '.length : 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (OPENING.includes(sign)) level += 1;
    else if (CLOSING.includes(sign)) level -= 1;
    const isEnd = level === 0 || (level === 1 && (sign === ',' || sign === '\u00a0'));
    if (isEnd) return at;
  }
  return { depth: level };
}
