import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toReadingHost } from '../../../../src/engine/store/store-content.ts';
import { compilePage } from '../../../../src/markdown/compile/compile-page.ts';
import { toLinkCheck } from '../../../../src/engine/store/pages-check.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { orderDiagnostics } from '../../../../src/core/diagnostic/order.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { buildFixture } from '../../../helpers/sites/build-fixture.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';

const pages = ['index', 'other', 'top', 'guides/intro', 'guides/other', 'api/intro'];

/** Returns the targets of a snippet's links on pages, by `url page`. */
async function follow(uses: readonly (readonly [url: string, shownOn?: string])[]) {
  const dir = tempFolder();
  writeFiles(dir, {
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages }] }),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: T\n---\n\nText.\n`])),
    'guides/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const { resolve } = toLinkCheck(loaded);
  return uses.map(([url, shownOn]) => {
    const page = shownOn === undefined ? {} : { shownOn: `${shownOn}.mdx` };
    const found = resolve({ kind: 'link', url, file: 'snippets/note.mdx', ...page });
    return 'href' in found ? found.href : found.kind;
  });
}

test('relative links of a snippet are resolved from the page that shows it', async () => {
  const found = await follow([
    ['./other', 'guides/intro'],
    ['../top', 'guides/intro'],
    ['../guides/other#a', 'api/intro'],
    ['./plan.svg', 'guides/intro'],
  ]);
  assert.deepEqual(found, ['/guides/other/', '/top/', '/guides/other/#a', '/guides/plan.svg']);
});

test('relative links that do not resolve from the page are resolved from the root', async () => {
  assert.deepEqual(
    await follow([['./other', 'api/intro'], ['./other'], ['./gone', 'guides/intro']]),
    ['/other/', '/other/', 'unknown'],
  );
});

test('links from the root lead to the same target on every page', async () => {
  assert.deepEqual(
    await follow([
      ['/other', 'guides/intro'],
      ['https://example.com', 'guides/intro'],
      ['#part', 'guides/intro'],
    ]),
    ['/other/', 'external', 'fragment'],
  );
});

test('a file missing only for some pages that show a snippet is reported once, with these pages', async () => {
  const shows = 'import Note from "/snippets/note.mdx"\n\n<Note />\n';
  const { dir, diagnostics } = await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages }] }),
    ...Object.fromEntries(pages.map((page) => [`content/${page}.mdx`, 'Text.\n'])),
    'content/guides/intro.mdx': shows,
    'content/api/intro.mdx': shows,
    'content/top.mdx': shows,
    'content/guides/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'snippets/note.mdx': '![Plan](./plan.svg) and ![Gone](/gone.svg)\n',
  });
  assert.deepEqual(
    orderDiagnostics(diagnostics).map((one) => diagnosticText(one, dir)),
    [
      'snippets/note.mdx:1:9 warning link/missing-file: There is no file "./plan.svg" in this project. Relative addresses in a snippet count from the page that shows it, here "content/api/intro.mdx" and "content/top.mdx". -> Did you mean /guides/plan.svg?',
      'snippets/note.mdx:1:33 warning link/missing-file: There is no file "/gone.svg" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
    ],
  );
});

test('a link of a snippet is checked once if it leads to the same target from every page', async () => {
  const shows = "import Part from '/snippets/part.mdx'\n\n<Part />\n";
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['a', 'b/c'] }] }),
    'a.mdx': shows,
    'b/c.mdx': shows,
    'snippets/part.mdx': '[rooted](/lost) [relative](lost) [far](https://example.com)\n',
  });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const host = toReadingHost(loaded);
  const looked: string[] = [];
  const checkLink: typeof host.checkLink = (use) => {
    looked.push(use.url);
    return host.checkLink(use);
  };
  for (const page of loaded.site.pages) {
    const { diagnostics } = await compilePage(page, { ...host, checkLink });
    assert.deepEqual(
      diagnostics.map(({ position }) => position?.column),
      [10, 28],
    );
  }
  assert.deepEqual(looked.sort(), ['/lost', 'https://example.com', 'lost', 'lost']);
});

test('a broken link of a document is looked up on the disk once, however many pages show it', async () => {
  const dir = tempFolder();
  const operations = Array.from({ length: 30 }, (_, rank) => {
    return [`/r${rank}`, { get: { tags: [`T${rank}`], responses: {} } }] as const;
  });
  writeFiles(dir, {
    'docs.json': JSON.stringify({ name: 'A', openapi: 'api.json', navigation: [] }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: Object.fromEntries(operations),
    }),
  });
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const looks: string[] = [];
  const whyWithheld = (path: string) => {
    looks.push(path);
    return undefined;
  };
  const { resolve } = toLinkCheck({ ...loaded, targets: { ...loaded.targets, whyWithheld } });
  const shown = loaded.site.pages.filter(({ reference }) => reference !== undefined);
  assert.ok(shown.length >= 30);
  for (const { href } of shown) {
    const found = resolve({ kind: 'link', url: './gone', file: 'api.json', shownOn: href });
    assert.equal(found.kind, 'unknown');
  }
  assert.deepEqual(looks, [...new Set(looks)]);
});
