/**
 * Decides which test files share a process, because loading the same sources takes longer than most tests.
 */

/**
 * Returns lists of about the same length, in the order of the files, because neighbors load the same
 * sources.
 * @param most the greatest length of a list: if a process breaks, all of its files are affected, and it
 * takes as long as all of them together.
 */
export function planBatches(
  files: readonly string[],
  most: number,
): readonly (readonly string[])[] {
  const count = Math.ceil(files.length / most);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, rank) => files.slice(rank * size, (rank + 1) * size));
}
