/**
 * Repairs the most frequent mistakes in front matter: a colon or another special character in an unquoted
 * value, quotes inside quotes, tabs, and values in quotes or brackets whose continuation lines are not
 * indented, which js-yaml 4 accepts. It works line by line, keeps the number of lines, and changes nothing
 * that could be meant otherwise; the caller parses the result again.
 */
import { parseDocument } from 'yaml';

/** A change to the text. */
export interface YamlRepair {
  readonly kind: 'quoted' | 'requoted' | 'indented' | 'untabbed';
  /** First changed line, from 1. */
  readonly line: number;
  /** That line as it should have been written. */
  readonly instead: string;
}

/** A top-level `key: value` on one line. */
interface KeyLine {
  /** Key, colon and the spaces after it. */
  readonly start: string;
  readonly value: string;
}

const KEY_LINE = /^((?:"[^"]*"|'[^']*'|[^\s#"'][^\r\n]*?)[ \t]*:[ \t]+)(\S.*?)[ \t]*$/;

/** A value in quotes or brackets, alone on its line or as an item of a list. */
const ITEM = /^(?:[ \t]+|[ \t]*-[ \t]+)(?<value>["'[{].*)$/;

export function repairYaml(yaml: string): { text: string; repairs: readonly YamlRepair[] } {
  const lines = yaml.split(/\r?\n/);
  const repairs: YamlRepair[] = [];
  const replace = (kind: YamlRepair['kind'], index: number, instead: string) => {
    lines[index] = instead;
    repairs.push({ kind, line: index + 1, instead });
  };
  const indentAfter = (first: number, last: number, depth: number) => {
    const below = lines.slice(first + 1, last + 1);
    const isDeep = (line: string) => line.search(/[^ ]/) >= Math.max(1, depth - 1);
    if (below.every((line) => line.trim() === '' || isDeep(line))) return;
    const indented = below.map((line) => ' '.repeat(depth) + line.trimStart());
    for (const [rank, line] of indented.entries()) lines[first + 1 + rank] = line;
    repairs.push({ kind: 'indented', line: first + 2, instead: indented[0] ?? '' });
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const untabbed = withoutTabs(line, lines[index - 1]);
    if (untabbed !== line) replace('untabbed', index, untabbed);
    const keyLine = toKeyLine(untabbed);
    const value = keyLine?.value ?? ITEM.exec(untabbed)?.groups?.['value'];
    if (value === undefined) continue;
    const end = endOfOpenQuote(lines, index, value) ?? endOfOpenBrackets(lines, index, value);
    if (end !== undefined) {
      const indent = untabbed.search(/\S/);
      const isBare = keyLine === undefined && !/^\s*-/.test(untabbed);
      indentAfter(index, end, isBare ? indent : indent + 2);
      index = end;
    } else if (keyLine !== undefined && needsQuotes(untabbed, keyLine.value)) {
      const { kind, quoted } = quote(keyLine.value);
      replace(kind, index, keyLine.start + quoted);
    }
  }
  return { text: lines.join('\n'), repairs };
}

/**
 * Replaces the tabs of an indent. Nothing can be nested in a key that already has a value, so a key below
 * it gets the same indent as that key.
 */
function withoutTabs(line: string, before = ''): string {
  const [indent = ''] = /^[ \t]+/.exec(line) ?? [];
  if (!indent.includes('\t')) return line;
  const rest = line.slice(indent.length);
  const value = toKeyLine(before)?.value;
  const isWhole = value !== undefined && /^(?:"[^"]*"|'[^']*'|[^|>"'[{&!#].*)$/.test(value);
  const isBeside = isWhole && toKeyLine(rest) !== undefined;
  const beside = /^ */.exec(before)?.[0] ?? '';
  return (isBeside ? beside : indent.replaceAll('\t', '  ')) + rest;
}

function toKeyLine(line: string): KeyLine | undefined {
  const [, start, value] = KEY_LINE.exec(line) ?? [];
  return start === undefined || value === undefined ? undefined : { start, value };
}

/**
 * Returns the line in which a multi-line quoted value ends; undefined when the value is not of this kind,
 * or when no closing quote ends a line.
 */
function endOfOpenQuote(lines: readonly string[], start: number, value: string) {
  const mark = value[0];
  if (mark !== '"' && mark !== "'") return undefined;
  if (findClosing(value.slice(1), mark) !== -1) return undefined;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const closing = findClosing(line, mark);
    if (closing !== -1) return /^\s*(?:#.*)?$/.test(line.slice(closing + 1)) ? index : undefined;
  }
  return undefined;
}

/** Returns the last line of a multi-line list in brackets or object in braces. */
function endOfOpenBrackets(lines: readonly string[], start: number, value: string) {
  if (!/^[[{]/.test(value)) return undefined;
  let open = 0;
  for (let index = start; index < lines.length; index += 1) {
    const text = index === start ? value : (lines[index] ?? '');
    const code = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '');
    open += (code.match(/[[{]/g)?.length ?? 0) - (code.match(/[\]}]/g)?.length ?? 0);
    if (open <= 0) return index > start && /[\]}]\s*(?:#.*)?$/.test(code) ? index : undefined;
  }
  return undefined;
}

/** Returns the index of the quote that closes a value, skipping escaped quotes; -1 if there is none. */
function findClosing(text: string, mark: '"' | "'"): number {
  const inside = mark === '"' ? /(?:[^"\\]|\\.)*/y : /(?:[^']|'')*/y;
  const length = inside.exec(text)?.[0].length ?? 0;
  return text[length] === mark ? length : -1;
}

/** Whether the line is invalid YAML on its own, although nothing in it continues on the next line. */
function needsQuotes(line: string, value: string): boolean {
  if (/^[|>]/.test(value)) return false;
  if (/^[[{]/.test(value) && !hasBalancedBrackets(value)) return false;
  if (/^["']/.test(value) && findClosing(value.slice(1), value[0] === '"' ? '"' : "'") === -1) {
    return false;
  }
  return parseDocument(line, { prettyErrors: false, logLevel: 'error' }).errors.length > 0;
}

function hasBalancedBrackets(value: string): boolean {
  return value.match(/[[{]/g)?.length === value.match(/[\]}]/g)?.length;
}

/**
 * Puts a value into single quotes, replacing outer quotes that ended too early. A backslash before a quote is
 * how other languages keep it from ending a value.
 */
function quote(value: string): { kind: 'quoted' | 'requoted'; quoted: string } {
  const mark = value[0];
  const isQuoted = (mark === '"' || mark === "'") && value.length > 1 && value.endsWith(mark);
  const inner = isQuoted ? value.slice(1, -1).replace(/\\(["'])/g, '$1') : value;
  return {
    kind: isQuoted ? 'requoted' : 'quoted',
    quoted: `'${inner.replaceAll("'", "''")}'`,
  };
}
