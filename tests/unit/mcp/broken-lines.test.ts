import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { hearBrokenLines } from '../../../src/mcp/broken-lines.ts';

test('lines that are no JSON are heard of, however they arrive', () => {
  const input = new PassThrough();
  let count = 0;
  const stop = hearBrokenLines(input, () => (count += 1));
  const said = (text: string | Buffer) => {
    count = 0;
    input.emit('data', Buffer.from(text));
    return count;
  };
  assert.equal(said('{"a":1}\r\n\n  \nhello\n[1]\n{"a":\n'), 2);
  const text = Buffer.from('{"a":"é"}\n');
  assert.equal(said(text.subarray(0, 7)), 0);
  assert.equal(said(text.subarray(7)), 0);
  assert.equal(said('{"a"'), 0);
  assert.equal(said(':}\n{'), 1);
  stop();
  assert.equal(said('x\n'), 0);
});
