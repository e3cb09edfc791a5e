import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Findings } from './findings.ts';

/** The code that the source of a page or a snippet is turned into before it is evaluated. */
export type CodeOutput =
  | {
      readonly kind: 'code';
      /** A function body that reads the JSX runtime from `arguments[0]`. */
      readonly code: string;
      /** Everything that the code shows, if that is only HTML, so that the code need not run. */
      readonly html?: string;
      readonly findings: Findings;
      /** One warning for each place that was not quite MDX, and an error for each that is shown as text. */
      readonly faults: readonly Diagnostic[];
      /** Whether all of the text could be read; anything else is shown as written. */
      readonly isWhole: boolean;
    }
  | { readonly kind: 'error'; readonly diagnostics: readonly Diagnostic[] };
