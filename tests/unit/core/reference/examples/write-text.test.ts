import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

function exampleOf(mediaType: string, content: object): string | undefined {
  const operation = smallOperation({
    responses: { '200': { description: 'All', content: { [mediaType]: content } } },
  });
  return operation.responses[0]?.content[0]?.examples[0]?.text;
}

const text = { type: 'string' };

test('an example of an event stream is written as events', () => {
  const token = { type: 'object', properties: { token: text } };
  const stream = 'text/event-stream; charset=utf-8';
  assert.equal(exampleOf(stream, { itemSchema: token }), 'data: {"token":"string"}\n\n');
  const event = {
    type: 'object',
    properties: { data: text, event: { const: 'done' }, id: { type: 'string', const: '7' } },
  };
  assert.equal(exampleOf(stream, { itemSchema: event }), 'event: done\nid: 7\ndata: string\n\n');
  const several = [{ data: 'one\ntwo' }, { token: 'a' }];
  assert.equal(
    exampleOf(stream, { itemSchema: token, example: several }),
    'data: one\ndata: two\n\ndata: {"token":"a"}\n\n',
  );
  const written = 'event: done\ndata: [DONE]\n\n';
  assert.equal(exampleOf(stream, { schema: text, example: written }), written);
});

test('an example of JSON lines has a line per item', () => {
  const content = { itemSchema: { type: 'object' }, example: [{ a: 1 }, { a: 2 }] };
  assert.equal(exampleOf('application/x-ndjson', content), '{"a":1}\n{"a":2}\n');
});
