import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { diagnoseMarkdown } from '../core/diagnostics/markdown-entries.ts';
import { placeOfError } from './placed-errors.ts';

/** What an author's expression or component threw, at its place, else for the file as a whole. */
export function diagnoseEvaluation(error: unknown, file: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnoseMarkdown('page/evaluation', { reason }, placeOfError(error) ?? { file });
}
