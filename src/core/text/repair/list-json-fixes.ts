/** Lists the possible fixes for a problem in JSON, as changes to its text, the likeliest first. */
import { change, type JsonFix, type FailureOf, LOOK_BACK, remove } from './json-fix.ts';
import {
  dedented,
  listInBraces,
  textAfterEnd,
  unclosedAtEnd,
  unclosedBefore,
} from './fix-brackets.ts';
import {
  fixBadWord,
  fixForeignQuote,
  fixSwallowedPunctuation,
  toNumber,
  fixUnclosedString,
} from './fix-strings.ts';
import type { JsonProblem } from '../json/json-problem.ts';
import type { JsonFailure } from '../json/read-json.ts';

type Kind = JsonProblem['kind'];

type List<K extends Kind> = (failure: FailureOf<K>, text: string) => readonly JsonFix[];

export function listJsonFixes(failure: JsonFailure, text: string): readonly JsonFix[] {
  const conflict = mergeConflict(failure, text);
  if (conflict !== undefined) return [conflict];
  if (failure.open.length === 0 && !text.slice(0, failure.offset).trim()) {
    return beforeObject(failure, text);
  }
  const list = FIXES[failure.problem.kind] as List<Kind> | undefined;
  return list?.(failure, text) ?? [];
}

const FIXES: { readonly [K in Kind]?: List<K> } = {
  'trailing-comma': ({ offset }) => [remove(offset)],
  'extra-comma': ({ offset }) => [remove(offset)],
  'missing-comma': missingComma,
  'missing-colon': missingColon,
  'missing-value': ({ offset }) => [
    { ...change(offset + 1, offset + 1, ' null'), hole: offset + 2 },
  ],
  comment: ({ offset }, text) => [change(offset, endOfComment(text, offset), '')],
  'foreign-quote': fixForeignQuote,
  'unquoted-key': ({ offset, problem: { key } }, text) => {
    const end = offset + key.length;
    return [change(offset, end, text[end] === '"' ? `"${key}` : `"${key}"`)];
  },
  'bad-key': (failure, text) => [...unclosedBefore(failure, text), remove(failure.offset)],
  'bad-word': fixBadWord,
  'bad-number': ({ offset, problem: { number } }) => [
    change(offset, offset + number.length, toNumber(number) ?? JSON.stringify(number)),
  ],
  'bad-escape': ({ offset, problem: { escape } }) => [
    change(offset, offset + 1, escape === "\\'" ? '' : '/'),
  ],
  'control-character': ({ offset, problem: { code } }) => [
    change(offset, offset + 1, code === 9 ? '\\t' : ''),
  ],
  'unclosed-text': fixUnclosedString,
  unclosed: unclosedAtEnd,
  'wrong-closer': ({ offset, problem }) => [
    change(offset, offset, problem.expected),
    change(offset, offset + 1, problem.expected),
    { ...remove(offset), problem: { ...problem, isSurplus: true } },
  ],
  'text-after-end': textAfterEnd,
  unexpected,
};

/** Resolves the conflict markers that git leaves in a file, keeping the first of the two versions. */
function mergeConflict({ offset, reached }: JsonFailure, text: string): JsonFix | undefined {
  const block = /^<{7}.*\n([^]*?)^={7}.*\n[^]*?^>{7}.*$/gm;
  for (let found = block.exec(text); found !== null; found = block.exec(text)) {
    const [all, kept = ''] = found;
    const { index } = found;
    if (Math.max(offset, reached) < index) return undefined;
    if (Math.min(offset, reached) > index + all.length) continue;
    const problem = { kind: 'merge-conflict' } as const;
    return {
      ...change(index, index + all.length, kept.replace(/\n$/, '')),
      problem,
      offset: index,
    };
  }
  return undefined;
}

/** Removes what precedes the object, such as the code before it in a JavaScript file. */
function beforeObject({ problem, offset, reached }: JsonFailure, text: string): readonly JsonFix[] {
  if (problem.kind === 'comment') return [change(offset, endOfComment(text, offset), '')];
  if (problem.kind !== 'bad-word') return [];
  const [found = ''] = /^[^\n{]*/.exec(text.slice(reached)) ?? [];
  const problemHere = { kind: 'no-object', found: problem.word } as const;
  const end = text[reached + found.length] === '{' ? reached + found.length : offset;
  return [{ ...change(offset, end, ''), problem: problemHere, offset }];
}

function missingComma(failure: FailureOf<'missing-comma'>, text: string): readonly JsonFix[] {
  const { offset } = failure;
  const lineBreak = /^[ \t\r]*\n/.exec(text.slice(offset, offset + 200));
  const next = offset + (/^\s*/.exec(text.slice(offset))?.[0].length ?? 0);
  return [
    ...(lineBreak === null ? fixSwallowedPunctuation(offset, text) : dedented(failure, next, text)),
    change(offset, offset, ','),
  ];
}

function missingColon(failure: FailureOf<'missing-colon'>, text: string): readonly JsonFix[] {
  const { offset } = failure;
  const [sign = ''] = /^\s*(?:=>?|;|->)/.exec(text.slice(offset, offset + 50)) ?? [];
  const isAlone = /^\s*[,}\]]/.test(text.slice(offset, offset + 200));
  return [
    ...fixSwallowedPunctuation(offset, text),
    ...(isAlone ? listInBraces(failure, text) : []),
    isAlone
      ? { ...change(offset, offset, ': null'), hole: offset + 2 }
      : change(offset, offset + sign.length, ':'),
  ];
}

function endOfComment(text: string, offset: number): number {
  const isBlock = text.startsWith('/*', offset);
  const end = isBlock ? text.indexOf('*/', offset) + 2 : text.indexOf('\n', offset);
  return end < offset + 2 ? text.length : end;
}

/**
 * A colon in a list follows a key of the object around the list, so the list is closed before that key. Any
 * other character is replaced by a comma or removed.
 */
function unexpected(failure: FailureOf<'unexpected'>, text: string): readonly JsonFix[] {
  const { offset, open, problem } = failure;
  const outer = open.at(-2);
  const from = Math.max(0, offset - LOOK_BACK);
  const key = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(from, offset));
  const isKey = problem.found === ':' && key !== null && outer?.opener === '{';
  return [
    ...(isKey ? unclosedBefore({ ...failure, offset: from + key.index }, text) : []),
    ...(problem.found === ';' ? [change(offset, offset + 1, ',')] : []),
    remove(offset),
  ];
}
