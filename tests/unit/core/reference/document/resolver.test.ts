import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createResolver,
  followReference,
} from '../../../../../src/core/reference/document/resolver.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';

const ref = (name: string | number) => ({ $ref: `#/schemas/${name}` });

/** Returns schemas in which `0` refers to `1`, `1` to `2`, and so on; the last one is `end`. */
function chain(length: number, end: unknown) {
  const entries = Array.from({ length }, (_, rank) => [String(rank), ref(rank + 1)] as const);
  return { schemas: { ...Object.fromEntries(entries), [String(length)]: end } };
}

test('a chain of references of any length is followed to its end', () => {
  const { follow } = createResolver(chain(1000, { type: 'string' }));
  const end = { value: { type: 'string' }, pointer: '#/schemas/1000' };
  assert.deepEqual(follow(ref(0), '#/a'), end);
  assert.deepEqual(follow(ref(500), '#/a'), end);
  assert.deepEqual(follow({ type: 'object' }, '#/a'), {
    value: { type: 'object' },
    pointer: '#/a',
  });
});

test('circular references resolve to nothing from any entry point', () => {
  const { follow } = createResolver({ schemas: { a: ref('b'), b: ref('c'), c: ref('b') } });
  for (const name of ['a', 'b', 'c', 'a']) assert.equal(follow(ref(name), '#/x'), undefined, name);
  const itself = createResolver({ schemas: { a: ref('a') } });
  assert.equal(itself.follow(ref('a'), '#/x'), undefined);
});

test('a chain with a broken end resolves to nothing', () => {
  const { follow } = createResolver({ schemas: { a: ref('b') } });
  assert.equal(follow(ref('a'), '#/x'), undefined);
  assert.equal(follow({ $ref: '#/schemas/%E0%A4%A' }, '#/x'), undefined);
  assert.equal(follow({ $ref: '#/schemas/__proto__' }, '#/x'), undefined);
});

test('following every reference of a chain takes linear time', () => {
  assertGrowsEvenly((length) => {
    const { follow } = createResolver(chain(length, {}));
    for (let rank = 0; rank < length; rank += 1) assert.ok(follow(ref(rank), '#/x'));
  }, 2000);
});

const said = (openapi: string) => {
  const part = { description: 'Of the part', summary: 'Part', name: 'limit' };
  const schemas = { a: { ...ref('b'), description: 'Of a', summary: 'A' }, b: ref('c'), c: part };
  // Older documents are upgraded to 3.1 before they are read.
  const resolver = createResolver({ openapi: '3.1.1', schemas }, { version: openapi });
  return (reference: object) => followReference(resolver, reference, '#/x')?.value;
};

test('since 3.1, descriptions next to a reference override its target, outermost first', () => {
  for (const openapi of ['3.1.0', '3.2.0']) {
    const follow = said(openapi);
    assert.deepEqual(follow({ ...ref('b'), description: 'Mine', name: 'x' }), {
      description: 'Mine',
      summary: 'Part',
      name: 'limit',
    });
    assert.deepEqual(follow({ ...ref('a'), description: 'Mine' }), {
      description: 'Mine',
      summary: 'A',
      name: 'limit',
    });
  }
});

test('before 3.1, keys next to a reference are ignored', () => {
  const part = { description: 'Of the part', summary: 'Part', name: 'limit' };
  assert.deepEqual(said('3.0.3')({ ...ref('a'), description: 'Mine' }), part);
});
