import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';
import { finished } from '../../../helpers/pages/finished.ts';

const keepRules = (css: string) => css;

test('style elements in a page become stylesheets, without duplicates', async () => {
  const html =
    '<style>.a &gt; b { color: red }</style><p class="a"><style media="print">.c{}</style>Text</p><style> .a > b { color: red } </style><style></style>';
  const { html: written, facts } = await finished(html, { keepRules });
  assert.equal(written, '<p class="a">Text</p>');
  assert.deepEqual(facts.sheets, [
    { href: '.a > b { color: red }' },
    { href: '.c{}', media: 'print' },
  ]);
  assert.equal(facts.markdown.trim(), 'Text');
});

test('rules in a JSX template are read', async () => {
  const page = await compileText('<style>{`.a > b { content: "x" }`}</style>\n\nText\n');
  assert.deepEqual(page.diagnostics, []);
  const { facts } = await finished(page.render(), { keepRules });
  assert.deepEqual(facts.sheets, [{ href: '.a > b { content: "x" }' }]);
});

test('images that rules load are allowed, and data of another type is kept', async () => {
  const html =
    '<style>.a { background: url(https://a.example/b.png) }</style><style type="text/x-data">x</style>';
  const { html: written, facts } = await finished(html);
  assert.deepEqual(facts.embeds, [{ kind: 'image', url: 'https://a.example/b.png' }]);
  assert.equal(written, '<style type="text/x-data">x</style>');
});

test('rules in noscript and template elements stay where they are', async () => {
  const html =
    '<noscript><style>.tabs { display: none }</style></noscript><template><style>.a {}</style></template>';
  const { html: written, facts } = await finished(html, { keepRules });
  assert.equal(written, html);
  assert.deepEqual(facts.sheets, []);
});

test('an island names the stylesheets that only islands have', async () => {
  const island = (...css: string[]) =>
    `<lectern-island>${css.map((each) => `<style>${each}</style>`).join('')}</lectern-island>`;
  const slot = '<lectern-island><lectern-slot><style>.s{}</style></lectern-slot></lectern-island>';
  const html = `${island('.a{}', '.b{}')}${island('.b{}', '.p{}', '.s{}')}${slot}<style>.p{}</style>`;
  const { html: written } = await finished(html, { keepRules });
  assert.equal(
    written,
    '<lectern-island sheets=".a{} .b{}"></lectern-island><lectern-island sheets=".b{}"></lectern-island><lectern-island><lectern-slot></lectern-slot></lectern-island>',
  );
});
