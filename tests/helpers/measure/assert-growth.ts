import assert from 'node:assert/strict';

/** Work that grows with the square of its size would take sixteen times as long. */
const TIMES_LARGER = 4;
const MOST_GROWTH = 10;
const MOST_TURNS = 16;

/** Microseconds; what is shorter drowns in the clock's own steps and in the work of the engine beside. */
const LEAST_TIME = 10_000;

/**
 * Asserts that work takes about as much longer as it is larger, by the processor time that this
 * process uses for it: other programs of a busy machine change nothing about it.
 */
export function assertGrowsEvenly(work: (size: number) => void, size: number): void {
  let times = 1;
  work(size * TIMES_LARGER);
  while (timeOf(() => work(size), times) < LEAST_TIME) times *= 2;
  const limit = MOST_GROWTH * leastTime(() => work(size), times);
  // Work that grows faster does so each time; a machine in trouble, or memory being cleared, does not.
  let least = Infinity;
  for (let turn = 0; turn < MOST_TURNS && least >= limit; turn += 1) {
    least = Math.min(
      least,
      timeOf(() => work(size * TIMES_LARGER), times),
    );
  }
  const growth = (least / limit) * MOST_GROWTH;
  assert.ok(growth < MOST_GROWTH, `${TIMES_LARGER} times the size took ${growth} times the work`);
}

/** Of a few runs: a limit that one long run has raised would let everything pass. */
function leastTime(work: () => void, times: number): number {
  return Math.min(...Array.from({ length: 4 }, () => timeOf(work, times)));
}

function timeOf(work: () => void, times: number): number {
  const start = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) work();
  const { user, system } = process.cpuUsage(start);
  // Their sum is exact: how it is shared between the two is guessed at the ticks of a clock.
  return user + system;
}
