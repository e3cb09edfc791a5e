/**
 * Every word of a page's source and every text of a prop is shown, or a diagnostic reports it; and every
 * text that the page shows is in its Markdown twin.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findLosses } from '../../helpers/pages/find-losses.ts';
import { twinLosses } from '../../helpers/pages/twin-losses.ts';
import { type BuiltFixture, buildFixture } from '../../helpers/sites/build-fixture.ts';

/** Returns what is lost without a diagnostic, as `file:line text`, and how many pieces were checked. */
function lossesOf(site: BuiltFixture): { lost: string[]; checked: number } {
  let checked = 0;
  const lost = site.pages.flatMap(({ href, file }) => {
    const path = join(site.dir, file);
    if (!/\.mdx?$/.test(file) || !existsSync(path)) return [];
    const source = readFileSync(path, 'utf8');
    const { diagnostics } = site;
    const found = findLosses({ file, source, html: site.read(href), diagnostics });
    checked += found.words + found.props;
    const missing = twinLosses(site.read(href), site.read(twinOf(href)));
    return [
      ...found.losses
        .filter(({ reported }) => reported.length === 0)
        .map(({ line, text }) => `${file}:${line} ${text}`),
      ...missing.map((text) => `${twinOf(href)} ${text}`),
    ];
  });
  return { lost, checked };
}

function twinOf(href: string): string {
  return href === '/' ? 'index.md' : `${href.replace(/\/$/, '')}.md`;
}

test('nothing of the pages with all components is lost', async () => {
  const { lost, checked } = lossesOf(await buildFixture('components'));
  // The texts of the start page's editor and its preview, and a text that is only for people.
  assert.deepEqual(lost, [
    '/start.md Change it',
    '/start.md What it makes',
    '/text.md For people only.',
  ]);
  assert.ok(checked > 400, `${checked}`);
});

test('nothing of the pages of a reference is lost', async () => {
  assert.deepEqual(lossesOf(await buildFixture('reference')).lost, []);
});

test('nothing of a carelessly written page is lost', async () => {
  const site = await buildFixture({
    'docs.json': '{ "name": "A", "navigation": [{ "group": "B", "pages": ["index"] }] }',
    'index.mdx': [
      'import { Card, Note } from "@mintlify/components"',
      'import { Gone } from "gone"',
      '',
      '<Card title="First card">Its text with {host} in it.</Card>',
      '',
      '<Note>Remarkable</Note> <Gone>Never gone</Gone> <Unknown title="Odd">Inner words</Unknown>',
      '',
      '<Accordion title>Question without a title</Accordion>',
      '',
      '<ParamField required default="a default">No name at all</ParamField>',
      '',
      '| One | Two |\n| --- | --- |\n| a cell | another cell |',
      '',
      '<img src="/none.png" alt="A drawing of it" /> {[].none.at} <br> 3 < 4 and {{ mustache }}',
      '',
    ].join('\n'),
  });
  const { lost, checked } = lossesOf(site);
  assert.deepEqual(lost, []);
  assert.ok(checked > 30, `${checked}`);
});

test('the search for losses finds missing text and the diagnostics that reported it', () => {
  const source =
    'Shown words.\n\nMissing words.\n\n<Card title="A lost title">\n\nShown words.\n\n</Card>\n';
  const html = '<main><p>Shown <b>words</b>.</p></main><footer>Missing words.</footer>';
  const diagnostics = [{ code: 'a/b', file: 'a.mdx', position: { line: 5, column: 1 } }];
  const { losses, words, props } = findLosses({ file: 'a.mdx', source, html, diagnostics });
  assert.deepEqual(
    losses.map(({ text, line, reported }) => ({ text, line, reported })),
    [
      { text: 'Missing words.', line: 3, reported: [] },
      { text: 'A lost title', line: 5, reported: ['a/b'] },
      { text: 'Shown words.', line: 7, reported: ['a/b'] },
    ],
  );
  assert.deepEqual([words, props], [6, 1]);
});

test('the search for gaps in a Markdown twin finds missing text', () => {
  const html =
    '<main><div id="content"><p>Said <b>here</b></p><button class="code-unfold">More</button></div></main>';
  assert.deepEqual(twinLosses(html, '# T\n\nSaid'), ['here']);
});
