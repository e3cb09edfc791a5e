/** One snippet on pages of two folders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { listDifferences } from '../../helpers/files/tree-difference.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const pages = ['index', 'guides/intro', 'guides/other', 'api/intro', 'api/other'];
const showing = "import Note from '/snippets/note.mdx';\n\n<Note />\n";

test('relative links of a snippet resolve from each page that shows it, also in a second build', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages }] }),
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    ...Object.fromEntries(
      ['guides', 'api'].flatMap((folder) => [
        [`${folder}/intro.mdx`, `---\ntitle: Intro\n---\n\n${showing}`],
        [`${folder}/other.mdx`, '---\ntitle: Other\n---\n\nText.\n'],
      ]),
    ),
    'guides/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    'snippets/note.mdx': [
      'See [other](./other), <a href="../api/other">that</a> and [plan](./plan.svg).',
      '<Card title="Next" href="./other">Read on.</Card>',
      'Not [there](./gone).',
    ].join('\n\n'),
  });
  const hrefsOf = (page: string) => {
    const [, article = ''] = site.read(page).split('<main');
    const hrefs = Array.from(article.matchAll(/ href="([^"]*(?:other|plan|gone)[^"]*)"/g));
    return hrefs.map(([, href]) => href);
  };
  const beside = (folder: string) => [`/${folder}/other/`, '/api/other/'];
  assert.deepEqual(hrefsOf('/guides/intro/').slice(0, 5), [
    ...beside('guides'),
    '/guides/plan.svg',
    '/guides/other/',
    './gone',
  ]);
  assert.deepEqual(hrefsOf('/api/intro/').slice(0, 5), [
    ...beside('api'),
    './plan.svg',
    '/api/other/',
    './gone',
  ]);
  assert.match(site.read('/guides/intro.md'), /\[other\]\(\/guides\/other\/\)/);
  assert.deepEqual(
    [...new Set(site.codes)],
    ['snippets/note.mdx:1:66 link/missing-file', 'snippets/note.mdx:5:13 link/missing-page'],
  );

  const again = tempFolder();
  const second = await buildSite({ dir: site.dir, files: new SiteFiles(again), base: '' });
  assert.deepEqual(listDifferences(site.outDir, again), []);
  assert.deepEqual(second.diagnostics, site.diagnostics);
});
