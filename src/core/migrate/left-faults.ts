import { configValueEntries } from '../config/config-value-entries.ts';
import { keyEntries } from '../config/key-entries.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { diagnoseMigration } from './migrate-entries.ts';
import type { Remark } from './remark.ts';

/** Faults of a configuration, besides those of single keys and values, that keep a part of it from counting. */
const OTHERS: ReadonlySet<string> = new Set([
  'config/duplicate-key',
  'config/bad-ref',
  'config/lost-pages',
  'config/empty-branch',
  'config/empty-group',
  'config/duplicate-version',
]);

/** What a configuration has that never counted, and so is not in the file that is made of it. */
export function leftFaults(diagnostics: readonly Diagnostic[]): readonly Remark[] {
  const ofOne = { ...configValueEntries, ...keyEntries };
  const faults = diagnostics.filter(({ code }) => Object.hasOwn(ofOne, code) || OTHERS.has(code));
  return faults.map(({ message, file, position }) =>
    diagnoseMigration('migrate/left-fault', { message }, { file, ...(position && { position }) }),
  );
}
