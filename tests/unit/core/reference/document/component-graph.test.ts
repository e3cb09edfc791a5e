import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComponentGraph } from '../../../../../src/core/reference/document/component-graph.ts';

const to = (ref: string) => ({ $ref: `#/components/${ref}` });

const graph = new ComponentGraph({
  components: {
    schemas: {
      'A/B': { items: to('schemas/C%20D/properties/x') },
      'C D': {
        properties: { x: { discriminator: { mapping: { e: 'E', f: '#/components/schemas/F' } } } },
      },
      E: { allOf: [to('schemas/F')] },
      F: {},
    },
    responses: { Lost: { content: to('schemas/A~1B') }, Odd: to('schemas') },
  },
});

/** Returns the reached pointers without their common prefix. */
function reach(name: string): readonly string[] | undefined {
  const reached = graph.reachedFrom(`#/components/${name}`);
  return reached && [...reached].map((pointer) => pointer.replace('#/components/', '')).sort();
}

test('a component reaches everything it refers to, directly or indirectly', () => {
  const reachable = ['responses/Lost', 'schemas/A~1B', 'schemas/C D', 'schemas/E', 'schemas/F'];
  assert.deepEqual(reach('responses/Lost'), reachable);
});

test('a schema reaches the schemas that extend it', () => {
  assert.deepEqual(reach('schemas/F'), ['schemas/E', 'schemas/F']);
});

test('unknown references reach nothing, and a reference to a section reaches everything', () => {
  assert.deepEqual(graph.leadsOf({ a: [{ $ref: '#/info' }, { $ref: 'other.yaml' }] }), []);
  assert.deepEqual(reach('schemas/None'), ['schemas/None']);
  assert.equal(reach('responses/Odd'), undefined);
});
