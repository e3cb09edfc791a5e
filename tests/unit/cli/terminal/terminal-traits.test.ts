import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectTerminal } from '../../../../src/cli/terminal/terminal-traits.ts';

test('CI in the environment means that no one is at the terminal', () => {
  const isAutomated = (value?: string) => detectTerminal({ CI: value }).isAutomated;
  assert.deepEqual(['true', '1', 'woodpecker'].map(isAutomated), [true, true, true]);
  assert.deepEqual([undefined, '', '0', 'false'].map(isAutomated), [false, false, false, false]);
});

test('a dumb terminal cannot redraw its output', () => {
  assert.equal(detectTerminal({ TERM: 'dumb' }).canRedraw, false);
  assert.equal(detectTerminal({ TERM: 'xterm-256color' }).canRedraw, true);
  assert.equal(detectTerminal({}).canRedraw, true);
});
