/** The recipe for nginx, run by nginx. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { formatNginxConfig } from '../../../src/core/publish/hosts/nginx.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { nastyRedirects } from '../../helpers/hostile/nasty-redirects.ts';
import { findNginx, startNginx, withoutNginx } from '../../helpers/servers/nginx-server.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';
import { smallSite } from '../../helpers/values/small-site.ts';

const program = await findNginx();

async function served(base: string) {
  const redirects = nastyRedirects.map(({ asks, notIn, ...redirect }) => redirect);
  const { site } = smallSite({ pages: ['index', 'page'], base, config: { redirects } });
  const folder = decodeURIComponent(base).slice(1);
  const at = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  const root = tempFolder({
    [at('index.html')]: 'home',
    [at('404.html')]: 'not here',
    [at('page/index.html')]: 'a page',
    [at('old/file.txt')]: 'a file',
    [at('_redirects')]: 'secret',
    [at('_headers')]: 'secret',
    [at('_lectern/host/nginx.conf')]: 'secret',
    [at('.lectern-build.json')]: 'secret',
    [at('.git/config')]: 'secret',
    [at('.well-known/security.txt')]: 'contact',
    [at('page.md')]: '# A page',
    [at('_lectern/assets/x.css')]: 'a{}',
  });
  return startNginx({ program: program ?? '', config: formatNginxConfig(site), root });
}

suite('the nginx configuration', { skip: program === undefined && withoutNginx }, () => {
  for (const base of ['', '/docs', '/d.o(c)s;$x/a%20b']) {
    test(`loads without a warning and redirects as docs.json says, under ${base || '/'}`, async () => {
      const { verdict, get } = await served(base);
      assert.doesNotMatch(verdict, /\[(?:warn|error|emerg)\]/);
      const found: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const { permanent, asks, notIn = [] } of nastyRedirects) {
        for (const [path, target] of Object.entries(asks)) {
          const { status, location = '' } = await get(base + path);
          found[path] = `${status} ${location}`;
          const start = target?.startsWith('/') ? base.replaceAll('$', '%24') : '';
          const isFound = target !== undefined && !notIn.includes('nginx');
          wanted[path] = isFound ? `${permanent === false ? 302 : 301} ${start}${target}` : '404 ';
        }
      }
      assert.deepEqual(found, wanted);
    });
  }

  test('leaves the rest of the server unchanged when the site is under a path', async () => {
    const own = 'error_page 404 /own.html; gzip on; charset utf-8; add_header X-Own yes always;';
    const redirects = [{ source: '/old/:path*', destination: '/page/:path*' }];
    const configs = ['/docs', '/api docs'].map((base) => {
      const config = { redirects };
      return formatNginxConfig(smallSite({ pages: ['index', 'page'], base, config }).site);
    });
    const root = tempFolder({
      'index.html': 'product',
      'own.html': 'no such page of the product',
      '.note': 'for this host',
      'docs/404.html': 'not in the docs',
      'docs/page/index.html': 'a page',
      'api docs/404.html': 'not in the API',
    });
    const config = [own, ...configs].join('\n');
    const { verdict, get } = await startNginx({ program: program ?? '', config, root });
    assert.doesNotMatch(verdict, /\[(?:warn|error|emerg)\]/);
    const said = async (path: string) => {
      const { status, body, headers } = await get(path);
      return [status, body, headers['x-own'] ?? headers['referrer-policy']];
    };
    const policy = 'strict-origin-when-cross-origin';
    assert.deepEqual(await said('/nope'), [404, 'no such page of the product', 'yes']);
    assert.deepEqual(await said('/.note'), [200, 'for this host', 'yes']);
    assert.deepEqual(await said('/'), [200, 'product', 'yes']);
    assert.deepEqual(await said('/docs/page/'), [200, 'a page', policy]);
    assert.deepEqual(await said('/docs/nope'), [404, 'not in the docs', policy]);
    assert.deepEqual(await said('/api%20docs/nope'), [404, 'not in the API', policy]);
    assert.equal((await get('/docs')).location, '/docs/');
    assert.equal((await get('/docs/old/a')).location, '/docs/page/a');
  });

  test('serves Markdown to clients that prefer it, with the rules of the page on agents', async () => {
    const page = readFileSync(join(repositoryRoot, 'content/publishing/agents.mdx'), 'utf8');
    const [rules = ''] = /^ {2}add_header Vary.*?^ {2}\}$/ms.exec(page) ?? [];
    const { site } = smallSite({ pages: ['index', 'a/b'] });
    const root = tempFolder({
      'index.html': 'home',
      'index.md': '# Home',
      'a/b/index.html': 'b',
      'a/b.md': '# B',
      'x.css': 'a{}',
    });
    const config = `${formatNginxConfig(site)}\n${rules}`;
    const { verdict, get } = await startNginx({ program: program ?? '', config, root });
    assert.doesNotMatch(verdict, /\[(?:warn|error|emerg)\]/);
    const bodyOf = async (path: string, accept: string) =>
      (await get(path, { Accept: accept })).body;
    const paths = ['/', '/a/b/', '/a/b', '/x.css'];
    const wish = 'text/markdown, */*';
    const markdown = await Promise.all(paths.map((path) => bodyOf(path, wish)));
    assert.deepEqual(markdown, ['# Home', '# B', '# B', 'a{}']);
    assert.equal(await bodyOf('/a/b/', 'text/html,*/*;q=0.8'), 'b');
  });

  test('serves the 404 page in the language of the folder', async () => {
    await saysInItsLanguage('');
    await saysInItsLanguage('/d%20o(c)s');
  });

  async function saysInItsLanguage(base: string) {
    const versions = ['en', 'fr'].map((name) => ({ name, locale: name }));
    const navigation = [
      { group: 'Start', version: 'en', pages: ['index'] },
      { group: 'Début', version: 'fr', pages: ['fr (a)/a', 'fr (a)/b'] },
    ];
    const redirects = [{ source: '/old/:path*', destination: '/page/:path*' }];
    const { site } = smallSite({
      pages: ['index', 'fr (a)/a', 'fr (a)/b'],
      base,
      config: { versions, navigation, redirects },
    });
    const folder = decodeURIComponent(base);
    const root = tempFolder({
      [`${folder}/404.html`]: 'not here',
      [`${folder}/fr (a)/404.html`]: 'pas ici',
    });
    const config = formatNginxConfig(site);
    const { verdict, get } = await startNginx({ program: program ?? '', config, root });
    assert.doesNotMatch(verdict, /\[(?:warn|error|emerg)\]/);
    const paths = ['/fr%20(a)/nope', '/fr%20(a)/a/b.md', '/french', '/nope.md'];
    const answers = await Promise.all(paths.map((path) => get(base + path)));
    assert.deepEqual(
      answers.map(({ status, body }) => `${status} ${body}`),
      ['404 pas ici', '404 pas ici', '404 not here', '404 not here'],
    );
    for (const { headers } of answers) assert.equal(headers['x-content-type-options'], 'nosniff');
  }

  test('passes the query on if the destination has none', async () => {
    const { get } = await served('/docs');
    const locationOf = async (path: string) => (await get(path)).location;
    assert.equal(await locationOf('/docs/plain?a=1&b=%20'), '/docs/there?a=1&b=%20');
    assert.equal(await locationOf('/docs/hash%23?a=1'), '/docs/x?a=1#part');
    assert.equal(await locationOf('/docs/ask%3F?d=1'), '/docs/x?a=1&b=2#c');
    assert.equal(await locationOf('/docs/old/x?a=1'), '/docs/new/x?a=1');
    assert.equal(await locationOf('/docs/query/x?a=1'), '/docs/search?q=x#x');
  });

  test('never redirects to a host that docs.json does not name', async () => {
    const { get } = await served('');
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '//\\evil.example',
      '/%2Fevil.example',
    ]) {
      const { status, location } = await get(`/go${path}`);
      assert.deepEqual([status, location], [301, path.startsWith('/%') ? path : '/evil.example']);
    }
  });

  test('prefers files to redirects with parameters and hides files meant for hosts', async () => {
    const { get } = await served('/docs');
    const bodyOf = async (path: string) => (await get(`/docs${path}`)).body;
    assert.deepEqual(
      [await bodyOf('/'), await bodyOf('/page/'), await bodyOf('/old/file.txt')],
      ['home', 'a page', 'a file'],
    );
    assert.equal(await bodyOf('/.well-known/security.txt'), 'contact');
    const forHosts = ['_redirects', '_headers', '_lectern/host/nginx.conf'];
    for (const path of [...forHosts, 'missing', '.lectern-build.json', '.git/config']) {
      const { status, body, headers } = await get(`/docs/${path}`);
      assert.deepEqual([path, status, body], [path, 404, 'not here']);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    const { headers } = await get('/docs/page.md');
    assert.equal(headers['content-type'], 'text/markdown; charset=utf-8');
    const asset = await get('/docs/_lectern/assets/x.css');
    assert.match(String(asset.headers['cache-control']), /immutable/);
  });
});
