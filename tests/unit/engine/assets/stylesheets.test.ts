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

  test('hold what every page has, and the components that it shows, in their order', () => {
    assert.deepEqual(textsFor('<p class="lead">Text</p>'), [base]);
    assert.deepEqual(textsFor('<p class="big tab"></p><a class="card">'), [base, card, tab]);
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
    });
    const zoom = 'lectern-zoom>img{color:red}';
    const panel = 'html.js [data-panel]:has(>.open){color:red}';
    assert.deepEqual(textsFor('<lectern-zoom><img></lectern-zoom>'), [base, zoom]);
    assert.deepEqual(textsFor('<p data-panel="a"><b class="open">'), [base, panel]);
    assert.deepEqual(textsFor('<p data-panel="a">'), [base]);
  });

  test('are a file for each component, whatever else a page shows', () => {
    const sheets = new Stylesheets(new SharedFiles());
    const card = { path: content('CardLink'), css: '.card { color: red; }' };
    const step = { path: content('Step'), css: '.step { color: red; }' };
    sheets.use(prepareStyles([card, step], { common: [], groups: {} }));
    const [, path = ''] = sheets.pathsFor(marksOf('<a class="card">One</a>'));
    assert.match(path, /^\/_lectern\/assets\/card-link\.[\w-]{8}\.css$/);
    const paths = sheets.pathsFor(marksOf('<b class="card wide">Two</b><i class="step"></i>'));
    assert.deepEqual([paths[1], paths.length], [path, 3]);
  });

  test('are one file for components that go together, behind all that these may change', () => {
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

  test('know plain elements, that of the page itself included', () => {
    const textsFor = stylesheets({ Table: 'html.js .prose :where(td, th) { color: red; }' });
    const table = 'html.js .prose :where(td,th){color:red}';
    assert.deepEqual(textsFor('<i class="prose"><table><td>'), [base, table]);
    assert.deepEqual(textsFor('<i class="prose">'), [base]);
  });

  test('cannot be made where a file that they are to share brings none', () => {
    const card = { path: content('Card'), css: '.card { color: red; }' };
    const files = { common: [content('Card'), content('Gone')], groups: { lost: ['styles/lost'] } };
    assert.throws(() => prepareStyles([card], files), {
      message: 'No styles come from components/content/Gone.astro, styles/lost.',
    });
  });

  test('are the shared one alone as long as no styles are known', () => {
    assert.equal(new Stylesheets(new SharedFiles()).pathsFor(['.card']).length, 1);
  });
});
