import { checkEntries } from '../cli/check/check-entries.ts';
import { cliEntries } from '../cli/terminal/cli-entries.ts';
import type { AnyEntry } from '../core/diagnostic/catalogue.ts';
import { projectEntries } from '../engine/project-entries.ts';

/** The whole catalogue by code, for those who describe it; a test holds that nothing is left out. */
export const allEntries: Readonly<Record<string, AnyEntry>> = {
  ...projectEntries,
  ...checkEntries,
  ...cliEntries,
};
