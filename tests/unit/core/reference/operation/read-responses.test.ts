import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

test('a link has the values of its parameters and its body as text', () => {
  const next = {
    operationId: 'next',
    parameters: { id: '$response.body#/id', page: 2, filter: { kind: ['cat'] } },
    requestBody: { name: 'Rex' },
  };
  const { responses } = smallOperation({
    operationId: 'next',
    responses: { 200: { description: 'A', links: { next } } },
  });
  const [link] = responses[0]?.links ?? [];
  assert.deepEqual(link?.parameters, [
    { name: 'id', value: '$response.body#/id' },
    { name: 'page', value: '2' },
    { name: 'filter', value: '{"kind":["cat"]}' },
  ]);
  assert.equal(link.body, '{"name":"Rex"}');
});
