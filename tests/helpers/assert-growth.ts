import assert from 'node:assert/strict';

/** Work that grows with the square of its size would take sixteen times as long. */
const TIMES_LARGER = 4;
const MOST_GROWTH = 10;

/**
 * Asserts that work takes about as much longer as it is larger, by the processor time that this
 * process uses for it: other programs of a busy machine change nothing about it.
 */
export function assertGrowsEvenly(work: (size: number) => void, size: number): void {
  work(size);
  const growth = leastTime(() => work(size * TIMES_LARGER)) / leastTime(() => work(size));
  assert.ok(growth < MOST_GROWTH, `${TIMES_LARGER} times the size took ${growth} times the work`);
}

/** Of a few runs: memory that is cleared up in between makes some of them longer. */
function leastTime(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user;
  });
  return Math.min(...times);
}
