import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMeantProps } from '../../../../src/markdown/runtime/meant-props.ts';

test('a component that lacks what it needs reads it from another word for it', () => {
  const props = { label: 'Apple', value: 'apple' };
  assert.deepEqual(withMeantProps('Tab', props), { ...props, title: 'Apple' });
  assert.deepEqual(withMeantProps('Tab', { value: 'kiwi' }), { value: 'kiwi', title: 'kiwi' });
});

test('what a component has, and components of others, are left as they are', () => {
  for (const [name, props] of [
    ['Tab', { title: 'A', label: 'B' }],
    ['Tab', { icon: 'rocket' }],
    ['Own', { label: 'B' }],
    [undefined, { label: 'B' }],
  ] as const)
    assert.equal(withMeantProps(name, props), props);
});
