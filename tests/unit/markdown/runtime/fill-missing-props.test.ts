import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillMissingProps } from '../../../../src/markdown/runtime/fill-missing-props.ts';

test('a component takes a missing required prop from its synonym', () => {
  const props = { label: 'Apple', value: 'apple' };
  assert.deepEqual(fillMissingProps('Tab', props), { ...props, title: 'Apple' });
  assert.deepEqual(fillMissingProps('Tab', { value: 'kiwi' }), { value: 'kiwi', title: 'kiwi' });
});

test('existing props and an author’s own components are left unchanged', () => {
  for (const [name, props] of [
    ['Tab', { title: 'A', label: 'B' }],
    ['Tab', { icon: 'rocket' }],
    ['Own', { label: 'B' }],
    [undefined, { label: 'B' }],
  ] as const)
    assert.equal(fillMissingProps(name, props), props);
});
