import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';

/** Warnings of one document, beyond which they are only counted. */
const mostWarnings = 20;

export function limitWarnings(
  warnings: readonly Diagnostic[],
  file: string,
): readonly Diagnostic[] {
  if (warnings.length <= mostWarnings) return warnings;
  const count = warnings.length - mostWarnings;
  const rest = diagnoseOpenapiContent('openapi/more-problems', { count }, { file });
  return [...warnings.slice(0, mostWarnings), rest];
}
