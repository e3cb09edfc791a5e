import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import { finishShell } from '../../../../src/article/finish-shell.ts';
import { prepareStyles } from '../../../../src/astro/renderer/prepare-styles.ts';
import { SharedFiles } from '../../../../src/engine/assets/shared-files.ts';
import { Stylesheets } from '../../../../src/engine/assets/stylesheets.ts';

const content = (name: string) => `components/content/${name}.astro`;

const marksOf = (html: string) => finishShell(html, new Notes()).facts.marks;

function stylesheets(
  parts: Readonly<Record<string, string>>,
  groups: Readonly<Record<string, readonly string[]>> = {},
) {
  const files = new SharedFiles();
  const sheets = new Stylesheets(files);
  sheets.use(
    prepareStyles(
      [
        { path: 'styles/layers.css', css: '@layer base, content;' },
        ...Object.entries(parts).map(([name, css]) => ({ path: content(name), css })),
      ],
      { common: ['styles/layers.css'], groups },
    ),
  );
  sheets.useSite({ themeCss: '.theme{color:red}', utilities: { css: '', names: new Set() } });
  return (html: string) => {
    return sheets.pathsFor(marksOf(html)).map((path) => files.read(path));
  };
}

suite('the stylesheets of a page', () => {
  const textsFor = stylesheets({
    Card: '@layer content { .card { color: red; } .card .icon { color: blue; } }',
    Tab: '@layer content { @media print { .tab:not(.open) { color: red; } } }',
    Rail: ':is(.rail, .aside) > .panel { color: red; }',
  });
  const base = '.theme{color:red}@layer base,content;';
  const card = '@layer content{.card{color:red}.card .icon{color:#00f}}';
  const tab = '@layer content{@media print{.tab:not(.open){color:red}}}';

  test('include what every page needs and the components that it shows, in order', () => {
    assert.deepEqual(textsFor('<p class="lead">Text</p>'), [base]);
    assert.deepEqual(textsFor('<p class="big tab"></p><a class="card">'), [base, card, tab]);
  });

  test('omit a component if only part of a selector matches', () => {
    assert.deepEqual(textsFor('<i class="icon"></i><i class="panel"></i>'), [base]);
    assert.deepEqual(textsFor('<i class="aside"></i><i class="panel"></i>'), [
      base,
      ':is(.rail,.aside)>.panel{color:red}',
    ]);
  });

  test('detect components by elements, data attributes and content', () => {
    const textsFor = stylesheets({
      Zoom: 'lectern-zoom > img { color: red; }',
      Panel: 'html.js [data-panel]:has(> .open) { color: red; }',
    });
    const zoom = 'lectern-zoom>img{color:red}';
    const panel = 'html.js [data-panel]:has(>.open){color:red}';
    assert.deepEqual(textsFor('<lectern-zoom><img></lectern-zoom>'), [base, zoom]);
    assert.deepEqual(textsFor('<p data-panel="a"><b class="open">'), [base, panel]);
    assert.deepEqual(textsFor('<p data-panel="a">'), [base]);
  });

  test('have one file per component, whatever else a page shows', () => {
    const sheets = new Stylesheets(new SharedFiles());
    const card = { path: content('CardLink'), css: '.card { color: red; }' };
    const step = { path: content('Step'), css: '.step { color: red; }' };
    sheets.use(prepareStyles([card, step], { common: [], groups: {} }));
    const [, path = ''] = sheets.pathsFor(marksOf('<a class="card">One</a>'));
    assert.match(path, /^\/_lectern\/assets\/card-link\.[\w-]{8}\.css$/);
    const paths = sheets.pathsFor(marksOf('<b class="card wide">Two</b><i class="step"></i>'));
    assert.deepEqual([paths[1], paths.length], [path, 3]);
  });

  test('have one file per group of components, after everything that these may override', () => {
    const textsFor = stylesheets(
      {
        CardLink: '.link { color: red; }',
        Icon: '.icon { color: red; }',
        Card: '.card { color: red; }',
      },
      { cards: [content('Card').replace('.astro', '')] },
    );
    const cards = '.link,.card{color:red}';
    assert.deepEqual(textsFor('<a class="card"><i class="icon">'), [
      base,
      '.icon{color:red}',
      cards,
    ]);
    assert.deepEqual(textsFor('<a class="link">'), [base, cards]);
  });

  test('detect plain elements, including that of the page itself', () => {
    const textsFor = stylesheets({ Table: 'html.js .prose :where(td, th) { color: red; }' });
    const table = 'html.js .prose :where(td,th){color:red}';
    assert.deepEqual(textsFor('<i class="prose"><table><td>'), [base, table]);
    assert.deepEqual(textsFor('<i class="prose">'), [base]);
  });

  test('cannot be built if a file that they should share has no styles', () => {
    const card = { path: content('Card'), css: '.card { color: red; }' };
    const files = { common: [content('Card'), content('Gone')], groups: { lost: ['styles/lost'] } };
    assert.throws(() => prepareStyles([card], files), {
      message: 'No styles come from components/content/Gone.astro, styles/lost.',
    });
  });

  test('consist of the shared one until styles are known', () => {
    assert.equal(new Stylesheets(new SharedFiles()).pathsFor(['.card']).length, 1);
  });
});
