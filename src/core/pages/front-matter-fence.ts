/**
 * Finds the two lines around front matter where they are not quite `---`, and reads them so: `----`,
 * `***`, a dash that a word processor made, blanks or empty lines before, its first line twice, a second
 * front matter right below the first. Lines are not counted otherwise: a key stays in its line.
 */

/** What is wrong with a line around front matter, and where: lines from 1. */
export type FenceSlip =
  | {
      readonly kind: 'opening' | 'closing';
      readonly found: string;
      readonly line: number;
      readonly column: number;
    }
  | { readonly kind: 'doubled'; readonly found: string; readonly line: number }
  | { readonly kind: 'late' | 'second'; readonly line: number };

/** Why there is no front matter where it seems to be meant. */
export type NoFence = 'unopened' | 'toml';

export interface MendedFence {
  readonly text: string;
  readonly slips: readonly FenceSlip[];
  readonly missing?: NoFence;
}

const RIGHT = /^---[ \t]*\r?$/;
const ODD = /^[ \t]*(?:[-\u2010-\u2015\u2212]{2,}|\*{3,}|_{3,}|={3,}|~{3,})[ \t]*\r?$/;
/** Keys that hardly any text begins a line with. */
const KEY =
  /^(?:title|description|sidebarTitle|icon|openapi|api|mode|hidden|deprecated|tag|keywords)[ \t]*:(?:[ \t]|\r?$)/;
const YAML_LINE = /^(?:[ \t]*\r?$|[ \t]|#|-[ \t]|["']?[\w-][^\r\n]*?:(?:[ \t]|\r?$)|[\]})"'])/;
/** Front matter of more lines is not looked for. */
const MOST_LINES = 200;

export function mendFence(text: string): MendedFence {
  const marked = text.startsWith('\uFEFF') ? 1 : 0;
  const lines = text.slice(marked).split('\n', MOST_LINES);
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first];
  if (opening === undefined) return { text, slips: [] };
  if (/^\+{3}\s*$/.test(opening)) {
    const isToml = /^\w+\s*=/.test(lines[first + 1] ?? '');
    return { text, slips: [], ...(isToml && { missing: 'toml' }) };
  }
  const isMeant = ODD.test(opening) && lines.slice(first + 1, first + 4).some(isKey);
  const isRight = first === 0 && RIGHT.test(opening);
  if (!isRight && !isMeant) {
    return { text, slips: [], ...(isUnopened(lines, first) && { missing: 'unopened' }) };
  }
  const { slips, dropped } = findSlips(lines, first, isRight);
  if (slips.length === 0 || !hasEnd(lines, first, slips)) return { text, slips: [] };
  const mended = lines.map((line, at) => {
    if (at === 0) return '---';
    if (at <= first || dropped.includes(at)) return '';
    return slips.some((slip) => slip.line === at + 1) ? '---' : line;
  });
  const rest = text.slice(marked + lines.join('\n').length);
  return { text: mended.join('\n') + rest, slips };
}

/** @returns what is wrong, and the lines, from 0, that are none of front matter. */
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

function isKey(line: string): boolean {
  return KEY.test(line);
}

function findOpening(lines: readonly string[], first: number, isRight: boolean): FenceSlip[] {
  if (isRight) return [];
  const line = lines[first] ?? '';
  if (RIGHT.test(line)) return [{ kind: 'late', line: first + 1 }];
  return [{ kind: 'opening', ...foundIn(line), line: first + 1 }];
}

/** A line that ends front matter before its first key, where one more ends it behind its keys. */
function findDoubled(lines: readonly string[], first: number): FenceSlip[] {
  const again = lines.findIndex((line, at) => at > first && line.trim() !== '');
  const end = lines.findIndex((line, at) => at > again && RIGHT.test(line));
  if (!RIGHT.test(lines[again] ?? '') || end === -1) return [];
  const [key = '', ...others] = lines.slice(again + 1, end);
  if (!isKey(key) || !others.every((line) => YAML_LINE.test(line))) return [];
  return [{ kind: 'doubled', found: `${lines[again] ?? ''}\n`, line: again + 1 }];
}

/** A line behind those of front matter that can hardly be anything but its end. */
function findClosing(lines: readonly string[], first: number): FenceSlip[] {
  const hasRight = lines.slice(first + 1).some((line) => RIGHT.test(line));
  for (const [rank, line] of lines.slice(first + 1).entries()) {
    if (RIGHT.test(line)) return [];
    if (ODD.test(line) && !(/^[ \t]/.test(line) && hasRight)) {
      return [{ kind: 'closing', ...foundIn(line), line: first + rank + 2 }];
    }
    if (!YAML_LINE.test(line)) return [];
  }
  return [];
}

/** Where the first front matter ends and one more begins, with nothing but empty lines between: both are one. */
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

/** Whether a page begins with keys, which nothing opens. */
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
 * The line, from 1, before which front matter seems to end: the first below an empty line that is no
 * YAML. Undefined where all of it may be.
 */
export function findTextInside(yaml: string): number | undefined {
  const lines = yaml.split('\n');
  const blank = lines.findIndex((line, at) => {
    const next = lines[at + 1];
    return line.trim() === '' && next !== undefined && !YAML_LINE.test(next);
  });
  return blank === -1 ? undefined : blank + 1;
}
