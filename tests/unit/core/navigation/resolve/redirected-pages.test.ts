import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { resolveLink } from '../../../../../src/core/navigation/resolve-link.ts';
import { resolveRedirects } from '../../../../../src/core/publish/redirects.ts';
import { loadSite } from '../../../../../src/node/load-site.ts';
import { tempFolder } from '../../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

/** Loads a project that lists `index` and `listed`, and has the pages `old` and `older` too. */
async function load(
  redirects: readonly (readonly [from: string, to: string])[],
  config = {},
  files: Readonly<Record<string, string>> = {},
) {
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'G', pages: ['index', 'listed'] }],
      redirects: redirects.map(([source, destination]) => ({ source, destination })),
      ...config,
    }),
    'index.md': '[old](/old) [older](/guides/older)\n',
    'listed.md': 'Listed\n',
    'old.md': 'Old\n',
    'guides/older.md': 'Older\n',
    ...files,
  });
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const { site, targets } = loaded;
  return {
    pages: site.pages.map(({ slug }) => slug).toSorted(),
    moved: resolveRedirects(site).map(({ source, destination }) => `${source} ${destination}`),
    said: diagnostics.map((diagnostic) => diagnosticText(diagnostic, dir)),
    targetOf: (url: string) => resolveLink(url, targets),
  };
}

const all = ['guides/older', 'index', 'listed', 'old'];

test('a page that is not listed gives way to a redirect from its address', async () => {
  const { pages, moved, said, targetOf } = await load([
    ['/old/', '/listed'],
    ['/guides/older', 'https://example.com/older'],
  ]);
  assert.deepEqual(pages, ['index', 'listed']);
  assert.deepEqual(moved, ['/old /listed/', '/guides/older https://example.com/older']);
  const advice = 'Delete the file if the page has moved, or else remove the redirect.';
  assert.deepEqual(said, [
    `docs.json:1:95 warning navigation/redirected-page: "/old/" redirects to "/listed", so old.md, which the navigation does not list, is not published. -> ${advice}`,
    `docs.json:1:138 warning navigation/redirected-page: "/guides/older" redirects to "https://example.com/older", so guides/older.md, which the navigation does not list, is not published. -> ${advice}`,
  ]);
  const target = targetOf('/old');
  assert.equal(target.kind === 'page' && target.page.slug, 'listed');
});

suite('a page stays', () => {
  test('if it is listed', async () => {
    const { pages, said } = await load([['/listed', '/']]);
    assert.deepEqual(pages, all);
    assert.match(said.join('\n'), /site\/unused-redirect/);
  });

  test('if it is hidden on purpose', async () => {
    const navigation = {
      pages: ['index', 'listed', { group: 'H', hidden: true, pages: ['old', 'guides/older'] }],
    };
    const moves = [
      ['/old', '/'],
      ['/guides/older', '/'],
    ] as const;
    assert.deepEqual((await load(moves, { navigation })).pages, all);
    const own = await load(
      [['/secret', '/']],
      {},
      { 'secret.md': '---\nhidden: true\n---\nText\n' },
    );
    assert.ok(own.pages.includes('secret'));
  });

  test('if the redirect leads nowhere, to itself, or has parameters', async () => {
    for (const [from, to] of [
      ['/old', '/gone'],
      ['/old', '/old/'],
      ['/guides/:page', '/listed'],
    ] as const) {
      assert.deepEqual((await load([[from, to]])).pages, all);
    }
  });

  test('if it is the last of a circle', async () => {
    const { pages, moved } = await load([
      ['/old', '/guides/older'],
      ['/guides/older', '/old'],
    ]);
    assert.deepEqual(pages, ['guides/older', 'index', 'listed']);
    assert.deepEqual(moved, ['/old /guides/older/']);
  });
});

test('the source can begin with the path of the site', async () => {
  const { pages } = await load([['/docs/old', '/docs/listed']], { base: '/docs' });
  assert.deepEqual(pages, ['guides/older', 'index', 'listed']);
});
