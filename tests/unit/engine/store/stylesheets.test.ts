import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finishShell } from '../../../../src/article/finish-shell.ts';
import { prepareStyles } from '../../../../src/astro/renderer/prepare-styles.ts';
import { SharedFiles } from '../../../../src/engine/store/shared-files.ts';
import { Stylesheets } from '../../../../src/engine/store/stylesheets.ts';

const content = (name: string) => `/src/components/content/${name}.astro?style.css`;

const marksOf = (html: string) => finishShell(html, new Notes()).facts.marks;

function stylesheets(parts: Readonly<Record<string, string>>) {
  const files = new SharedFiles();
  const sheets = new Stylesheets(files);
  sheets.use(
    prepareStyles([
      { id: '/src/styles/layers.css', css: '@layer base, content;' },
      ...Object.entries(parts).map(([name, css]) => ({ id: content(name), css })),
    ]),
  );
  return (html: string) => sheets.pathsFor(marksOf(html)).map((path) => files.read(path));
}

suite('the stylesheets of a page', () => {
  const textsFor = stylesheets({
    Card: '@layer content { .card { color: red; } .card .icon { color: blue; } }',
    Tab: '@layer content { @media print { .tab:not(.open) { color: red; } } }',
    Rail: ':is(.rail, .aside) > .panel { color: red; }',
  });
  const base = '@layer base,content;';
  const card = '@layer content{.card{color:red}.card .icon{color:#00f}}';
  const tab = '@layer content{@media print{.tab:not(.open){color:red}}}';

  test('hold what every page has, and the components that it shows, in their order', () => {
    assert.deepEqual(textsFor('<p class="lead">Text</p>'), [base]);
    assert.deepEqual(textsFor('<p class="big tab"></p><a class="card">'), [base, card + tab]);
  });

  test('leave out a component of which only a part of a selector is there', () => {
    assert.deepEqual(textsFor('<i class="icon"></i><i class="panel"></i>'), [base]);
    assert.deepEqual(textsFor('<i class="aside"></i><i class="panel"></i>'), [
      base,
      ':is(.rail,.aside)>.panel{color:red}',
    ]);
  });

  test('know components by their elements and data attributes, and by what they hold', () => {
    const textsFor = stylesheets({
      Zoom: 'lectern-zoom > img { color: red; }',
      Panel: 'html.js [data-panel]:has(> .open) { color: red; }',
      Plain: 'kbd { color: red; }',
    });
    const zoom = 'lectern-zoom>img{color:red}';
    const panel = 'html.js [data-panel]:has(>.open){color:red}';
    const plain = 'kbd{color:red}';
    assert.deepEqual(textsFor('<lectern-zoom><img></lectern-zoom>'), [base, zoom + plain]);
    assert.deepEqual(textsFor('<p data-panel="a"><b class="open">'), [base, panel + plain]);
    assert.deepEqual(textsFor('<p data-panel="a">'), [base, plain]);
  });

  test('are the same files for pages with the same components', () => {
    const files = new SharedFiles();
    const sheets = new Stylesheets(files);
    sheets.use(prepareStyles([{ id: content('Card'), css: '.card { color: red; }' }]));
    const [path = ''] = sheets.pathsFor(marksOf('<a class="card">One</a>'));
    assert.match(path, /^\/_lectern\/assets\/parts\.[\w-]{8}\.css$/);
    assert.deepEqual(sheets.pathsFor(marksOf('<b class="card wide">Two</b>')), [path]);
  });

  test('are none as long as no styles are known', () => {
    assert.deepEqual(new Stylesheets(new SharedFiles()).pathsFor(['.card']), []);
  });
});
