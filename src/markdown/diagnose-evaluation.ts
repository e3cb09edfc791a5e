import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { diagnoseMarkdown } from '../core/diagnostics/markdown-entries.ts';

/** What an author's expression or component threw, as a diagnostic of the file it stands in. */
export function diagnoseEvaluation(error: unknown, file: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnoseMarkdown('page/evaluation', { reason }, { file });
}
