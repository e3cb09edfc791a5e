import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildControl } from '../../../../../src/core/reference/playground/build-control.ts';
import { smallShape } from '../../../../helpers/openapi-reference.ts';

test('a value of several types is chosen by its type first', () => {
  const control = buildControl(smallShape({ type: ['string', 'integer', 'array'] }));
  assert.ok(control.kind === 'variants');
  assert.deepEqual(
    control.options.map(({ label, control: { kind } }) => [label, kind]),
    [
      ['string', 'text'],
      ['integer', 'number'],
      ['array', 'list'],
    ],
  );
});

test('where types make no difference once they are written, a parameter has one field', () => {
  const control = buildControl(smallShape({ type: ['string', 'integer'] }), true);
  assert.equal(control.kind, 'text');
});
