/** Messages about syntax errors in JSON, for the diagnostics of the configuration and of API documents. */
import type { JsonProblem } from '../text/json/json-problem.ts';
import { quote } from './quote.ts';

type Kind = JsonProblem['kind'];

interface ProblemText<Problem> {
  readonly message: (problem: Problem) => string;
  readonly hint: (problem: Problem) => string;
}

const WORDS: { readonly [K in Kind]: ProblemText<Extract<JsonProblem, { kind: K }>> } = {
  empty: {
    message: () => 'The file is empty.',
    hint: () => 'Write an object: { }.',
  },
  'not-text': {
    message: () => 'The file contains null characters, like UTF-16 and binary files.',
    hint: () => 'Save the file as UTF-8.',
  },
  'too-deep': {
    message: ({ limit }) => `Lists and objects are nested more than ${limit} deep here.`,
    hint: () => 'Look for brackets that are opened repeatedly and never closed.',
  },
  'trailing-comma': {
    message: ({ closer }) => `There is a comma after the last item, before "${closer}".`,
    hint: () => 'Remove this comma: JSON allows commas between items only.',
  },
  'extra-comma': {
    message: () => 'There is a comma with no item before it.',
    hint: () => 'Remove this comma.',
  },
  'missing-comma': {
    message: () => 'There is no comma between two items.',
    hint: () => 'Add a comma here.',
  },
  'missing-colon': {
    message: ({ key }) => `There is no colon after the key ${quote(key)}.`,
    hint: ({ key }) => `Write a colon and the value after it: ${quote(key)}: …`,
  },
  'missing-value': {
    message: ({ key }) => `The key ${quote(key)} has no value.`,
    hint: () => 'Write a value after the colon, or remove the key.',
  },
  comment: {
    message: ({ opener, count = 1 }) =>
      count === 1
        ? `There is a comment (${opener}); JSON has none.`
        : `There are ${count} comments, the first of them here (${opener}); JSON has none.`,
    hint: ({ count = 1 }) => (count === 1 ? 'Remove the comment.' : 'Remove the comments.'),
  },
  'foreign-quote': {
    message: ({ quote: found }) =>
      `Text begins with ${found}, which JSON does not accept as a quote.`,
    hint: () => 'Write the text in straight double quotes: "…".',
  },
  'unquoted-key': {
    message: ({ key }) => `The key ${key} is not in quotes.`,
    hint: ({ key }) => `Write it in double quotes: "${key}".`,
  },
  'bad-key': {
    message: ({ found }) => `A key should begin here, but there is ${quote(found)}.`,
    hint: () => 'Write a key in double quotes, a colon and a value: "name": "My project".',
  },
  'bad-word': {
    message: ({ word }) => `${quote(word)} is not a value in JSON.`,
    hint: ({ word }) => wordHint(word),
  },
  'bad-number': {
    message: ({ number }) => `${quote(number)} is not a number in JSON.`,
    hint: () =>
      'Write it like 12, -3 or 0.5: with a digit before the point, no leading zero and no plus.',
  },
  'bad-escape': {
    message: ({ escape }) => `${quote(escape)} is not an escape sequence in JSON.`,
    hint: () => 'Write a backslash twice (\\\\), or use a slash in paths.',
  },
  'control-character': {
    message: ({ code }) => `There is ${controlName(code)} inside a string.`,
    hint: ({ code }) => (code === 9 ? 'Write \\t, or a space.' : 'Remove it.'),
  },
  'unclosed-text': {
    message: ({ inside }) =>
      inside === undefined
        ? 'The text that begins here does not end on its line.'
        : `The text that begins here has no closing quote where it should end.`,
    hint: ({ inside }) =>
      inside === undefined
        ? 'Add the closing double quote; a line break inside a string is written \\n.'
        : `Add the closing double quote: ${quote(inside)}.`,
  },
  unclosed: {
    message: ({ opener }) =>
      `The ${opener === '{' ? 'object' : 'list'} that begins here is never closed.`,
    hint: ({ opener }) => `Add the missing "${opener === '{' ? '}' : ']'}".`,
  },
  'wrong-closer': {
    message: ({ found, expected, openedLine }) =>
      `There is "${found}" where "${expected}" must close the bracket on line ${openedLine}.`,
    hint: ({ found, expected, isSurplus = false }) =>
      isSurplus
        ? `Remove this "${found}": everything fits without it.`
        : `Add "${expected}" before this "${found}", or replace it.`,
  },
  'text-after-end': {
    message: ({ found }) => `The file continues with ${quote(found)} after the end of the object.`,
    hint: ({ isSurplus = false }) =>
      isSurplus
        ? 'Remove what follows the last bracket.'
        : 'Remove what follows the last bracket, or the bracket that closes too early.',
  },
  'early-closer': {
    message: ({ closer }) => `This "${closer}" ends the outermost object, but more follows.`,
    hint: ({ closer }) => `Remove this "${closer}".`,
  },
  'list-in-braces': {
    message: () => 'A list is in { }, where JSON expects keys with values.',
    hint: () => 'Write the list in [ ].',
  },
  'merge-conflict': {
    message: () => 'There is an unresolved merge conflict from git here.',
    hint: () =>
      'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  'no-object': {
    message: ({ found }) =>
      `The file begins with ${quote(found)}, not with "{" like a JSON object.`,
    hint: () => 'Write one object in { }, with its keys in double quotes.',
  },
  unexpected: {
    message: ({ found }) => `There is ${quote(found)} where a value or a comma is expected.`,
    hint: ({ found }) =>
      found === ';' ? 'Write a comma instead.' : 'Remove it, or retype the line.',
  },
};

/** Describes a problem and the one action that fixes it. */
export function describeJsonProblem(problem: JsonProblem): { message: string; hint: string } {
  const words = WORDS[problem.kind] as ProblemText<JsonProblem>;
  return { message: words.message(problem), hint: words.hint(problem) };
}

function wordHint(word: string): string {
  const lower = word.toLowerCase();
  if (['true', 'yes', 'on'].includes(lower)) return 'Write true, in lower case.';
  if (['false', 'no', 'off'].includes(lower)) return 'Write false, in lower case.';
  if (['null', 'none', 'nil', 'undefined', 'nan', 'infinity'].includes(lower)) {
    return 'Remove the key, or write a value for it.';
  }
  return `If it is text, write it in double quotes: ${quote(word)}.`;
}

function controlName(code: number): string {
  return code === 9 ? 'a tab' : `a control character (code ${code})`;
}
