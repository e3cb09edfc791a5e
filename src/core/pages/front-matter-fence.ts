/**
 * Finds the two lines around front matter where they are not exactly `---`, and reads them as meant:
 * `----`, `***`, `---yaml`, `...`, a dash made by a word processor, spaces or empty lines before it, a doubled
 * first line, a second front matter right below the first. Where the first line is a thematic break instead,
 * the text no longer begins like front matter. The number of lines stays the same, so every key keeps its line.
 */

/** What is wrong with a line around front matter, and where; lines start at 1. */
export type FenceSlip =
  | {
      readonly kind: 'opening' | 'closing';
      readonly found: string;
      readonly line: number;
      readonly column: number;
    }
  | { readonly kind: 'doubled'; readonly found: string; readonly line: number }
  | { readonly kind: 'late' | 'second'; readonly line: number };

/** Why there is no front matter where the author seems to have meant some. */
export type NoFence = 'unopened' | 'toml';

export interface RepairedFence {
  readonly text: string;
  readonly slips: readonly FenceSlip[];
  readonly missing?: NoFence;
}

const RIGHT = /^---[ \t]*\r?$/;
const ODD = /^[ \t]*(?:[-\u2010-\u2015\u2212]{2,}|\*{3,}|_{3,}|={3,}|~{3,})[ \t]*\r?$/;
/** How some tools name the language of front matter, and how YAML ends a document. */
const NAMED = /^---[ \t]*ya?ml[ \t]*\r?$/i;
const DOTS = /^\.{3}[ \t]*\r?$/;
/** Keys that hardly ever begin a line of ordinary text. */
const KEY =
  /^(?:title|description|sidebarTitle|icon|openapi|api|mode|hidden|deprecated|tag|keywords)[ \t]*:(?:[ \t]|\r?$)/;
const KEY_IN_ANY_CASE = new RegExp(KEY, 'i');
const YAML_LINE = /^(?:[ \t]*\r?$|[ \t]|#|-[ \t]|["']?[\w-][^\r\n]*?:(?:[ \t]|\r?$)|[\]})"'])/;
/** The lines at the top of a file that are searched for front matter. */
const MAX_LINES = 200;

export function repairFence(text: string): RepairedFence {
  const marked = text.startsWith('\uFEFF') ? 1 : 0;
  const lines = text.slice(marked).split('\n', MAX_LINES);
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first];
  if (opening === undefined) return { text, slips: [] };
  if (/^\+{3}\s*$/.test(opening)) {
    const isToml = /^\w+\s*=/.test(lines[first + 1] ?? '');
    return { text, slips: [], ...(isToml && { missing: 'toml' }) };
  }
  const isOdd = ODD.test(opening) || NAMED.test(opening);
  const isMeant = isOdd && lines.slice(first + 1, first + 4).some(isKey);
  const isRight = first === 0 && RIGHT.test(opening);
  if (!isRight && !isMeant) {
    return { text, slips: [], ...(isUnopened(lines, first) && { missing: 'unopened' }) };
  }
  if (isThematicBreak(lines)) return { text: text.replace('---', '***'), slips: [] };
  const { slips, dropped } = findSlips(lines, first, isRight);
  if (slips.length === 0 || !hasEnd(lines, first, slips)) return { text, slips: [] };
  const repaired = lines.map((line, at) => {
    if (at === 0) return '---';
    if (at <= first || dropped.includes(at)) return '';
    return slips.some((slip) => slip.line === at + 1) ? '---' : line;
  });
  const rest = text.slice(marked + lines.join('\n').length);
  return { text: repaired.join('\n') + rest, slips };
}

/** @returns what is wrong, and the lines (from 0) that are not part of front matter. */
function findSlips(
  lines: readonly string[],
  first: number,
  isRight: boolean,
): { readonly slips: readonly FenceSlip[]; readonly dropped: readonly number[] } {
  const second = findSecond(lines, first);
  const doubled = findDoubled(lines, first);
  const inner: readonly FenceSlip[] = second ? [{ kind: 'second', line: second.opening + 1 }] : [];
  return {
    slips: [
      ...findOpening(lines, first, isRight),
      ...doubled,
      ...findClosing(lines, first),
      ...inner,
    ],
    dropped: [
      ...doubled.map(({ line }) => line - 1),
      ...(second ? [second.closing, second.opening] : []),
    ],
  };
}

/**
 * Whether the first line is `---` and means a line across the page: below it is a sentence, or an empty line
 * and then a heading or prose, and no key, not even one in a comment, is above the next `---`.
 */
