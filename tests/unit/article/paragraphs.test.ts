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

const AROUND: readonly (readonly [name: string, written: string, html: string])[] = [
  [
    'one paragraph becomes it',
    '<lectern-paragraph class="x"><p>One <b>b</b></p></lectern-paragraph>',
    '<p class="x">One <b>b</b></p>',
  ],
  [
    'a mixed one as well',
    '<lectern-paragraph class="x"><lectern-paragraph>One <i>i</i></lectern-paragraph></lectern-paragraph>',
    '<p class="x">One <i>i</i></p>',
  ],
  [
    'several stand in a box that has its attributes',
    '<lectern-paragraph class="x" id="i"><p>One</p><p>Two</p></lectern-paragraph>',
    '<div class="x" id="i"><p>One</p><p>Two</p></div>',
  ],
  [
    'several take the place of one without attributes',
    '<lectern-paragraph><p>One</p><p>Two</p></lectern-paragraph>',
    '<p>One</p><p>Two</p>',
  ],
  [
    'words alone are its own',
    '<lectern-paragraph class="x">One</lectern-paragraph>',
    '<p class="x">One</p>',
  ],
];

for (const [name, written, html] of AROUND) {
  test(`a paragraph of the author's never holds others: ${name}`, async () => {
    assert.equal((await finished(written)).html, html);
  });
}

test('what holds words alone has lines in place of paragraphs', async () => {
  const { html, facts } = await finished(
    '<h2 id="h"><lectern-paragraph>One</lectern-paragraph>\n<lectern-paragraph>Two</lectern-paragraph></h2>' +
      '<span class="badge"><lectern-paragraph>Beta</lectern-paragraph></span>',
  );
  assert.equal(html, '<h2 id="h">One\n<br>Two</h2><span class="badge">Beta</span>');
  assert.deepEqual(
    facts.headings.map(({ text }) => text),
    ['One Two'],
  );
});

test('the title of a fold stands in it, in front of the paragraphs', async () => {
  const { html, facts } = await finished(
    '<details><lectern-paragraph><summary>S <b>b</b></summary>text</lectern-paragraph></details>',
  );
  assert.equal(html, '<details><summary>S <b>b</b></summary><p>text</p></details>');
  assert.match(facts.markdown, /^text$/m);
});
