import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';

/** The most warnings to report for one document. Further ones are only counted. */
const maxWarnings = 20;

export function limitWarnings(
  warnings: readonly Diagnostic[],
  file: string,
): readonly Diagnostic[] {
  // Parts that operations share are checked with each of them.
  const distinct = [...new Map(warnings.map((each) => [JSON.stringify(each), each])).values()];
  if (distinct.length <= maxWarnings) return distinct;
  const count = distinct.length - maxWarnings;
  const rest = diagnoseOpenapiContent('openapi/more-problems', { count }, { file });
  return [...distinct.slice(0, maxWarnings), rest];
}
