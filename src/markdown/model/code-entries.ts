import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import type { LinesPastEnd } from './fence-element.ts';

/** The messages about code blocks: types that cannot be shown, type errors, and lines that do not exist. */
export const codeEntries = {
  'page/twoslash-not-installed': entry<object>({
    severity: 'warning',
    title: 'Types are not shown',
    message: () =>
      'This block asks for the types of its names, which the npm package twoslash reads; it is not installed, so they are left out.',
    hint: () =>
      'Run "npm install twoslash typescript@6" in the project, or remove "twoslash" from the fence.',
    example: {},
  }),
  'page/typescript-not-usable': entry<object>({
    severity: 'warning',
    title: 'Types need another TypeScript version',
    message: () =>
      'This block asks for the types of its names, which the npm package twoslash reads with TypeScript 5.5 to 6; the project has another version, such as 7, or none, so they are left out.',
    hint: () =>
      'Run "npm install twoslash typescript@6" in the project and start Lectern again, or remove "twoslash" from the fence.',
    example: {},
  }),
  'page/no-such-line': entry<LinesPastEnd>({
    severity: 'warning',
    title: 'Line that the code does not have',
    message: (after) => {
      if ('line' in after) {
        const { line, count } = after;
        const found = count === 0 ? 'is empty' : `has ${countLines(count)}`;
        return `Line ${line} of this block is to be highlighted, but it ${found}.`;
      }
      const { mark, wanted, left } = after;
      return `"[!code ${mark}]" applies to ${countLines(wanted)}, but from there on the block has ${left === 0 ? 'none' : countLines(left)}.`;
    },
    hint: (after) => {
      if (!('line' in after)) {
        return 'Write how many lines are meant, counted from that comment on, and keep it on the first of them or above it.';
      }
      return after.count === 0
        ? 'Write the code, or remove the line numbers.'
        : 'Count from 1 at the first line of the block, whatever number is shown next to it.';
    },
    example: { line: 9, count: 2 },
  }),
  'page/type-error': entry<{ reason: string }>({
    severity: 'warning',
    title: 'Code with a type error',
    message: ({ reason }) => `TypeScript reports for this code: ${reason}`,
    hint: () =>
      'Correct it or, if the error is intended, write its number into the code: // @errors: 2322.',
    example: { reason: "Type 'string' is not assignable to type 'number'." },
  }),
};

function countLines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}

export const diagnoseCode = diagnoseWith(codeEntries);
