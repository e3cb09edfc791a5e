import type { BuildProgress } from '../../engine/build/build-result.ts';
import type { Output } from './context.ts';

export interface ProgressLine {
  readonly show: (progress: BuildProgress) => void;
  readonly clear: () => void;
}

const phrases: Readonly<Record<BuildProgress['phase'], string>> = {
  reading: 'Reading',
  pages: 'Building pages',
  files: 'Writing files',
  links: 'Checking external links',
  requests: 'Sending requests',
};

/** Faster updates would not be visible, and each costs a write. */
const framesPerSecond = 20;

/** A line of progress that is overwritten on a terminal; shows nothing elsewhere. */
export function progressLine(output: Output, now: () => number): ProgressLine {
  let lastShown = -Infinity;
  let lastPhase = '';
  const show = (progress: BuildProgress) => {
    const isDue = now() - lastShown >= 1000 / framesPerSecond || progress.phase !== lastPhase;
    if (!isDue) return;
    lastShown = now();
    lastPhase = progress.phase;
    output.write(`\r\u001b[K${formatProgress(progress)}`);
  };
  const clear = () => {
    if (lastPhase !== '') output.write('\r\u001b[K');
    lastPhase = '';
  };
  return output.isTerminal ? { show, clear } : { show: () => undefined, clear: () => undefined };
}

function formatProgress({ phase, done, total }: BuildProgress): string {
  const phrase = phrases[phase];
  return done === undefined || total === undefined ? phrase : `${phrase} ${done} of ${total}`;
}
