import assert from 'node:assert/strict';
import { mock, suite, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { IdleWork } from '../../../../src/engine/dev/idle-work.ts';

/** Counts the steps done so far, of at most `most`, and how often all of them were finished. */
function countSteps(most: number) {
  const counts = { steps: 0, done: 0 };
  const faults: unknown[] = [];
  const work = new IdleWork({
    step: () => {
      if (counts.steps === most) return Promise.resolve(false);
      counts.steps += 1;
      if (counts.steps === 7) return Promise.reject(new Error('seven'));
      return Promise.resolve(true);
    },
    onDone: () => (counts.done += 1),
    onFault: (error) => faults.push(error),
    rest: 100,
  });
  return { work, counts, faults };
}

async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await turn();
}

suite('idle work', () => {
  test('waits for a time without requests and is done in steps', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { work, counts } = countSteps(5);
    work.interrupt();
    context.mock.timers.tick(99);
    work.interrupt();
    context.mock.timers.tick(99);
    await turns(3);
    assert.equal(counts.steps, 0);
    context.mock.timers.tick(1);
    await turns(20);
    assert.deepEqual(counts, { steps: 5, done: 1 });
  });

  test('pauses for a request and continues where it was', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { work, counts } = countSteps(5);
    work.interrupt();
    context.mock.timers.tick(100);
    await turn();
    work.interrupt();
    const before = counts.steps;
    await turns(10);
    assert.ok(counts.steps <= before + 1, 'no more than the step that was being done');
    assert.equal(counts.done, 0);
    context.mock.timers.tick(100);
    await turns(20);
    assert.deepEqual(counts, { steps: 5, done: 1 });
    work.stop();
  });

  test('reports an error and does not continue automatically', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { work, faults } = countSteps(9);
    work.interrupt();
    context.mock.timers.tick(100);
    await turns(30);
    assert.deepEqual(faults.map(String), ['Error: seven']);
    mock.reset();
    work.stop();
  });
});
