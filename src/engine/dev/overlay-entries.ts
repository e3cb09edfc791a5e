import { formatFrame } from '../../core/diagnostics/frame.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';
import type { OverlayEntry } from '../../core/diagnostics/overlay-entry.ts';
import { readSource } from '../../node/read-docs.ts';

/** Errors first; the source around each place is read from the disk as it is now. */
export function toOverlayEntries(problems: readonly Diagnostic[], dir: string): OverlayEntry[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return [...errors, ...warnings].map((problem) => toEntry(problem, dir));
}

function toEntry({ severity, file, position, title, message, hint }: Diagnostic, dir: string) {
  const source = position && readSource(dir, file);
  return {
    severity,
    place: position ? `${file}:${position.line}:${position.column}` : file,
    title,
    message,
    hint,
    ...(source && { frame: formatFrame(source, position) }),
  };
}
