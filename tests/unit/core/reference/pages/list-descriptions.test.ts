import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDescriptions } from '../../../../../src/core/reference/pages/list-descriptions.ts';

test('descriptions are found in their order, with the way to each', () => {
  const found = listDescriptions({
    info: { description: 'a' },
    tags: [{ name: 'x' }, { description: 'b' }],
    components: {
      schemas: {
        description: { description: 'c', properties: { description: { description: 'd' } } },
      },
    },
  });
  assert.deepEqual(
    found.map(({ text, path }) => `${text} ${path.join('.')}`),
    [
      'a info.description',
      'b tags.1.description',
      'c components.schemas.description.description',
      'd components.schemas.description.properties.description.description',
    ],
  );
});

test('what is data describes nothing to readers', () => {
  const description = 'a';
  const schema = {
    example: { description },
    default: { description },
    const: { description },
    enum: [{ description }],
    properties: { description },
  };
  assert.deepEqual(listDescriptions({ schema, examples: { b: { value: { description } } } }), []);
});
