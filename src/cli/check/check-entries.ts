/** Diagnostics about the options of `lectern check`. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { quote } from '../../core/diagnostic/quote.ts';
import { count } from '../report/pretty.ts';

export const checkEntries = {
  'cli/fix-not-asked': entry<{ fixes: number; files: number }>({
    severity: 'error',
    title: 'Changes were not confirmed',
    message: ({ fixes, files }) =>
      `${count(fixes, 'problem')} in ${count(files, 'file')} can be fixed, but there is no terminal to ask on, so nothing was changed.`,
    hint: () => 'Look at what would change with "lectern check --fix" on a terminal, or add --yes.',
    example: { fixes: 12, files: 3 },
  }),
  'cli/unknown-code': entry<{ code: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Unknown kind of problem',
    message: ({ code }) => `Lectern reports no problem called ${quote(code)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write a code as the report prints it, such as image/no-alt, or an area such as image.'
        : `Did you mean ${nearest}?`,
    example: { code: 'image/no-atl', nearest: 'image/no-alt' },
  }),
  'cli/no-baseline': entry<{ file: string }>({
    severity: 'error',
    title: 'Baseline file is missing',
    message: ({ file }) => `There is no file ${quote(file)} that lists the known problems.`,
    hint: () => 'Run "lectern check --update-baseline" to write it.',
    example: { file: 'lectern-baseline.json' },
  }),
  'cli/bad-baseline': entry({
    severity: 'error',
    title: 'Known problems cannot be read',
    message: () => 'The file is not what "lectern check --update-baseline" writes.',
    hint: () => 'Run "lectern check --update-baseline" to write it again.',
  }),
  'cli/fix-changed-file': entry({
    severity: 'error',
    title: 'File changed in the meantime',
    message: () => 'The file has changed since it was checked, so it was left alone.',
    hint: () => 'Run "lectern check --fix" again.',
  }),
};

/** Makes a diagnostic from one of these entries. */
export const diagnoseCheck = diagnoseWith(checkEntries);
