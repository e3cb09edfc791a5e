import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventParser } from '../../../../../src/client/playground/response/event-parser.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';

const message = (data: string, more: object = {}) => ({ type: 'message', id: '', data, ...more });

/** Returns the events parsed from a text that arrives in pieces of one size. */
function read(text: string, size = text.length) {
  const parser = new EventParser();
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return pieces.flatMap((piece) => parser.push(piece));
}

test('an event has its type, id and data, however the stream is split', () => {
  const text =
    ': a comment\nretry: 10\n\nevent: add\nid: 7\ndata: {"a":\ndata: 1}\n\ndata:second\r\n\r\ndata\rdata\r\rid: 8\n\n';
  const events = [message('{"a":\n1}', { type: 'add', id: '7' }), message('second'), message('\n')];
  for (let size = 1; size <= text.length; size += 1) assert.deepEqual(read(text, size), events);
});

test('one space after the colon is not part of the value, and unknown fields are ignored', () => {
  assert.deepEqual(read('data:  two\nother: x\ndatas: y\n\n'), [message(' two')]);
  assert.deepEqual(read('id: a\0b\ndata: x\n\n'), [message('x')]);
});

test('an incomplete event is not reported', () => {
  assert.deepEqual(read('data: cut'), []);
  assert.deepEqual(read('data: cut\n'), []);
});

test('a line in many pieces is read in linear time', () => {
  const work = (size: number) => read(`data: ${'a'.repeat(size)}\n\n`, 64).length;
  assertGrowsEvenly(work, 20_000);
});
