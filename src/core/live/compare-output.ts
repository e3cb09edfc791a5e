/**
 * Checks whether a program printed what a page shows: JSON is compared by value, everything else line by
 * line.
 */
import { quote } from '../diagnostic/quote.ts';
import { joinPointer } from '../reference/document/json-pointer.ts';
import { formatExact, type ExactJson, isExactObject } from '../text/json/exact-json.ts';
import { parseExact } from '../text/json/parse-exact.ts';

export interface ComparedOutput {
  readonly expected: string;
  readonly printed: string;
  /** Names in JSON whose values differ in every run. */
  readonly varies: readonly string[];
  /** The printed values found so far for such names, by the value on the page that stands for them. */
  readonly standIns: Map<string, string>;
}

/** Returns the first difference as a sentence; undefined if there is none. */
export function compareOutput(compared: ComparedOutput): string | undefined {
  const expected = toLines(compared.expected);
  const printed = toLines(compared.printed);
  const json = readLeadingJson(expected);
  if (json === undefined) return compareLines(expected, printed);
  const rest = expected.slice(json.lines);
  const found = readHead(printed, rest);
  if (found === undefined) {
    return `is not JSON: ${quote(printed.join(' '))}.`;
  }
  return (
    compareJson({ expected: json.value, found: found.value, pointer: '' }, compared) ??
    compareLines(rest, printed.slice(found.lines), found.lines)
  );
}

/** Splits a text into lines, without trailing spaces and without empty lines at both ends. */
function toLines(text: string): readonly string[] {
  return text
    .replace(/[ \t\r]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
}

/** Reads JSON that is alone or followed by other lines, such as a status. */
function readLeadingJson(lines: readonly string[]) {
  return /^[[{]/.test(lines[0] ?? '') ? readHead(lines) : undefined;
}

/** Reads the JSON in front of as many lines as there are in `rest`, or of any number if it leaves some out. */
function readHead(lines: readonly string[], rest: readonly string[] = ['…']) {
  const least = rest.some(isDots) ? 1 : lines.length - rest.length;
  for (let count = lines.length; count >= least; count -= 1) {
    const found = tryExact(lines.slice(0, count).join('\n'));
    if (found !== undefined) return { ...found, lines: count };
  }
  return undefined;
}

function tryExact(text: string): { readonly value: ExactJson } | undefined {
  try {
    return { value: parseExact(text) as ExactJson };
  } catch {
    return undefined;
  }
}

interface ComparedJson {
  readonly expected: ExactJson;
  readonly found: ExactJson;
  readonly pointer: string;
}

function compareJson(
  { expected, found, pointer }: ComparedJson,
  options: ComparedOutput,
): string | undefined {
  const at = pointer === '' ? '' : `has at ${pointer} `;
  if (Array.isArray(expected) && Array.isArray(found)) {
    if (expected.length !== found.length) {
      return `${at || 'has '}${found.length} items instead of ${expected.length}.`;
    }
    return firstOf(expected as readonly ExactJson[], (item, rank) => {
      const inner = { expected: item, found: (found as ExactJson[])[rank] ?? null };
      return compareJson({ ...inner, pointer: joinPointer(pointer, rank) }, options);
    });
  }
  if (isExactObject(expected) && isExactObject(found)) {
    const extra = Object.keys(found).find((name) => !Object.hasOwn(expected, name));
    if (extra !== undefined)
      return `has ${joinPointer(pointer, extra)}, which the page does not show.`;
    return firstOf(Object.entries(expected), ([name, value]) => {
      const inner = Object.hasOwn(found, name) ? found[name] : undefined;
      const below = joinPointer(pointer, name);
      if (inner === undefined) return `has no ${below}.`;
      if (options.varies.includes(name))
        return compareStandIn({ expected: value, found: inner, pointer: below }, options);
      return compareJson({ expected: value, found: inner, pointer: below }, options);
    });
  }
  const [shown, own] = [formatExact(expected), formatExact(found)];
  return shown === own ? undefined : `${at || 'is '}${own} instead of ${shown}.`;
}

function firstOf<Item>(
  items: readonly Item[],
  compare: (item: Item, rank: number) => string | undefined,
): string | undefined {
  for (const [rank, item] of items.entries()) {
    const difference = compare(item, rank);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/**
 * Compares a value that differs in every run: only the same value on the page must always mean the same
 * printed value.
 */
function compareStandIn(
  { expected, found, pointer }: ComparedJson,
  { standIns }: ComparedOutput,
): string | undefined {
  if (kindOf(expected) !== kindOf(found)) {
    return `has at ${pointer} ${kindOf(found)} instead of ${kindOf(expected)}.`;
  }
  const [shown, own] = [formatExact(expected), formatExact(found)];
  const known = standIns.get(shown);
  if (known === own) return undefined;
  if (known !== undefined)
    return `has a different value at ${pointer} than the page shows for ${shown}.`;
  const isTaken = [...standIns.values()].includes(own);
  if (isTaken) return `has at ${pointer} a value that already stands for another one on the page.`;
  standIns.set(shown, own);
  return undefined;
}

function kindOf(value: ExactJson): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a string';
  if (typeof value === 'boolean') return 'a boolean';
  if (Array.isArray(value)) return 'a list';
  return isExactObject(value) ? 'an object' : 'a number';
}

/** Compares lines. Alone on a line, `…` or `...` matches one or more lines; within a line, any text. */
function compareLines(
  expected: readonly string[],
  printed: readonly string[],
  before = 0,
): string | undefined {
  const patterns = expected.map(toPattern);
  const fits = (count: number, end: string) =>
    new RegExp(`^${patterns.slice(0, count).join('\\n')}${end}`).test(printed.join('\n'));
  if (fits(expected.length, '$')) return undefined;
  const rank = expected.findIndex((_, at) => !fits(at + 1, '(?:\\n|$)'));
  const at = rank === -1 ? expected.length : rank;
  const [wanted, found] = [expected[at], printed[at]];
  if (expected.slice(0, at).some(isDots)) {
    return wanted === undefined
      ? `ends with ${quote(printed.at(-1))} instead of ${quote(expected.at(-1))}.`
      : `has no ${quote(wanted)} below the lines that the page leaves out.`;
  }
  if (found === undefined) return `ends before ${quote(wanted)}.`;
  return wanted === undefined
    ? `has ${quote(found)} in line ${before + at + 1}, which the page does not show.`
    : `has ${quote(found)} in line ${before + at + 1} instead of ${quote(wanted)}.`;
}

function isDots(line: string): boolean {
  return /^\s*(?:…|\.{3})$/.test(line);
}

function toPattern(line: string): string {
  if (isDots(line)) return '[\\s\\S]*?';
  const parts = line.split(/…|\.{3}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('.*?');
}
