/** Diagnostics about `checks`, which sets the levels of diagnostics. */
import { entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { quote } from '../diagnostic/quote.ts';

export const levelEntries = {
  'config/unknown-check': entry<{ code: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown kind of problem',
    message: ({ code }) => `Lectern reports no problem called ${quote(code)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write a code as the report prints it, such as "image/no-alt".'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ code, nearest }) => replace(code, nearest),
    example: { code: 'image/no-atl', nearest: 'image/no-alt' },
  }),
  'config/needed-check': entry<{ code: string; level: string }>({
    severity: 'warning',
    title: 'This error stays an error',
    message: ({ code, level }) =>
      `${quote(code)} cannot be ${level === 'off' ? 'switched off' : 'made a warning'}: what it reports would be missing from the site without notice.`,
    hint: () => 'Remove this line, and fix what the error reports.',
    example: { code: 'page/mdx-syntax', level: 'off' },
  }),
};
