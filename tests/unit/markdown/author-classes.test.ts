import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorClasses } from '../../../src/markdown/author-classes.ts';

test('classes are found in expressions that compose them', () => {
  const text = [
    'const shapes = { wide: "rounded-xl px-4" };',
    '<i className={`flex w-4 ${dark ? "text-white" : `text-black`} mt-1`} />',
    '<i className={shapes[kind]} title="x">It\'s</i>',
  ].join('\n');
  const found = authorClasses(text);
  for (const name of 'flex w-4 text-white text-black mt-1 rounded-xl px-4'.split(' ')) {
    assert.ok(found.includes(name), name);
  }
  assert.deepEqual(authorClasses('<i className={"a"} title="b">c</i>'), ['a']);
});

test('classes are found in HTML, JSX and expressions, but not in code blocks', () => {
  const text = [
    '<div class="a b">x</div>',
    "<Card className='c' />",
    "<i className={wide ? 'd' : `e`} />",
    '```html\n<p class="not-me">x</p>\n```',
  ].join('\n\n');
  assert.deepEqual(authorClasses(text), ['a', 'b', 'c', 'd', 'e']);
});
