import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { placeOfError } from './placed-errors.ts';

/** Reports an error that an author's code threw, at its origin if that is known, otherwise at `place`. */
export function diagnoseEvaluation(error: unknown, place: Place): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnoseMarkdown('page/evaluation', { reason }, placeOfError(error) ?? place);
}
