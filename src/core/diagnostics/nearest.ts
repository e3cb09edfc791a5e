/**
 * The candidate that a misspelt name most likely meant, or undefined when none is near enough
 * (at most two edits, or a third of the length for long names). Case is ignored.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const limit = Math.max(wanted.length < 4 ? 1 : 2, Math.floor(wanted.length / 4));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/** Damerau-Levenshtein distance (optimal string alignment): insert, delete, replace, swap. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const options = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      ];
      if (swapped && row > 1 && column > 1) options.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...options));
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
