import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnoseFiles } from '../../../../src/node/disk/files-entries.ts';

const report = (phase: 'compile' | 'render', signal: string) => {
  const facts = { phase, end: { kind: 'signal', signal } } as const;
  const { message, hint } = diagnoseFiles('files/crashed', facts, { file: 'a.mdx' });
  return [message, hint];
};

test('a page whose rendering is aborted most likely needs too much memory', () => {
  assert.deepEqual(report('render', 'SIGABRT'), [
    'Rendering this ended the process of the build, most likely for lack of memory, so it was left out.',
    'Make it smaller, or undo the last change to it.',
  ]);
});

test('a compiler that aborts may also have failed, which it prints', () => {
  assert.deepEqual(report('compile', 'SIGABRT'), [
    'Compiling this ended the process of the build (SIGABRT), so it was left out.',
    'The compiler has printed the reason above. If memory ran out, make the page smaller; otherwise undo the last change to it, or write that part in another way.',
  ]);
});
