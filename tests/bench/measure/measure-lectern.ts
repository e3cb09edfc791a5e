import { fileURLToPath } from 'node:url';
import { type Measured, measureScript } from './measure-script.ts';

export const bin = fileURLToPath(new URL('../../../src/cli/bin.mjs', import.meta.url));

/** Runs the command line in its own process, and measures it. */
export function measureLectern(words: readonly string[]): Promise<Measured> {
  return measureScript([bin, ...words]);
}
