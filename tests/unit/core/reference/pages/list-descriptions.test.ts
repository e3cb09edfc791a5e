import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDescriptions } from '../../../../../src/core/reference/pages/list-descriptions.ts';

test('descriptions are listed in document order with their paths', () => {
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

test('descriptions in example data are not listed', () => {
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

test('long summaries that pages show as descriptions are also listed', () => {
  const summary = 'Long '.repeat(30);
  const item = { summary: 'Short', get: { summary }, put: { summary: 'Short' } };
  const found = listDescriptions({
    info: { summary },
    tags: [{ name: 'x', summary }],
    paths: { '/a': { ...item, additionalOperations: { COPY: { summary } } } },
    webhooks: { b: item },
    components: {
      pathItems: { C: item },
      callbacks: { d: { '{$url}': item } },
      schemas: { E: { properties: { summary: { type: 'string' } } } },
    },
  });
  assert.deepEqual(
    found.map(({ path }) => path.join(' ')),
    [
      'paths /a summary',
      'paths /a get summary',
      'paths /a additionalOperations COPY summary',
      'webhooks b summary',
      'webhooks b get summary',
      'components pathItems C summary',
      'components pathItems C get summary',
      'components callbacks d {$url} summary',
      'components callbacks d {$url} get summary',
    ],
  );
});
