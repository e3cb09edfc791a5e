import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

function bodyOf(content: object) {
  const { operation, operations } = smallReference({
    paths: {
      '/a': { put: { requestBody: { content }, responses: { 204: { description: 'OK' } } } },
    },
    components: { schemas: { Any: { type: 'string' } } },
  });
  const found = operation(operations[0]?.key ?? '');
  assert.ok(found);
  const texts = found.body?.content.map(({ examples }) => examples.map(({ text }) => text));
  return { texts, curl: found.samples.samples.find(({ id }) => id === 'curl')?.text ?? '' };
}

test('a body of a binary type with an unrestricted string is a file', () => {
  for (const mediaType of ['application/octet-stream', 'image/png', 'application/zip']) {
    const { texts, curl } = bodyOf({ [mediaType]: { schema: { type: 'string' } } });
    assert.deepEqual(texts, [[]], mediaType);
    assert.match(curl, /--data-binary '?@file/, mediaType);
  }
  const schema = { $ref: '#/components/schemas/Any' };
  const both = { 'text/plain': { schema }, 'application/octet-stream': { schema } };
  assert.deepEqual(bodyOf(both).texts, [['string'], []]);
});

test('a body of a binary type uses the example in its document', () => {
  const textOf = (schema: object, media: object = {}) =>
    bodyOf({ 'application/octet-stream': { schema: { type: 'string', ...schema }, ...media } })
      .texts?.[0]?.[0];
  assert.equal(textOf({ enum: ['on', 'off'] }), 'on');
  assert.equal(textOf({ default: 'none' }), 'none');
  assert.equal(textOf({}, { example: 'PK' }), 'PK');
  assert.equal(textOf({ format: 'date' })?.length, 10);
});
