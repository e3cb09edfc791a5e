import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { isDenial, isEnvironmental, isWatchLimit, toReason } from '../../node/disk/system-error.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import { version } from '../terminal/version.ts';

/**
 * Turns a thrown error into a diagnostic: a full disk is a problem of the system, everything else is a bug.
 */
export function diagnoseThrown(error: unknown): Diagnostic {
  const place = { file: '' };
  if (isWatchLimit(error)) return diagnoseCli('cli/unwatched', { reason: toReason(error) }, place);
  if (isEnvironmental(error)) {
    const facts = { reason: toReason(error) + nameFiles(error), isDenied: isDenial(error) };
    return diagnoseCli('cli/system', facts, place);
  }
  const facts = { reason: toReason(error), version, node: process.versions.node };
  return diagnoseCli('cli/bug', facts, place);
}

/** Names the file in parentheses; when one was being copied or moved, where to as well. */
function nameFiles({ path, ...rest }: NodeJS.ErrnoException): string {
  const to = 'dest' in rest ? ` -> ${String(rest.dest)}` : '';
  return path === undefined ? '' : ` (${path}${to})`;
}
