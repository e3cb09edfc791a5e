import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { mock, test } from 'node:test';
import { createKeyListener } from '../../../../src/cli/terminal/keys.ts';

/** Returns a terminal that records the mode in which it was left. */
function openTerminal() {
  const modes: boolean[] = [];
  const stream = new PassThrough();
  const input = Object.assign(stream, {
    setRawMode(isRaw: boolean) {
      modes.push(isRaw);
      return stream;
    },
  });
  return { input: input as unknown as NodeJS.ReadStream, stream, modes };
}

test('each key is reported immediately until the listener stops', () => {
  const { input, stream, modes } = openTerminal();
  const heard: string[] = [];
  const stop = createKeyListener(input)((key) => heard.push(key));
  stream.emit('data', 'oé');
  stream.emit('data', 'q');
  assert.deepEqual(modes, [true]);
  stop();
  stream.emit('data', 'x');
  assert.deepEqual(heard, ['o', 'é', 'q']);
  assert.deepEqual(modes, [true, false], 'the terminal is as it was');
  assert.ok(stream.isPaused());
});

test('Ctrl-C interrupts the command and is not reported as a key', (t) => {
  const { input, stream } = openTerminal();
  const kill = t.mock.method(process, 'kill', mock.fn());
  const heard: string[] = [];
  createKeyListener(input)((key) => heard.push(key));
  stream.emit('data', '\u0003');
  assert.deepEqual(heard, []);
  assert.deepEqual(kill.mock.calls[0]?.arguments, [process.pid, 'SIGINT']);
});
