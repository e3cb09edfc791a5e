/** Which files of tests share a process: loading the same sources takes longer than most tests. */

/** A process that breaks takes so many with it. */
const MOST_FILES = 40;

/** Lists of about the same length, in the order of the files: neighbours load the same sources. */
export function planBatches(files: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(files.length / MOST_FILES);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, rank) => files.slice(rank * size, (rank + 1) * size));
}
