import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/openapi-reference.ts';

test('an alternative that leads back to the schema it is one of ends the sample, not the build', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Base: ref('Pet'),
    Pet: {
      properties: {},
      allOf: [{ type: 'string', description: 'one' }, ref('Base')],
      oneOf: [ref('Cat')],
    },
    Cat: ref('Pet'),
  };
  const content = { 'application/json': { schema: ref('Cat') } };
  const { operation, operations } = smallReference({
    paths: { '/pets': { get: { responses: { '200': { description: 'OK', content } } } } },
    components: { schemas },
  });
  const [response] = operation(operations[0]?.key ?? '')?.responses ?? [];
  assert.equal(response?.content[0]?.examples.length, 1);
});
