import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finished } from '../../helpers/pages/finished.ts';

const CASES: readonly (readonly [name: string, inside: string, html: string])[] = [
  ['words around a block', 'One <div>x</div> two', '<p>One </p><div>x</div><p> two</p>'],
  ['a block before words', '<ul><li>x</li></ul> two', '<ul><li>x</li></ul><p> two</p>'],
  [
    'a component that contains a block',
    'One <lectern-tabs><div>x</div></lectern-tabs>',
    '<p>One </p><lectern-tabs><div>x</div></lectern-tabs>',
  ],
  [
    'scripts of a component',
    '<div>x</div><script src="/a.js"></script>',
    '<div>x</div><script src="/a.js"></script>',
  ],
  [
    'inline components',
    'One <b>two</b> <lectern-tooltip><button>x</button></lectern-tooltip>',
    '<p>One <b>two</b> <lectern-tooltip><button>x</button></lectern-tooltip></p>',
  ],
];

for (const [name, inside, html] of CASES) {
  test(`a paragraph of an article never contains a block: ${name}`, async () => {
    const article = await finished(`<lectern-paragraph>${inside}</lectern-paragraph>`);
    assert.equal(article.html, html);
  });
}

const AROUND: readonly (readonly [name: string, written: string, html: string])[] = [
  [
    'a single paragraph takes its place',
    '<lectern-paragraph class="x"><p>One <b>b</b></p></lectern-paragraph>',
    '<p class="x">One <b>b</b></p>',
  ],
  [
    'a single mixed paragraph takes its place',
    '<lectern-paragraph class="x"><lectern-paragraph>One <i>i</i></lectern-paragraph></lectern-paragraph>',
    '<p class="x">One <i>i</i></p>',
  ],
  [
    'several are put in a box with its attributes',
    '<lectern-paragraph class="x" id="i"><p>One</p><p>Two</p></lectern-paragraph>',
    '<div class="x" id="i"><p>One</p><p>Two</p></div>',
  ],
  [
    'several replace one without attributes',
    '<lectern-paragraph><p>One</p><p>Two</p></lectern-paragraph>',
    '<p>One</p><p>Two</p>',
  ],
  [
    'plain text stays in it',
    '<lectern-paragraph class="x">One</lectern-paragraph>',
    '<p class="x">One</p>',
  ],
];

for (const [name, written, html] of AROUND) {
  test(`an author's paragraph never contains another one: ${name}`, async () => {
    assert.equal((await finished(written)).html, html);
  });
}

test('an element for text only gets line breaks instead of paragraphs', async () => {
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

test('the summary of a details element is moved out of its first paragraph', async () => {
  const { html, facts } = await finished(
    '<details><lectern-paragraph><summary>S <b>b</b></summary>text</lectern-paragraph></details>',
  );
  assert.equal(html, '<details><summary>S <b>b</b></summary><p>text</p></details>');
  assert.match(facts.markdown, /^text$/m);
});

test('a paragraph around a block can contain any number of words', async () => {
  const words = '<b>a</b>'.repeat(150_000);
  const html = `<lectern-paragraph>${words}<div>x</div></lectern-paragraph>`;
  assert.equal((await finished(html)).html, `<p>${words}</p><div>x</div>`);
});
