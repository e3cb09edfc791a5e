/** Diagnostics about `lectern-ignore` comments. */
import { diagnoseWith, entry } from '../catalog.ts';
import { replace } from '../fix.ts';
import { quote } from '../quote.ts';

export interface IgnoreFacts {
  readonly code: string;
  readonly why: 'unused' | 'needed' | 'unknown' | 'empty';
  readonly nearest?: string | undefined;
  /** The text of the comment, if it names no other code. */
  readonly comment?: string | undefined;
}

const REASONS: Readonly<Record<IgnoreFacts['why'], (code: string) => string>> = {
  unused: (code) => `No ${code} is reported for what follows this comment.`,
  needed: (code) => `${code} cannot be ignored: something would be missing without notice.`,
  unknown: (code) => `Lectern reports no problem called ${quote(code)}.`,
  empty: () => 'This comment does not say what to ignore.',
};

export const ignoreEntries = {
  'page/unused-ignore': entry<IgnoreFacts>({
    severity: 'warning',
    title: 'Comment ignores nothing',
    message: ({ code, why }) => REASONS[why](code),
    hint: ({ why, nearest }) => {
      if (nearest !== undefined) return `Did you mean ${nearest}?`;
      return why === 'empty'
        ? 'Write the code that the report shows, and a reason: lectern-ignore image/no-alt: reason.'
        : 'Remove it.';
    },
    fix: ({ code, why, nearest, comment }) => {
      if (comment === undefined) return undefined;
      if (nearest !== undefined) return replace(comment, comment.replace(code, nearest));
      return why === 'unknown' ? undefined : { before: comment, text: '' };
    },
    example: { code: 'image/no-alt', why: 'unused' },
  }),
};

/** Creates a diagnostic about a `lectern-ignore` comment. */
export const diagnoseIgnore = diagnoseWith(ignoreEntries);
