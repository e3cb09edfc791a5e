import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PartOrigins } from '../../../../../../src/core/reference/document/parts/part-origins.ts';

/** Returns a part whose positions are texts with the path, instead of lines. */
function partOf(address: string, value: unknown) {
  return {
    address,
    value,
    placeOf: (path: readonly (string | number)[], at = 'value') => ({
      file: `${address} ${at} /${path.join('/')}`,
    }),
  };
}

const toPartAddress = (ref: string, address: string) =>
  ref.startsWith('#') ? address : ref.replace(/#.*$/, '');

/** Joins parts like libraries do: each reference is replaced by its target. */
function joined() {
  const origins = new PartOrigins(toPartAddress);
  const path: Record<string, unknown> = { $ref: 'b#/paths/p', description: 'Own' };
  const whole = { title: 'A', list: [1, { deep: true }], path };
  const through = { $ref: 'c' };
  const get = { tags: ['x'] };
  const b = { paths: { p: through } };
  const c = { get, summary: 'C' };
  origins.add(partOf('a', whole));
  origins.add(partOf('b', b));
  origins.add(partOf('c', c));
  delete path['$ref'];
  Object.assign(path, c, { description: 'Own' });
  const place = (...at: (string | number)[]) =>
    origins.placeOf({ whole: { ...whole }, address: 'a' }, at).file;
  return { origins, whole, place };
}

test('parts that were not moved keep their position', () => {
  const { place } = joined();
  assert.equal(place(), 'a value /');
  assert.equal(place('title'), 'a value /title');
  assert.equal(place('list', 1, 'deep'), 'a value /list/1/deep');
  assert.equal(place('list', 1, 'missing'), 'a value /list/1/missing');
});

test('a moved object has the position in its own file, and a scalar is traced through references', () => {
  const { place } = joined();
  assert.equal(place('path', 'get', 'tags', 0), 'c value /get/tags/0');
  assert.equal(place('path', 'summary'), 'c value /summary');
  assert.equal(place('path', 'description'), 'a value /path/description');
  assert.equal(place('path'), 'a value /path');
});

test('circular and broken references keep their own position', () => {
  const origins = new PartOrigins(toPartAddress);
  const circle = { one: { $ref: '#/two' }, two: { $ref: '#/one' }, gone: { $ref: 'z#/a' } };
  origins.add(partOf('a', circle));
  const place = (...at: string[]) => origins.placeOf({ whole: circle, address: 'a' }, at).file;
  assert.match(place('one', 'x'), /^a value \/(?:one|two)\/x$/);
  assert.equal(place('gone', 'x'), 'a value /gone/x');
});
