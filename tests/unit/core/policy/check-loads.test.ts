import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLoads, listLoads } from '../../../../src/core/policy/check-loads.ts';
import type { UserConfig } from '../../../../src/core/config/config.ts';
import type { PageLoad } from '../../../../src/core/policy/load-entries.ts';
import { toAuthorStyle } from '../../../../src/core/theme/author-styles.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const load: PageLoad = { kind: 'font', url: 'https://fonts.test/a.woff2' };

/** Returns the diagnostics about what the page `a` loads, with addresses in these files. */
function saidTo(
  loads: readonly PageLoad[],
  { files = ['a.mdx'], config = {}, css = '', url = 'https://docs.test' }: Partial<Said> = {},
) {
  const { site } = smallSite({ pages: ['a'], config });
  return checkLoads({
    site: { ...site, url, styles: [toAuthorStyle('style.css', css)] },
    pages: [{ file: 'a.mdx', loads }],
    parts: ['snippets/b.jsx'],
    find: ({ file, url }) =>
      files.includes(file) && url.startsWith('https:') ? { line: 3, column: 5 } : undefined,
  }).map((one) => diagnosticText(one));
}

interface Said {
  readonly files: readonly string[];
  readonly config: Partial<UserConfig>;
  /** A stylesheet of the project. */
  readonly css: string;
  /** Where the site is published. */
  readonly url: string;
}

test('a font that a page loads from another host is reported at its position with a fix', () => {
  assert.deepEqual(saidTo([load]), [
    'a.mdx:3:5 warning link/refused-file: "https://fonts.test/a.woff2" is not loaded: pages may not load a font from another host. -> Move its rule into a stylesheet of the project, which may load from other hosts, or copy the file into the project.',
  ]);
});

test('a load from a snippet is reported in the snippet, an unlocated one at the page', () => {
  const place = ([said = '']: readonly string[]) => said.split(' ')[0];
  assert.equal(place(saidTo([load], { files: ['snippets/b.jsx'] })), 'snippets/b.jsx:3:5');
  assert.equal(place(saidTo([load], { files: [] })), 'a.mdx');
});

test('each snippet is searched once for a file, however many pages load it', () => {
  const { site } = smallSite({ pages: ['a'] });
  const asked: string[] = [];
  const pages = ['a.mdx', 'b.mdx', 'c.mdx'].map((file) => ({ file, loads: [load] }));
  const reported = checkLoads({
    site,
    pages,
    parts: ['snippets/a.mdx', 'snippets/b.mdx'],
    find({ file }) {
      asked.push(file);
      return file === 'snippets/b.mdx' ? { line: 1, column: 1 } : undefined;
    },
  });
  assert.deepEqual(new Set(reported.map(({ file }) => file)), new Set(['snippets/b.mdx']));
  assert.equal(asked.filter((file) => file === 'snippets/b.mdx').length, 1);
});

test('loads from hosts that the project already allows on all pages are not reported', () => {
  const style: PageLoad = { kind: 'style', url: 'https://rules.test/a.css' };
  const script: PageLoad = { kind: 'script', url: 'https://code.test/a.js' };
  const head = [
    { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://rules.test/b.css' } },
    { tag: 'script', attrs: { src: 'https://code.test/b.js' } },
  ] as const;
  assert.equal(saidTo([load, style, script]).length, 3);
  assert.deepEqual(saidTo([style, script], { config: { head: [...head] } }), []);
  assert.deepEqual(saidTo([load], { css: '.a { b: url(https://fonts.test/a.png) }' }), []);
});

test('subdomains of an analytics service are allowed', () => {
  const config = { analytics: { enabled: true, gtm: { tagId: 'GTM-1' } } } as const;
  const from = (host: string): PageLoad => ({ kind: 'script', url: `https://${host}/gtag.js` });
  assert.deepEqual(saidTo([from('www.googletagmanager.com')], { config }), []);
  assert.equal(saidTo([from('googletagmanager.com.test')], { config }).length, 1);
});

test('images and frames are never reported', () => {
  const embeds = [{ kind: 'image', url: 'https://a.test/a.png' } as const, load];
  assert.deepEqual(listLoads(embeds), [load]);
});

test('a script in a data URL is not an external file', () => {
  assert.deepEqual(listLoads([{ kind: 'script', url: 'data:text/javascript,alert(1)' }]), []);
});

test('files of the site itself may have absolute URLs', () => {
  const url = 'https://fonts.test';
  assert.deepEqual(saidTo([load], { url }), []);
  assert.equal(saidTo([load], { url: 'https://fonts.test:8443' }).length, 1);
});

test('a URL without a scheme matches the host that the project allows', () => {
  const loads = listLoads([{ kind: 'script', url: '//code.test/a.js' }]);
  const script = { tag: 'script', attrs: { src: 'https://code.test/b.js' } } as const;
  assert.deepEqual(saidTo(loads, { config: { head: [script] } }), []);
  assert.equal(saidTo(loads).length, 1);
});