function isThematicBreak([opening = '', ...lines]: readonly string[]): boolean {
  const end = lines.findIndex((line) => RIGHT.test(line));
  const block = lines.slice(0, end === -1 ? undefined : end);
  const begins = block.find((line) => line.trim() !== '') ?? '---';
  const isAlone = lines[0]?.trim() === '';
  const isText = isSentence(begins) || (isAlone && (isHeading(begins) || isProse(begins)));
  const hasKey = block.some((line) => KEY_IN_ANY_CASE.test(line.replace(/^# ?/, '')));
  return RIGHT.test(opening) && isText && !hasKey;
}

function isHeading(line: string): boolean {
  return /^#{1,6}[ \t]/.test(line);
}

/** Whether a line cannot be YAML, or is more likely text such as `Note: this is new.` */
function isProse(line: string): boolean {
  const isText = /^[A-Z][\w-]*(?:[ \t]+[\w-]+)*:(?:[ \t]+\S+){3}/.test(line);
  return isText || !(YAML_LINE.test(line) || ODD.test(line));
}

/** Whether a line has at least four words before its colon, as no key has. */
function isSentence(line: string): boolean {
  return /^[A-Za-z][^\s:"'#]*(?:[ \t]+[^\s:]+){3,}:[ \t]/.test(line);
}

function isKey(line: string): boolean {
  return KEY.test(line);
}

function findOpening(lines: readonly string[], first: number, isRight: boolean): FenceSlip[] {
  if (isRight) return [];
  const line = lines[first] ?? '';
  if (RIGHT.test(line)) return [{ kind: 'late', line: first + 1 }];
  return [{ kind: 'opening', ...foundIn(line), line: first + 1 }];
}

/** Finds a `---` line that ends front matter before its first key, where another one follows the keys. */
function findDoubled(lines: readonly string[], first: number): FenceSlip[] {
  const again = lines.findIndex((line, at) => at > first && line.trim() !== '');
  const end = lines.findIndex((line, at) => at > again && RIGHT.test(line));
  if (!RIGHT.test(lines[again] ?? '') || end === -1) return [];
  const [key = '', ...others] = lines.slice(again + 1, end);
  if (!isKey(key) || !others.every((line) => YAML_LINE.test(line))) return [];
  return [{ kind: 'doubled', found: `${lines[again] ?? ''}\n`, line: again + 1 }];
}

/** Finds a line after the keys of front matter that is almost certainly meant to end it. */
function findClosing(lines: readonly string[], first: number): FenceSlip[] {
  const hasRight = lines.slice(first + 1).some((line) => RIGHT.test(line));
  for (const [rank, line] of lines.slice(first + 1).entries()) {
    if (RIGHT.test(line)) return [];
    if (DOTS.test(line) || (ODD.test(line) && !(/^[ \t]/.test(line) && hasRight))) {
      return [{ kind: 'closing', ...foundIn(line), line: first + rank + 2 }];
    }
    if (!YAML_LINE.test(line)) return [];
  }
  return [];
}

/**
 * Finds where the first front matter ends and a second one begins, with only empty lines between them: the
 * two are read as one.
 */
function findSecond(
  lines: readonly string[],
  first: number,
): { closing: number; opening: number } | undefined {
  const closing = lines.findIndex((line, at) => at > first && RIGHT.test(line));
  const opening = lines.findIndex((line, at) => at > closing && line.trim() !== '');
  if (closing === -1 || !RIGHT.test(lines[opening] ?? '')) return undefined;
  const end = lines.findIndex((line, at) => at > opening && RIGHT.test(line));
  if (end === -1) return undefined;
  const [key = '', ...others] = lines.slice(opening + 1, end);
  return isKey(key) && others.every((line) => YAML_LINE.test(line))
    ? { closing, opening }
    : undefined;
}

function foundIn(line: string): { found: string; column: number } {
  const found = line.trim();
  const isIndented = RIGHT.test(found);
  return {
    found: isIndented ? line.trimEnd() : found,
    column: isIndented ? 1 : line.indexOf(found) + 1,
  };
}

function hasEnd(lines: readonly string[], first: number, slips: readonly FenceSlip[]): boolean {
  const isClosed = slips.some(({ kind }) => kind === 'closing');
  return isClosed || lines.slice(first + 1).some((line) => RIGHT.test(line));
}

/** Whether a page begins with keys that no `---` line opens. */
function isUnopened(lines: readonly string[], first: number): boolean {
  if (!isKey(lines[first] ?? '')) return false;
  const end = lines.findIndex((line, at) => at > first && (line.trim() === '' || ODD.test(line)));
  const block = lines.slice(first, end === -1 ? undefined : end);
  const isClosed = ODD.test(lines[end] ?? '');
  return (
    block.every((line) => YAML_LINE.test(line)) && (isClosed || block.filter(isKey).length > 1)
  );
}

/**
 * Returns the index (from 0) of the line at which the page's text seems to begin inside front matter: the
 * first line after an empty one that is not YAML. Undefined if all lines can be YAML.
 */
export function findTextInside(yaml: string): number | undefined {
  const lines = yaml.split('\n');
  const blank = lines.findIndex((line, at) => {
    const next = lines[at + 1];
    return line.trim() === '' && next !== undefined && !YAML_LINE.test(next);
  });
  return blank === -1 ? undefined : blank + 1;
}
