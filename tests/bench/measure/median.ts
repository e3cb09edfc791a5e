/** The middle one of some numbers; of two in the middle, the smaller. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[(numbers.length - 1) >> 1] ?? Number.NaN;
}
