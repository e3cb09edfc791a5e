import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finished } from '../../helpers/pages/finished.ts';

const CASES: readonly (readonly [name: string, inside: string, html: string])[] = [
  ['words around a block', 'One <div>x</div> two', '<p>One </p><div>x</div><p> two</p>'],
  ['a block before words', '<ul><li>x</li></ul> two', '<ul><li>x</li></ul><p> two</p>'],
  [
    'a component that holds a block',
    'One <lectern-tabs><div>x</div></lectern-tabs>',
    '<p>One </p><lectern-tabs><div>x</div></lectern-tabs>',
  ],
  [
    'scripts of a component',
    '<div>x</div><script src="/a.js"></script>',
    '<div>x</div><script src="/a.js"></script>',
  ],
  [
    'components of a line',
    'One <b>two</b> <lectern-tooltip><button>x</button></lectern-tooltip>',
    '<p>One <b>two</b> <lectern-tooltip><button>x</button></lectern-tooltip></p>',
  ],
];

for (const [name, inside, html] of CASES) {
  test(`no paragraph of an article holds a block: ${name}`, async () => {
    const article = await finished(`<lectern-paragraph>${inside}</lectern-paragraph>`);
    assert.equal(article.html, html);
  });
}

test('the title of a fold stands in it, in front of the paragraphs', async () => {
  const { html, facts } = await finished(
    '<details><lectern-paragraph><summary>S <b>b</b></summary>text</lectern-paragraph></details>',
  );
  assert.equal(html, '<details><summary>S <b>b</b></summary><p>text</p></details>');
  assert.match(facts.markdown, /^text$/m);
});
