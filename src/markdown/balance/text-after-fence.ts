/**
 * Decides what a line such as "``` Then restart it" means inside open code: either its backticks end the
 * code and are followed by text, or the line opens another block, so that the end of the first one is
 * missing before it.
 */
import { resolveLanguage } from '../code/languages.ts';

/** Four or more words after fence characters; with a `STOP` at the end, no opening fence looks like this. */
const SENTENCE = /^[`~]+[ \t]*\p{Lu}[^\s`={]*(?:[ \t]+[^\s`={]+){3,}$/u;
const STOP = /[^\s`={][.!?:]$/;

/** Two or more words without anything that gives a code block a title or marks its lines. */
const WORDS = /^[`~]+[ \t]*([^\s`={}"'[\]]+)(?:[ \t]+[^\s`={}"[\]]+)+$/;

/** How many fence lines below are examined: anything further away is not evidence. */
const MAX_LINES = 20;

/**
 * Whether the fence characters at the start of the line `inner` close the open code.
 *
 * @param below the offset of the next line.
 */
export function isTextAfterFence(text: string, inner: string, below: number): boolean {
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

/** Lists, for each fence line below, whether it names what it opens. */
function listSigns(
  text: string,
  { below, sign }: { readonly below: number; readonly sign: string },
): readonly boolean[] {
  const line = new RegExp(`^[ \\t>]*${sign}{3,}([^${sign}\\n]*)$`, 'gm');
  line.lastIndex = below;
  const isNamed: boolean[] = [];
  for (const [, info = ''] of text.matchAll(line)) {
    if (isNamed.push(/\S/.test(info)) === MAX_LINES) break;
  }
  return isNamed;
}

/** Counts the code blocks without an end, reading from a line where code is or is not open. */
function countFaults(lines: readonly boolean[], isOpenBefore: boolean): number {
  let isOpen = isOpenBefore;
  let faults = 0;
  for (const isNamed of lines) {
    if (isNamed && isOpen) faults += 1;
    isOpen = isNamed || !isOpen;
  }
  return isOpen && lines.length < MAX_LINES ? faults + 1 : faults;
}
