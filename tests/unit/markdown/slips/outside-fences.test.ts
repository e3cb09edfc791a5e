import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { findSlips } from '../../../../src/markdown/slips/find-slips.ts';
import { outsideFences } from '../../../../src/markdown/slips/outside-fences.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const left = (text: string) => outsideFences(findSlips(text), text).length;

suite('candidates in code blocks', () => {
  test('are none in a plain code block, nor in one of a component or list item', () => {
    for (const text of [
      '```sh\na **b ** c\n```',
      '<Note>\n  ~~~\n  a **b ** c\n\n  ~~~\n</Note>',
      '1. a\n\n   ```sh\n   a **b ** c\n   ```',
    ]) {
      assert.equal(findSlips(text).length, 1);
      assert.equal(left(text), 0, text);
      assert.equal(left(`${text}\n\na **b ** c`), 1, text);
    }
  });

  test('are reported where Markdown reads no code block', async () => {
    for (const [format, text] of [
      ['md', '    ```\n\na **b ** c\n\n    ```'],
      ['md', '<!--\n```\n-->\n\na **b ** c\n\n```js\nx\n```'],
      ['mdx', '{/*\n```\n*/}\n\na **b ** c\n\n```js\nx\n```'],
      ['mdx', '1. a\n\n   ```sh\nb **c ** d\n   ```'],
    ] as const) {
      const { diagnostics } = await compileText(text, { format });
      assert.deepEqual(
        diagnostics.map(({ code }) => code).filter((code) => code === 'page/emphasis'),
        ['page/emphasis'],
        text,
      );
    }
  });

  test('hide nothing between two of them', async () => {
    const code = "```python\na = '''\nb\n'''\n```\n";
    const { diagnostics } = await compileText(`${code}\n**c ** d\n\n${code}\n**e ** f\n`);
    assert.deepEqual(
      diagnostics.map(({ position }) => position?.line),
      [7, 15],
    );
  });
});

test('the fence around a slip is found without looking at each of them', () => {
  let looks = 0;
  const count = 2000;
  const part = '```\na\n```\n\n==a==\n\n';
  const slips = Array.from({ length: count }, (_, rank) => ({
    kind: 'footnote' as const,
    id: 'a',
    end: part.length * (rank + 1),
    get start() {
      looks += 1;
      return part.length * rank + 11;
    },
  }));
  assert.equal(outsideFences(slips, part.repeat(count)).length, count);
  assert.ok(looks < 10 * count, `${looks} looks at ${count} slips`);
});
