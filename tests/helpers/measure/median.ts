/** Returns the median of some numbers; with an even count, the smaller of the middle two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[(numbers.length - 1) >> 1] ?? Number.NaN;
}
