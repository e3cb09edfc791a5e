/** The recipes of the page on access control, run by the servers that they are for. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { formatNginxConfig } from '../../../src/core/publish/hosts/nginx.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { findNginx, startNginx, withoutNginx } from '../../helpers/servers/nginx-server.ts';
import { startServer } from '../../helpers/servers/proxy-server.ts';
import { findFreePort } from '../../helpers/service/port.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';
import { smallSite } from '../../helpers/values/small-site.ts';

const page = readFileSync(join(repositoryRoot, 'content/publishing/access.mdx'), 'utf8');

function recipe(title: string): string {
  const start = page.indexOf(` ${title}\n`, page.indexOf(`\`\`\``)) + title.length + 2;
  return page.slice(start, page.indexOf('```', start));
}

const program = await findNginx();
const files = {
  'index.html': 'home',
  '404.html': 'not here',
  'page/index.html': 'a page',
  'page.md': '# A page',
  '_lectern/assets/x.css': 'a{}',
};
/** One path for each way in which nginx finds a file, or none. */
const paths = ['/', '/page/', '/page', '/page.md', '/_lectern/assets/x.css', '/nowhere', '/.git/x'];

/** Serves with the lines of the recipe inside `server`, and with the folders of this machine. */
async function serve(title: string, change: (lines: string) => string) {
  const root = tempFolder(files);
  const redirects = [{ source: '/old', destination: '/page' }];
  const { site } = smallSite({ pages: ['index', 'page'], config: { redirects } });
  const lines = recipe(title)
    .replace(/^server \{\n|^\}\n?$/gm, '')
    .replace(/^ *(?:listen|server_name|root) .*\n/gm, '')
    .replace(/include .*;/, () => formatNginxConfig(site));
  return startNginx({ program: program ?? '', config: change(lines), root });
}

suite('access control with nginx', { skip: program === undefined && withoutNginx }, () => {
  test('every path requires a password', async () => {
    const printf = /^printf .*$/m.exec(page)?.[0] ?? '';
    const file = join(tempFolder(), 'docs.htpasswd');
    const command = printf
      .replace('-apr1', '-apr1 secret')
      .replace('/etc/nginx/docs.htpasswd', file);
    execFileSync('bash', ['-euc', command]);
    const { get } = await serve('A password', (lines) =>
      lines.replace('/etc/nginx/docs.htpasswd', file),
    );
    for (const path of paths) {
      const { status, body } = await get(path);
      assert.deepEqual([path, status], [path, 401]);
      assert.doesNotMatch(body, /home|page|not here|a\{\}/);
    }
    const authorization = `Basic ${btoa('ada:secret')}`;
    assert.equal((await get('/page/', { authorization })).body, 'a page');
    assert.equal((await get('/page/', { authorization: `Basic ${btoa('ada:no')}` })).status, 401);
    // As the page says, redirects are answered before access is checked.
    assert.equal((await get('/old')).location, '/page/');
  });

  test('every path requires a sign-in, which returns to the requested page', async (t) => {
    const gate = await startServer(t, ({ url, headers }, response) => {
      const isIn = headers.cookie === 'session=ada';
      response.statusCode = url === '/oauth2/auth' ? (isIn ? 202 : 401) : 200;
      response.end(`gate ${url} for ${headers.host}`);
    });
    const { get } = await serve('A sign-in asked for by nginx', (lines) =>
      lines.replaceAll('http://127.0.0.1:4180', gate),
    );
    // What is refused in any case is refused without offering to sign in.
    assert.equal((await get('/.git/x')).status, 401);
    for (const path of paths.filter((each) => each !== '/.git/x')) {
      const { status, location } = await get(path);
      assert.deepEqual([path, status, location], [path, 302, `/oauth2/sign_in?rd=${path}`]);
    }
    const host = 'docs.example.com';
    const form = await get('/oauth2/sign_in?rd=/page/', { host });
    assert.equal(form.body, `gate /oauth2/sign_in?rd=/page/ for ${host}`);
    assert.equal((await get('/oauth2/auth')).status, 401);
    const signedIn = await get('/page/', { cookie: 'session=ada' });
    assert.deepEqual([signedIn.status, signedIn.body], [200, 'a page']);
    assert.equal((await get('/nowhere', { cookie: 'session=ada' })).status, 404);
    assert.equal((await get('/page/', { cookie: 'session=eve' })).status, 302);
  });

  test('without the sign-in service, nobody gets access', async () => {
    const port = await findFreePort();
    const { get } = await serve('A sign-in asked for by nginx', (lines) =>
      lines.replaceAll('127.0.0.1:4180', `127.0.0.1:${port}`),
    );
    assert.equal((await get('/page/', { cookie: 'session=ada' })).status, 500);
  });

  test('only listed IP addresses get access', async () => {
    const { get } = await serve('Only some addresses', (lines) => lines);
    assert.equal((await get('/page/')).status, 403);
    const own = await serve('Only some addresses', (lines) =>
      lines.replace('192.0.2.0/24', '127.0.0.0/8'),
    );
    assert.equal((await own.get('/page/')).status, 200);
  });
});

test('the CloudFront function requires the password and resolves paths to files', () => {
  const code = recipe('A password in a CloudFront function');
  const ask = (uri: string, authorization?: string): unknown =>
    runInNewContext(`${code}; JSON.stringify(handler(event))`, {
      event: {
        request: {
          uri,
          headers: authorization === undefined ? {} : { authorization: { value: authorization } },
        },
      },
    });
  const uriOf = (uri: string) =>
    (JSON.parse(String(ask(uri, `Basic ${btoa('ada:secret')}`))) as { readonly uri?: string }).uri;
  assert.match(String(ask('/')), /"statusCode":401/);
  assert.match(String(ask('/', 'Basic bm8=')), /"statusCode":401/);
  assert.equal(uriOf('/'), '/index.html');
  assert.equal(uriOf('/guides/a'), '/guides/a/index.html');
  assert.equal(uriOf('/style.css'), '/style.css');
});
