/** Changes an address in a text, whether it is written out or with variables. */
import { fillVariables, findVariables, type Variables } from '../pages/variables.ts';
import { offsetAt, positionAt, type Position } from '../text/source-file.ts';
import type { TextChange } from '../text/text-change.ts';

/** The values of the configuration's variables, now and after the rename. */
export interface VariableTexts {
  readonly now: Variables;
  readonly then: Variables;
}

interface WantedChange {
  readonly position: Position | undefined;
  readonly before: string;
  readonly after: string;
  readonly isFree: (start: number) => boolean;
}

/**
 * Returns the change; `none` if the variables change, and the link with them; `unknown` if it is unclear
 * how to change it.
 */
export function changeLink(
  text: string,
  wanted: WantedChange,
  variables: VariableTexts,
): TextChange | 'none' | 'unknown' {
  return changeAt(text, wanted) ?? changeFilled(text, wanted, variables) ?? 'unknown';
}

/**
 * Finds `before` at a position or shortly after it, not as a part of something longer, and returns the
 * change.
 */
export function changeAt(
  text: string,
  { position, before, after, isFree }: WantedChange,
): TextChange | undefined {
  if (position === undefined) return undefined;
  const last = position.line + NEAR_LINES;
  let start = text.indexOf(before, offsetAt(text, position));
  while (start !== -1 && positionAt(text, start).line <= last) {
    const end = start + before.length;
    const isWhole =
      !/[\w./}-]/.test(text[start - 1] ?? '') &&
      !/^(?:[\w/?#-]|\.\w)/.test(text.slice(end, end + 2));
    if (isWhole && isFree(start)) return { start, end, text: after };
    start = text.indexOf(before, end);
  }
  return undefined;
}

/** How an apostrophe is written in a text in single quotes: in JavaScript, and in an attribute. */
const APOSTROPHES = { code: String.raw`\'`, attribute: '&apos;' };

/** Changes a text in quotes, which an apostrophe in it must not end. */
export function changeQuoted(text: string, wanted: WantedChange): TextChange | undefined {
  const { before } = wanted;
  const escaped = Object.values(APOSTROPHES).map((sign) => before.replaceAll("'", sign));
  for (const written of [before, ...escaped]) {
    const change = changeAt(text, { ...wanted, before: written });
    if (change === undefined) continue;
    if (text[change.start - 1] !== "'") return change;
    const kind = text[change.start - 2] === '=' ? 'attribute' : 'code';
    return { ...change, text: change.text.replaceAll("'", APOSTROPHES[kind]) };
  }
  return undefined;
}

/** A tag or an import can take a few lines. */
const NEAR_LINES = 8;

/**
 * Finds where the text writes `before` with variables. What is written after the last variable can change.
 */
function changeFilled(
  text: string,
  { position, before, after, isFree }: WantedChange,
  { now, then }: VariableTexts,
): TextChange | 'none' | undefined {
  if (position === undefined || Object.keys(now).length === 0) return undefined;
  const first = offsetAt(text, position);
  const near = text.slice(first).split('\n', NEAR_LINES).join('\n');
  const uses = findVariables(near);
  let isChanged = false;
  for (let at = 0; at < near.length && uses.length > 0; at += 1) {
    const end = endOfFilled(near, { at, before, now });
    if (end === undefined) continue;
    const written = near.slice(at, end);
    const literal = written.lastIndexOf('}}') + 2;
    if (!isFree(first + at + literal)) {
      isChanged = true;
      continue;
    }
    const head = fillVariables(written.slice(0, literal), then);
    if (head + written.slice(literal) === after) return 'none';
    if (!after.startsWith(head)) return undefined;
    return { start: first + at + literal, end: first + end, text: after.slice(head.length) };
  }
  // The text of a variable can contain the whole link.
  const isInVariable = uses.some(({ name }) => {
    return now[name]?.includes(before) === true && then[name]?.includes(after) === true;
  });
  return isInVariable || isChanged ? 'none' : undefined;
}

/** Returns the end of what reads as `before`, with at least one variable, from an offset on. */
function endOfFilled(
  text: string,
  { at: start, before, now }: { at: number; before: string; now: Variables },
): number | undefined {
  let [at, filled, hasVariable] = [start, '', false];
  while (filled.length < before.length && before.startsWith(filled) && at < text.length) {
    const [use] = text.startsWith('{{', at)
      ? findVariables(text.slice(at, at + MAX_USE_CHARACTERS))
      : [];
    const value = use?.start === 0 ? now[use.name] : undefined;
    hasVariable ||= value !== undefined;
    filled += value ?? text[at] ?? '';
    at += value === undefined ? 1 : (use?.end ?? 1);
  }
  return hasVariable && filled === before ? at : undefined;
}

/** More characters than the use of a variable takes. */
const MAX_USE_CHARACTERS = 200;
