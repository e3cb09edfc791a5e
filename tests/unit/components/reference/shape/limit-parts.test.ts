import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isClosedThroughout } from '../../../../../src/components/reference/shape/limit-parts.ts';
import { smallShape } from '../../../../helpers/values/openapi-reference.ts';

test('a shape counts as closed only if every object in it is closed', () => {
  const text = { type: 'string' };
  const closed = { type: 'object', properties: { a: text }, additionalProperties: false };
  const open = { type: 'object', properties: { a: text } };
  const around = (inner: object) => smallShape({ ...closed, properties: { inner } });
  assert.ok(isClosedThroughout(around(closed)));
  assert.ok(isClosedThroughout(around({ type: 'array', items: closed })));
  assert.ok(!isClosedThroughout(around(open)));
  assert.ok(!isClosedThroughout(around({ type: 'array', items: open })));
  assert.ok(!isClosedThroughout(smallShape({ ...open, properties: { inner: closed } })));
});
