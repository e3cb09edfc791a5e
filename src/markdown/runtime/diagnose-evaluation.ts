import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { placeOfError } from './placed-errors.ts';

/** What an author's code threw, where it comes from if that is known, else at `place`. */
export function diagnoseEvaluation(error: unknown, place: Place): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnoseMarkdown('page/evaluation', { reason }, placeOfError(error) ?? place);
}
