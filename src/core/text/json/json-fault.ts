/**
 * Describes in one short sentence what keeps a text from being JSON, for people who typed a request body
 * rather than wrote a file.
 */
import type { JsonProblem } from './json-problem.ts';

/** The sentences in English; other languages have their own under the same keys. */
export const faultSentences = {
  jsonValue: 'A value is missing.',
  jsonExtraComma: 'There is a comma before the closing bracket.',
  jsonComma: 'A comma or a closing bracket is missing.',
  jsonColon: 'A colon is missing.',
  jsonName: 'A name in double quotes is missing.',
  jsonQuote: 'A closing quote is missing.',
  jsonEscape: 'A character must be escaped.',
  jsonAfterEnd: 'There is text after the end of the JSON.',
  jsonComment: 'JSON has no comments.',
  jsonNul: 'There is a null character.',
  jsonDepth: 'The JSON has more than {limit} levels.',
  jsonOther: 'This is not a JSON value.',
} as const;

export type FaultKind = keyof typeof faultSentences;

export function describeFault(problem: JsonProblem): string {
  const limit = problem.kind === 'too-deep' ? problem.limit : 0;
  return faultSentences[faultKind(problem)].replace('{limit}', String(limit));
}

/** Returns the key of the sentence that describes a problem. */
export function faultKind(problem: JsonProblem): FaultKind {
  switch (problem.kind) {
    case 'empty':
    case 'extra-comma':
    case 'missing-value':
      return 'jsonValue';
    case 'trailing-comma':
      return 'jsonExtraComma';
    case 'missing-comma':
    case 'unclosed':
    case 'wrong-closer':
      return 'jsonComma';
    case 'missing-colon':
      return 'jsonColon';
    case 'unquoted-key':
    case 'bad-key':
      return 'jsonName';
    case 'unclosed-text':
      return 'jsonQuote';
    case 'control-character':
    case 'bad-escape':
      return 'jsonEscape';
    case 'text-after-end':
    case 'early-closer':
      return 'jsonAfterEnd';
    case 'comment':
      return 'jsonComment';
    case 'not-text':
      return 'jsonNul';
    case 'too-deep':
      return 'jsonDepth';
    case 'foreign-quote':
    default:
      return 'jsonOther';
  }
}
