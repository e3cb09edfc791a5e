/** Parses a whole YAML document: its value, all its errors, and the places of its values. */
import {
  type Document,
  type Node,
  type ParsedNode,
  type YAMLError,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';

import { isNumberText, mayBeInexact, toExactNumber } from '../../text/json/exact-json.ts';
import type { MapEntry, SourceNode } from '../../text/source-tree.ts';
import type { Span } from '../../text/json/json-tree.ts';

export type YamlProblem =
  | {
      readonly kind: 'syntax';
      readonly offset: number;
      readonly reason: string;
      readonly advice: string;
      /** Whether the offset is the beginning of a quote or bracket that is never closed. */
      readonly isUnclosed?: true;
    }
  | { readonly kind: 'repeated-key'; readonly offset: number; readonly key: string };

export interface YamlReading {
  /** Absent if the text cannot be parsed. Repeated keys do not prevent parsing: the last one counts. */
  readonly value?: unknown;
  readonly faults: readonly YamlProblem[];
  readonly toTree: () => SourceNode | undefined;
}

/** More aliases than a real document has, and fewer than it takes to fill the memory. */
const aliasLimit = 100;

const options = {
  merge: true,
  prettyErrors: false,
  // A silent parser does not report a second document. At this level it prints nothing either: only
  // warnings are printed.
  logLevel: 'error',
  // Sets, binary data and dates of YAML are values that JSON does not have.
  resolveKnownTags: false,
} as const;

/** What to do about the most frequent mistakes, by the parser's error codes. */
const advices: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'Define the anchor with & before it is used, or put the text in quotes.',
  BAD_DQ_ESCAPE: 'Write the backslash twice, or use single quotes.',
  BAD_INDENT: 'Give all keys of one mapping the same number of spaces.',
  BAD_SCALAR_START: 'Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the text in quotes if it contains a colon followed by a space.',
  MISSING_CHAR: 'Add the missing character.',
  MULTILINE_IMPLICIT_KEY: 'Write a colon and a space after the key, or indent the line.',
  MULTIPLE_DOCS: 'Keep one document; remove the line ---.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Put the text in quotes, or fix the indentation.',
};

/** Replaces messages of the parser that are worded for programmers. */
const reasons: Partial<Record<YAMLError['code'], string>> = {
  MULTIPLE_DOCS: 'A second document begins here.',
};

export function parseYamlDocument(text: string): YamlReading {
  const document = parseDocument(text, options);
  const errors = document.errors.filter((error) => !isEmptyDocument(error, text));
  const openings = errors.some(isOfOpening) ? listOpenings(text) : { quotes: [], brackets: [] };
  const faults = withoutOuter(errors.map((error) => toProblem(error, text, openings)));
  const toTree = () => document.contents && toSourceNode(document.contents);
  const reading = { toTree: () => toTree() ?? undefined };
  if (faults.some(({ kind }) => kind === 'syntax')) return { ...reading, faults };
  if (mayBeInexact(text)) keepDigits(document);
  const value = toValue(document);
  return 'problem' in value
    ? { ...reading, faults: [...faults, value.problem] }
    : { ...reading, faults, value: value.value };
}

function toProblem(error: YAMLError, text: string, openings: Openings): YamlProblem {
  const offset = error.pos[0];
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^["']?([^"':\n]+)/.exec(text.slice(offset))?.[1] ?? '';
    return { kind: 'repeated-key', offset, key: key.trim() };
  }
  const found = findUnclosed(error, text, openings) ?? findIndented(error, text);
  if (found !== undefined) return found;
  const advice = advices[error.code] ?? 'Fix this line; what follows it cannot be read reliably.';
  const reason = reasons[error.code] ?? toSentence(error.message);
  return { kind: 'syntax', offset, reason, advice };
}

/** Offsets at which a part that is never closed may begin, in the order of the text. */
interface Openings {
  readonly quotes: readonly number[];
  /** Offsets of flow lists and objects without a closing bracket. */
  readonly brackets: readonly number[];
}

/**
 * Parses the text a second time with source tokens, because only these show whether a list that contains
 * others has a closing bracket of its own.
 */
function listOpenings(text: string): Openings {
  const quotes: number[] = [];
  const brackets: number[] = [];
  visit(parseDocument(text, { ...options, keepSourceTokens: true }), {
    Node(_key, node) {
      const start = node.range?.[0] ?? 0;
      if (isQuoted(node)) quotes.push(start);
      else if (isOpen(node)) brackets.push(start);
    },
  });
  return { quotes, brackets };
}

const OF_QUOTE = /^Missing closing/;
const OF_BRACKET = /^Flow (?:map|sequence) /;

function isOfOpening({ message }: YAMLError): boolean {
  return OF_QUOTE.test(message) || OF_BRACKET.test(message);
}

/**
 * Returns a problem at the beginning of what is never closed. The parser notices a missing quote or bracket
 * only where it cannot continue, but an author needs to see where it began.
 */
