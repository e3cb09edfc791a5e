/**
 * Whether a line of signs and words in code that is open, such as "``` Then restart it", ends the code, with
 * text behind its signs, or begins other code, so that the end of the first one is missing before it.
 */
import { resolveLanguage } from '../code/languages.ts';

/** Four words and more behind signs of a fence, with a stop at their end: what no other code begins with. */
const SENTENCE = /^[`~]+[ \t]*\p{Lu}[^\s`={]*(?:[ \t]+[^\s`={]+){3,}$/u;
const STOP = /[^\s`={][.!?:]$/;

/** Two words and more without anything that gives a fence a title or marks its lines. */
const WORDS = /^[`~]+[ \t]*([^\s`={}"'[\]]+)(?:[ \t]+[^\s`={}"[\]]+)+$/;

/** How many lines with signs of fences are looked at below: what is further away is no evidence. */
const MOST_LINES = 20;

/** @param below the offset of the next line. */
export function isTextBehind(text: string, inner: string, below: number): boolean {
  if (STOP.test(inner) && SENTENCE.test(inner)) return true;
  const [, word] = WORDS.exec(inner) ?? [];
  if (word === undefined || mayBeLanguage(word.toLowerCase())) return false;
  const lines = listSigns(text, { below, sign: inner.charAt(0) });
  return countFaults(lines, false) < countFaults(lines, true);
}

function mayBeLanguage(word: string): boolean {
  const language = resolveLanguage(word);
  return language.kind !== 'unknown' || language.nearest !== undefined;
}

/** Of each line of signs below, whether it says what it begins. */
function listSigns(
  text: string,
  { below, sign }: { readonly below: number; readonly sign: string },
): readonly boolean[] {
  const line = new RegExp(`^[ \\t>]*${sign}{3,}([^${sign}\\n]*)$`, 'gm');
  line.lastIndex = below;
  const isNamed: boolean[] = [];
  for (const [, info = ''] of text.matchAll(line)) {
    if (isNamed.push(/\S/.test(info)) === MOST_LINES) break;
  }
  return isNamed;
}

/** How many blocks of code have no end, read from a line on where code is open or is not. */
function countFaults(lines: readonly boolean[], isOpenBefore: boolean): number {
  let isOpen = isOpenBefore;
  let faults = 0;
  for (const isNamed of lines) {
    if (isNamed && isOpen) faults += 1;
    isOpen = isNamed || !isOpen;
  }
  return isOpen && lines.length < MOST_LINES ? faults + 1 : faults;
}
