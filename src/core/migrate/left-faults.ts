import { configValueEntries } from '../config/config-value-entries.ts';
import { keyEntries } from '../config/key-entries.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { diagnoseMigration } from './migrate-entries.ts';
import type { Remark } from './remark.ts';

/**
 * Codes of faults, in addition to those of single keys and values, that make a part of a configuration
 * ineffective.
 */
const OTHERS: ReadonlySet<string> = new Set([
  'config/duplicate-key',
  'config/bad-ref',
  'config/lost-pages',
  'config/empty-branch',
  'config/empty-group',
  'config/duplicate-version',
]);

/**
 * Reports the parts of a configuration that never took effect, and so are not in the file that is made from
 * it.
 */
export function leftFaults(diagnostics: readonly Diagnostic[]): readonly Remark[] {
  const ofOne = { ...configValueEntries, ...keyEntries };
  const faults = diagnostics.filter(({ code }) => Object.hasOwn(ofOne, code) || OTHERS.has(code));
  return faults.map(({ message, file, position }) =>
    diagnoseMigration('migrate/left-fault', { message }, { file, ...(position && { position }) }),
  );
}
