import { diagnoseCli } from '../../core/diagnostics/cli-entries.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';
import { isEnvironmental, toReason } from '../../node/system-error.ts';
import { version } from '../version.ts';

/** A full disk is nobody's fault; everything else that commands throw is ours. */
export function diagnoseThrown(error: unknown): Diagnostic {
  const place = { file: '' };
  if (isEnvironmental(error)) {
    const path = error.path === undefined ? '' : ` (${error.path})`;
    return diagnoseCli('cli/system', { reason: toReason(error) + path }, place);
  }
  const facts = { reason: toReason(error), version, node: process.versions.node };
  return diagnoseCli('cli/bug', facts, place);
}
