import { checkEntries } from '../cli/check/check-entries.ts';
import { cliEntries } from '../cli/terminal/cli-entries.ts';
import type { AnyEntry } from '../core/diagnostic/catalog.ts';
import { projectEntries } from '../engine/project-entries.ts';

/**
 * The whole catalog of diagnostics by code, for generated documentation; a test checks that it is complete.
 */
export const allEntries: Readonly<Record<string, AnyEntry>> = {
  ...projectEntries,
  ...checkEntries,
  ...cliEntries,
};
