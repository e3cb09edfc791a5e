import assert from 'node:assert/strict';

/** Work that grows with the square of its size takes sixteen times as long at this factor. */
const TIMES_LARGER = 4;
const MAX_GROWTH = 10;
const MAX_TURNS = 64;

/**
 * In microseconds. Shorter times are lost in the resolution of the clock and in the engine's own background
 * work.
 */
const MIN_TIME = 10_000;

/**
 * Asserts that the time of work grows about as much as its size. Measures the processor time of this
 * process, which other programs on a busy machine do not affect.
 */
export function assertGrowsEvenly(work: (size: number) => void, size: number): void {
  let times = 1;
  work(size * TIMES_LARGER);
  while (timeOf(() => work(size), times) < MIN_TIME) times *= 2;
  const limit = MAX_GROWTH * minTime(() => work(size), times);
  // Work that grows faster is slow every time; a slow machine or a garbage collection is not.
  let least = Infinity;
  for (let turn = 0; turn < MAX_TURNS && least >= limit; turn += 1) {
    least = Math.min(
      least,
      timeOf(() => work(size * TIMES_LARGER), times),
    );
  }
  const growth = (least / limit) * MAX_GROWTH;
  assert.ok(growth < MAX_GROWTH, `${TIMES_LARGER} times the size took ${growth} times the work`);
}

/**
 * Returns the shortest time of a few runs: one slow run would raise the limit so far that everything
 * passes.
 */
function minTime(work: () => void, times: number): number {
  return Math.min(...Array.from({ length: 4 }, () => timeOf(work, times)));
}

function timeOf(work: () => void, times: number): number {
  const start = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) work();
  const { user, system } = process.cpuUsage(start);
  // Only the sum is exact: the system estimates from clock ticks how it splits into the two.
  return user + system;
}
