import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readComment } from '../../../../../../src/core/reference/sdk/typedoc/comment.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const code = (words: string) => ({ kind: 'code', text: words });
const tag = (name: string, ...content: readonly object[]) => ({ tag: name, content });

function read(summary: readonly object[], ...blockTags: readonly object[]) {
  return readComment({ comment: { summary, blockTags } }, (id) =>
    id === 1 ? { key: 'sdk class A', anchor: 'method-b' } : undefined,
  );
}

test('names in comments link to their pages, as code unless the author gave them other words', () => {
  const link = (words: string, target: unknown, name = '@link') => ({
    kind: 'inline-tag',
    tag: name,
    text: words,
    target,
  });
  const { description } = read([
    link('A.b', 1),
    text(' '),
    link('some *words*', 1),
    text(' '),
    link('plain', 1, '@linkplain'),
    text(' '),
    link('B', 2),
    text(' '),
    link('site', 'https://example.com'),
    text(' '),
    link('bad', 'javascript:alert(1)'),
    text(' '),
    link('kept', 1, '@other'),
  ]);
  const target = '#symbol:sdk%20class%20A#method-b';
  assert.equal(
    description,
    `[\`A.b\`](${target}) [some \\*words\\*](${target}) [plain](${target}) \`B\` [\`site\`](https://example.com) \`bad\` kept`,
  );
});

test('tags of comments become the texts of their places', () => {
  const texts = read(
    [text('First.\n')],
    tag('@remarks', text('More.')),
    tag('@returns', text('A thing.')),
    tag('@throws', text('One.')),
    tag('@throws', text('Two.')),
    tag('@see', text('There.')),
    tag('@defaultValue', code('`30`')),
    tag('@deprecated'),
    tag('@since', text('1.0')),
  );
  assert.deepEqual(texts, {
    description: 'First.\n\nMore.',
    deprecation: '',
    returns: 'A thing.',
    default: '30',
    throws: ['One.', 'Two.'],
    see: ['There.'],
    examples: [],
  });
});

test('an example of code only is code, and one with words stays a whole', () => {
  const fence = code('```js\nnew A();\n```');
  const { examples } = read(
    [],
    { ...tag('@example', fence), name: 'Create' },
    tag('@example', text('So: '), fence),
  );
  assert.deepEqual(examples, [
    {
      title: 'Create',
      text: '```js\nnew A();\n```',
      codes: [{ language: 'js', text: 'new A();' }],
    },
    { title: undefined, text: 'So: ```js\nnew A();\n```', codes: [] },
  ]);
});

test('what has no comment has no texts', () => {
  assert.deepEqual(
    readComment(undefined, () => undefined),
    { throws: [], see: [], examples: [] },
  );
});
