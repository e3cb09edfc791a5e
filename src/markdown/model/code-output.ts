import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Findings } from './findings.ts';

/** What the source of a page or a snippet becomes before it is compiled. */
export type CodeOutput =
  | {
      readonly kind: 'code';
      /** Function body that reads the JSX runtime from `arguments[0]`. */
      readonly code: string;
      /** All that the code would show, where it shows nothing else: there is nothing to run. */
      readonly html?: string;
      readonly findings: Findings;
      /** One warning for each place that was not quite MDX, an error for each that is shown as text. */
      readonly faults: readonly Diagnostic[];
      /** Whether all of the text could be read; the rest is shown as it is written. */
      readonly isWhole: boolean;
    }
  | { readonly kind: 'error'; readonly diagnostics: readonly Diagnostic[] };
