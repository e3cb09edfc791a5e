/** Bindings of AsyncAPI in documents that make them long or circular. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followLocal } from '../../../../../src/core/reference/asyncapi/follow-local.ts';
import { readBindings } from '../../../../../src/core/reference/asyncapi/read-bindings.ts';
import type { Loose } from '../../../../../src/core/reference/document/loose.ts';

/** Reads the bindings of a document, and counts the references and values that are looked at. */
function read(root: Loose, isShown?: Parameters<typeof readBindings>[2]) {
  let steps = 0;
  const follow = (value: unknown) => {
    steps += 1;
    return followLocal(root, value);
  };
  const { bindings = [] } = readBindings(root, { follow }, isShown);
  return {
    steps,
    lines: bindings.map(({ protocol, name, text }) => `${protocol} ${name} ${text}`),
  };
}

/** Returns an object with as many keys, which all have the same value. */
function repeat(count: number, value: unknown): Loose {
  return Object.fromEntries(Array.from({ length: count }, (_, rank) => [`k${rank}`, value]));
}

test('bindings that refer to themselves are not followed', () => {
  const { steps, lines } = read({ bindings: repeat(20, { $ref: '#/bindings' }) });
  assert.deepEqual(lines, []);
  assert.equal(steps, 21);
});

test('a schema that contains itself is shown up to the reference to itself', () => {
  const node = { type: 'object', properties: { next: { $ref: '#/node' } } };
  const { lines } = read({ bindings: { kafka: { key: { $ref: '#/node' } } }, node });
  assert.deepEqual(lines, ['kafka key.type object', 'kafka key.properties.next {"$ref":"#/node"}']);
});

test('only the first settings are read, however many there are', () => {
  const levels = (last: unknown) => ({
    bindings: { kafka: { $ref: '#/a' } },
    a: repeat(30, { $ref: '#/b' }),
    b: repeat(30, { $ref: '#/c' }),
    c: repeat(30, last),
  });
  const { steps, lines } = read(levels(1));
  assert.equal(lines.length, 100);
  assert.equal(lines.at(-1), 'kafka k0.k3.k9 1');
  assert.ok(steps < 200, String(steps));
  const empty = read(levels({}));
  assert.deepEqual(empty.lines, []);
  assert.ok(empty.steps <= 1001, String(empty.steps));
});

test('nothing is read inside what is not shown', () => {
  const ws = { query: repeat(200, { a: 1 }), method: 'GET' };
  const { steps, lines } = read({ bindings: { ws } }, ({ name }) => !name.startsWith('query'));
  assert.deepEqual(lines, ['ws method GET']);
  assert.equal(steps, 3);
});
