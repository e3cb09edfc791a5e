import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../src/article/facts/notes.ts';
import { finished, written } from '../../helpers/pages/finished.ts';

const sectionsOf = async (html: string) => (await finished(html)).facts.sections;

test('an article is split at its headings down to the third level', async () => {
  const html =
    '<p>Start.</p><h2 class="heading" id="one"><a href="#one">One</a></h2><p>A</p><h4 id="x">Deep</h4><p>B</p><h3 id="two">Two</h3>';
  assert.deepEqual(await sectionsOf(html), [
    { id: '', heading: '', text: 'Start.', code: '' },
    { id: 'one', heading: 'One', text: 'A Deep B', code: '' },
    { id: 'two', heading: 'Two', text: '', code: '' },
  ]);
});

test('words stay whole across inline elements and separate between blocks', async () => {
  const html = '<ul><li>un<b>believ</b>able</li><li>Second<code>x</code>.</li></ul><br>next';
  assert.equal((await sectionsOf(html))[0]?.text, 'unbelievable Secondx. next');
});

test('names that begin with a dot are separate from the word before them', async () => {
  const html = '<p>The <code>.env</code> file of .NET <b>ends</b> .</p>';
  assert.equal((await sectionsOf(html))[0]?.text, 'The .env file of .NET ends.');
});

test('an element named like an inherited property separates words like any other', async () => {
  const html = '<p>One</p><constructor>two</constructor><p>three</p>';
  assert.equal((await sectionsOf(html))[0]?.text, 'One two three');
});

test('code is kept separate, and icons, scripts and formulas are ignored', async () => {
  const html =
    '<svg><title>i</title></svg><script>let a</script><math><mi>q</mi></math><pre><code>a &lt; b</code></pre><p>ok</p>';
  assert.deepEqual(await sectionsOf(html), [{ id: '', heading: '', text: 'ok', code: 'a < b' }]);
});

test('controls of the page are ignored, but not buttons of the author', async () => {
  const notes = new Notes();
  const mark = written(notes.add({ kind: 'control' }));
  const html = `<p>Press <button>Send</button> <b${mark}>Copy</b></p>`;
  const { facts } = await finished(html, { notes });
  assert.equal(facts.sections[0]?.text, 'Press Send');
});

test('table rows and code lines stay separate, so that an excerpt can show one', async () => {
  const html =
    '<p>Before</p><table><thead><tr><th>Key</th><th>Does</th></tr></thead><tbody><tr><td>\n a <b>b</b></td><td></td><td>c</td></tr></tbody></table><p>After</p><pre><code>if (a) {\n\n\tb();  \n}</code></pre>';
  assert.deepEqual(await sectionsOf(html), [
    { id: '', heading: '', text: 'Before\nKey\tDoes\na b\tc\nAfter', code: 'if (a) {\n  b();\n}' },
  ]);
});

test('an entry of the table of contents has its own section, with its name and its text', async () => {
  const notes = new Notes();
  const mark = written(notes.add({ kind: 'entry', text: 'getUser' }));
  const html = `<h2 id="methods">Methods</h2><dl><div id="m"${mark}><dt>getUser</dt><dd>Finds one.</dd></div></dl><h2 id="more">More</h2>`;
  const { facts } = await finished(html, { notes });
  assert.deepEqual(
    facts.sections.map(({ id, heading, text }) => [id, heading, text]),
    [
      ['', '', ''],
      ['methods', 'Methods', ''],
      ['m', 'getUser', 'getUser Finds one.'],
      ['more', 'More', ''],
    ],
  );
});
