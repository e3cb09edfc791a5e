import { type Diagnostic, formatPlace } from '../../core/diagnostic/diagnostic.ts';
import { type FindFrame, formatFrame } from '../../core/diagnostic/frame.ts';
import type { OverlayEntry } from '../../core/diagnostic/overlay-entry.ts';
import { framesFrom } from '../../node/project/source-frames.ts';

/**
 * Converts problems for the overlay, errors first, with the source around each place as it is on the disk
 * now.
 */
export function toOverlayEntries(problems: readonly Diagnostic[], dir: string): OverlayEntry[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const framesOf = framesFrom(dir);
  return [...errors, ...warnings].map((problem) => toEntry(problem, framesOf));
}

function toEntry(
  { severity, file, position, code, title, message, hint }: Diagnostic,
  framesOf: (file: string) => FindFrame | undefined,
): OverlayEntry {
  const findFrame = position && framesOf(file);
  return {
    severity,
    place: formatPlace(file, position),
    isInFile: file !== '',
    code,
    title,
    message,
    hint,
    ...(findFrame && { frame: formatFrame(findFrame(position)) }),
  };
}
