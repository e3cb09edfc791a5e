import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { isEnvironmental, toReason } from '../../node/disk/system-error.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import { version } from '../terminal/version.ts';

/**
 * Turns a thrown error into a diagnostic: a full disk is a problem of the system, everything else is a bug.
 */
export function diagnoseThrown(error: unknown): Diagnostic {
  const place = { file: '' };
  if (isEnvironmental(error)) {
    const path = error.path === undefined ? '' : ` (${error.path})`;
    return diagnoseCli('cli/system', { reason: toReason(error) + path }, place);
  }
  const facts = { reason: toReason(error), version, node: process.versions.node };
  return diagnoseCli('cli/bug', facts, place);
}
