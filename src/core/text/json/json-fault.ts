/** What keeps a text from being JSON in one short sentence, for people who did not write a file. */
import type { JsonProblem } from './json-problem.ts';

export function describeFault(problem: JsonProblem): string {
  switch (problem.kind) {
    case 'empty':
    case 'extra-comma':
    case 'missing-value':
      return 'A value is missing.';
    case 'trailing-comma':
      return 'There is a comma before the closing bracket.';
    case 'missing-comma':
    case 'unclosed':
    case 'wrong-closer':
      return 'A comma or a closing bracket is missing.';
    case 'missing-colon':
      return 'A colon is missing.';
    case 'unquoted-key':
    case 'bad-key':
      return 'A name in double quotes is missing.';
    case 'unclosed-text':
      return 'A closing quote is missing.';
    case 'control-character':
    case 'bad-escape':
      return 'A character of the text has to be escaped.';
    case 'text-after-end':
    case 'early-closer':
      return 'Something follows the end of the JSON.';
    case 'comment':
      return 'JSON has no comments.';
    case 'not-text':
      return 'There is a character of code 0.';
    case 'too-deep':
      return `The JSON has more than ${problem.limit} levels.`;
    case 'foreign-quote':
    default:
      return 'This is no JSON value.';
  }
}
