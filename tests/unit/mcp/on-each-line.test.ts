import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { onEachLine } from '../../../src/mcp/on-each-line.ts';

test('lines are received as written, however the input is split', () => {
  const input = new PassThrough();
  let lines: string[] = [];
  onEachLine(input, (line) => lines.push(line));
  const said = (text: string | Buffer) => {
    lines = [];
    input.emit('data', Buffer.from(text));
    return lines;
  };
  assert.deepEqual(said('{"a":1}\r\n\n  \nhello\n{"a":'), ['{"a":1}\r', 'hello']);
  const text = Buffer.from('"é"}\n');
  assert.deepEqual(said(text.subarray(0, 2)), []);
  assert.deepEqual(said(text.subarray(2)), ['{"a":"é"}']);
  said('\n last');
  input.emit('end');
  assert.deepEqual(lines, [' last']);
});
