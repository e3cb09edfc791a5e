/** Which files of tests share a process: loading the same sources takes longer than most tests. */

/**
 * Lists of about the same length, in the order of the files: neighbours load the same sources.
 * @param most of a list: a process that breaks takes so many with it, and is as long as all of them.
 */
export function planBatches(
  files: readonly string[],
  most: number,
): readonly (readonly string[])[] {
  const count = Math.ceil(files.length / most);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, rank) => files.slice(rank * size, (rank + 1) * size));
}
