/** `lectern serve` answers the redirects of docs.json itself. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatRedirectFile } from '../../../../src/core/publish/hosts/redirect-file.ts';
import { staticFiles } from '../../../../src/server/files/static-files.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { nastyRedirects } from '../../../helpers/hostile/nasty-redirects.ts';
import { startServer } from '../../../helpers/servers/proxy-server.ts';
import { requestRaw } from '../../../helpers/servers/raw-request.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const redirects = nastyRedirects.map(({ asks, notIn, ...redirect }) => redirect);
const { site } = smallSite({ pages: ['index'], config: { redirects } });
const files = {
  '404.html': 'not here',
  'plain/index.html': 'a page that leads on',
  'old/file.txt': 'a file',
  '_lectern/assets/base.css': 'a style',
  _redirects: 'secret',
  _headers: 'secret',
  '_lectern/host/nginx.conf': 'secret',
  '_lectern/host/other': 'secret',
  '_lectern/host/redirects.json': formatRedirectFile(site),
};

for (const base of ['', '/docs', '/a$b']) {
  test(`every redirect leads to the target in docs.json, under ${base || '/'}`, async (t) => {
    const url = await startServer(t, staticFiles({ dir: tempFolder(files), base }));
    for (const { permanent, asks } of nastyRedirects) {
      for (const [path, target] of Object.entries(asks)) {
        const { status, headers } = await requestRaw(url, base + path);
        const start = target?.startsWith('/') ? base : '';
        const moved = [permanent === false ? 307 : 308, `${start}${target}`];
        const wanted = target === undefined ? [404, undefined] : moved;
        assert.deepEqual([status, headers.location], wanted, path);
      }
    }
  });
}

test('the query is kept, files take precedence over parameters, and no value becomes a host', async (t) => {
  const url = await startServer(t, staticFiles({ dir: tempFolder(files), base: '' }));
  const locationOf = async (path: string) => (await requestRaw(url, path)).headers.location;
  assert.equal(await locationOf('/plain?a=1&b=%20'), '/there?a=1&b=%20');
  assert.equal(await locationOf('/hash%23?a=1'), '/x?a=1#part');
  assert.equal(await locationOf('/ask%3F?d=1'), '/x?a=1&b=2#c');
  assert.equal(await locationOf('/query/a&b'), '/search?q=a%26b#a%26b');
  assert.equal(await locationOf('/go//evil.example'), '/evil.example');
  assert.equal(await locationOf('/go///evil.example'), '/evil.example');
  assert.equal(await locationOf('/go/\\evil.example'), '/%5Cevil.example');
  assert.equal(await locationOf('http://evil.example/plain'), '/there');
  assert.equal((await requestRaw(url, '/old/file.txt')).body, 'a file');
});

test('files for hosting providers are not served', async (t) => {
  const url = await startServer(t, staticFiles({ dir: tempFolder(files), base: '' }));
  const answerTo = async (path: string) => {
    const { status, body } = await requestRaw(url, path);
    return `${path} ${status} ${body}`;
  };
  assert.equal(
    await answerTo('/_lectern/assets/base.css'),
    '/_lectern/assets/base.css 200 a style',
  );
  const paths = [
    '_redirects',
    '_headers',
    '_lectern/host/nginx.conf',
    '_lectern/host/other',
    '_lectern/host/redirects.json',
  ].flatMap((file) => [
    `/${file}`,
    `/${file.replace('_', '%5F')}`,
    `/${file.toUpperCase()}`,
    `/${file}/`,
  ]);
  assert.deepEqual(
    await Promise.all(paths.map(answerTo)),
    paths.map((path) => `${path} 404 not here`),
  );
});

test('a rebuilt site has its new redirects immediately, and a damaged file has none', async (t) => {
  const dir = tempFolder(files);
  const url = await startServer(t, staticFiles({ dir, base: '' }));
  const file = join(dir, '_lectern/host/redirects.json');
  assert.equal((await requestRaw(url, '/temporary')).status, 307);
  writeFileSync(file, '[{"source":"/temporary","destination":"/b","permanent":true},{}]');
  const { status, headers } = await requestRaw(url, '/temporary');
  assert.deepEqual([status, headers.location], [308, '/b']);
  assert.equal(headers['cache-control'], 'no-cache');
  writeFileSync(file, '[{"source":');
  assert.equal((await requestRaw(url, '/temporary')).status, 404);
});

test('matching a path against many parameters takes linear time', async (t) => {
  const source = `/${'*a'.repeat(12)}*b`;
  const text = JSON.stringify([{ source, destination: '/x', permanent: true }]);
  const dir = tempFolder({ ...files, '_lectern/host/redirects.json': text });
  const url = await startServer(t, staticFiles({ dir, base: '' }));
  assert.equal((await requestRaw(url, `/${'a'.repeat(12_000)}`)).status, 404);
});