function findUnclosed(
  error: YAMLError,
  text: string,
  { quotes, brackets }: Openings,
): YamlProblem | undefined {
  if (!isOfOpening(error)) return undefined;
  const starts = OF_QUOTE.test(error.message) ? quotes : brackets;
  const start = starts.findLast((each) => each <= error.pos[0]);
  const opener = start === undefined ? '' : text.charAt(start);
  const [name, closer] = { '{': ['object', '}'], '[': ['list', ']'] }[opener] ?? ['text', opener];
  return start === undefined
    ? undefined
    : {
        kind: 'syntax',
        isUnclosed: true,
        offset: start,
        reason: `The ${name} that begins here is never closed.`,
        advice: `Add the missing ${closer} at its end.`,
      };
}

function isQuoted(node: Node): boolean {
  return isScalar(node) && node.type?.startsWith('QUOTE_') === true;
}

/** Whether a node is a flow list or object without a closing bracket. */
function isOpen({ srcToken }: Node): boolean {
  if (srcToken?.type !== 'flow-collection') return false;
  const closer = srcToken.start.source === '{' ? '}' : ']';
  return !srcToken.end.some(({ source }) => source === closer);
}

/** Removes unclosed parts that are open only because a part inside them is. */
function withoutOuter(problems: readonly YamlProblem[]): YamlProblem[] {
  let last = -1;
  return problems.filter((problem) => {
    if (problem.kind !== 'syntax' || problem.isUnclosed !== true) return true;
    const isOuter = problem.offset <= last;
    last = Math.max(last, problem.offset);
    return !isOuter;
  });
}

/**
 * Finds a line that is indented below a key that already has a value: one of the two lines has the wrong
 * indentation.
 */
function findIndented({ code, pos }: YAMLError, text: string): YamlProblem | undefined {
  if (
    !/^(?:BAD_INDENT|MULTILINE_IMPLICIT_KEY|BLOCK_AS_IMPLICIT_KEY|UNEXPECTED_TOKEN)$/.test(code)
  ) {
    return undefined;
  }
  const start = text.lastIndexOf('\n', pos[0] - 1) + 1;
  for (const from of [text.indexOf('\n', pos[0]) + 1, start]) {
    const [, indent = '', key] = /^( *)([\w$/{}"'-]+):(?= |$)/m.exec(lineAt(text, from)) ?? [];
    const above = /^( *)(?:- )?[^\s#][^\n]*?: +[^\s|>&#[{][^\n]*$/.exec(lineBefore(text, from));
    if (key === undefined || above?.[1] === undefined || from === 0) continue;
    if (indent.length <= above[1].length) continue;
    const deeper = indent.length - above[1].length;
    return {
      kind: 'syntax',
      offset: from + indent.length,
      reason: `The key ${key} is indented ${deeper} deeper than the line before it, which already has a value.`,
      advice: 'Give both lines the same number of spaces.',
    };
  }
  return undefined;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? text.length : end);
}

function lineBefore(text: string, start: number): string {
  return start === 0 ? '' : lineAt(text, text.lastIndexOf('\n', start - 2) + 1);
}

/** Whether nothing but comments follows a final line of three dashes. */
function isEmptyDocument({ code, pos }: YAMLError, text: string): boolean {
  if (code !== 'MULTIPLE_DOCS') return false;
  const rest = text.slice(pos[0]).replace(/^---/, '').split('\n');
  return rest.every((line) => /^\s*(?:#|$)/.test(line));
}

function toSentence(message: string): string {
  const text = message.trim().replace(/\.$/, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Replaces numbers that a double cannot hold with the digits as written. */
function keepDigits(document: Document): void {
  visit(document, {
    Scalar: (role, node) => {
      const { value, source = '' } = node;
      const text = source.replace(/^\+/, '');
      if (typeof value !== 'number' || !/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text))
        return;
      const exact = toExactNumber(text);
      if (isNumberText(exact)) node.value = role === 'key' ? source : exact;
    },
  });
}

/**
 * Converts the document to a value. Aliases are expanded here, and rejected if they would multiply beyond
 * the limit.
 */
function toValue(document: Document): { value: unknown } | { problem: YamlProblem } {
  try {
    return { value: document.toJS({ maxAliasCount: aliasLimit }) as unknown };
  } catch (error) {
    const reason = toSentence(error instanceof Error ? error.message : String(error));
    const advice = 'Write the repeated parts once under components, and refer to them with $ref.';
    return { problem: { kind: 'syntax', offset: 0, reason, advice } };
  }
}

function toSourceNode(node: ParsedNode): SourceNode {
  const span = toSpan(node);
  if (isSeq(node)) {
    return { kind: 'list', ...span, items: node.items.map((item) => toSourceNode(item)) };
  }
  if (!isMap(node)) return { kind: 'scalar', ...span };
  const entries = node.items.map(({ key, value }): MapEntry => {
    const keySpan = toSpan(key);
    const inside = value === null ? { kind: 'scalar' as const, ...keySpan } : toSourceNode(value);
    return { key: toKey(key), keySpan, value: inside };
  });
  return { kind: 'map', ...span, entries };
}

function toSpan(node: ParsedNode): Span {
  const [start, end] = node.range;
  return { start, end };
}

function toKey(node: ParsedNode): string {
  if (isAlias(node)) return '';
  return isScalar(node) ? String(node.value) : '';
}
