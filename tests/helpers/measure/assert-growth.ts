import assert from 'node:assert/strict';
import { median } from './median.ts';

/** Work that grows with the square of its size takes sixteen times as long at this factor. */
const TIMES_LARGER = 4;
const MAX_GROWTH = 10;
const MAX_TURNS = 64;

/**
 * In microseconds. Shorter times are lost in the resolution of the clock and in the engine's own background
 * work.
 */
const MIN_TIME = 4_000;

/**
 * Asserts that the time of work grows about as much as its size. Measures the processor time of this
 * process, which other programs on a busy machine do not affect.
 */
export function assertGrowsEvenly(work: (size: number) => void, size: number): void {
  let times = 1;
  work(size * TIMES_LARGER);
  while (timeOf(() => work(size), times) < MIN_TIME) times *= 2;
  const measure = (factor: number) => timeOf(() => work(size * factor), times);
  const usual = Array.from({ length: 4 }, () => measure(1));
  const larger: number[] = [];
  let growth = Infinity;
  // Work that grows faster is slow every time; a slow machine or a garbage collection is not. Both sizes are
  // measured in turn, because what else runs on the machine slows down both.
  for (let turn = 0; turn < MAX_TURNS && growth >= MAX_GROWTH; turn += 1) {
    larger.push(measure(TIMES_LARGER));
    growth = Math.min(...larger) / median(usual);
    usual.push(measure(1));
  }
  assert.ok(growth < MAX_GROWTH, `${TIMES_LARGER} times the size took ${growth} times the work`);
}

function timeOf(work: () => void, times: number): number {
  const start = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) work();
  const { user, system } = process.cpuUsage(start);
  // Only the sum is exact: the system estimates from clock ticks how it splits into the two.
  return user + system;
}
