import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLocalRefs } from '../../../../../../src/core/reference/document/parts/local-refs.ts';

const address = 'file:///project/my%20api/openapi.yaml';

/** Returns the result for references at `/at` in a document with these schemas. */
function localRefs(refs: readonly string[], schemas: object, more: object = {}): unknown {
  const at = refs.map((ref) => ({ $ref: ref }));
  const changed = withLocalRefs({ ...more, at, schemas }, address) as { at: { $ref: string }[] };
  return changed.at.map(({ $ref: ref }) => ref);
}

test('a document may refer to itself by its file name', () => {
  const refs = ['./openapi.yaml#/schemas/A', 'openapi.yaml#/schemas/A', '../my api/openapi.yaml#a'];
  assert.deepEqual(localRefs(refs, {}), ['#/schemas/A', '#/schemas/A', '#a']);
  const others = ['./other.yaml#/schemas/A', '#/schemas/A', 'https://ex.com/openapi.yaml'];
  assert.deepEqual(localRefs(others, {}), others);
});

test('a document may refer to itself by $self and also by its file name', () => {
  const refs = ['https://ex.com/api/zoo#/schemas/A', 'zoo#/schemas/A', './openapi.yaml#/schemas/A'];
  const self = { $self: 'https://ex.com/api/zoo' };
  assert.deepEqual(localRefs(refs, {}, self), ['#/schemas/A', '#/schemas/A', '#/schemas/A']);
});

test('schemas are found by $id, literally and as a URL', () => {
  const schemas = { Bar: { $id: 'https://ex.com/bar', $defs: { A: {} } }, User: { $id: 'User' } };
  const refs = ['https://ex.com/bar', 'https://ex.com/bar#/$defs/A', 'User', 'https://ex.com/baz'];
  assert.deepEqual(localRefs(refs, schemas), [
    '#/schemas/Bar',
    '#/schemas/Bar/$defs/A',
    '#/schemas/User',
    'https://ex.com/baz',
  ]);
});

test('references inside a schema with $id are resolved against that $id', () => {
  const changed = withLocalRefs(
    {
      schemas: {
        Foo: {
          $id: 'https://ex.com/foo',
          $defs: { A: { type: 'string' } },
          properties: {
            a: { $ref: '#/$defs/A', properties: { inner: { $ref: 'bar' } } },
            whole: { $ref: '#' },
            top: { $ref: '#/schemas/Bar' },
            data: { default: { $ref: 'bar' } },
          },
        },
        Bar: { $id: 'https://ex.com/bar' },
      },
    },
    address,
  );
  assert.deepEqual(changed, {
    schemas: {
      Foo: {
        $id: 'https://ex.com/foo',
        $defs: { A: { type: 'string' } },
        properties: {
          a: {
            $ref: '#/schemas/Foo/$defs/A',
            properties: { inner: { $ref: '#/schemas/Bar' } },
          },
          whole: { $ref: '#/schemas/Foo' },
          top: { $ref: '#/schemas/Bar' },
          data: { default: { $ref: 'bar' } },
        },
      },
      Bar: { $id: 'https://ex.com/bar' },
    },
  });
});

test('a document without such references is returned unchanged', () => {
  const root = { schemas: { A: { $id: 'a' }, B: { $ref: '#/schemas/A' } } };
  assert.equal(withLocalRefs(root, address), root);
});
