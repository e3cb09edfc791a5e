import assert from 'node:assert/strict';
import fs, { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { staticFiles } from '../../../../src/server/files/static-files.ts';
import { listen } from '../../../../src/server/listen.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';

const long = '# A long page\n'.repeat(1000);

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'guides/index.html': '<h1>Guides</h1>',
  'plain.html': '<h1>Plain</h1>',
  'a b/café.txt': 'hello',
  'logo.svg': '<svg/>',
  'data.bin': '0123456789',
  'empty.css': '',
  'long.md': long,
  '_lectern/assets/page.Dx8sK2aQ.css': 'a{}',
  '_lectern/table-of-contents.css': 'a{}',
  '.lectern-build.json': '{"base":"","files":[]}',
  '.well-known/security.txt': 'contact',
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Serves a folder; returns a function that requests a path exactly as written. */
async function served(dir: string, base = '') {
  const server = await listen({ host: '127.0.0.1', port: 0, listener: staticFiles({ dir, base }) });
  after(() => server.stop());
  return (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: server.port, path, method, headers, agent: false };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status, headers } = response;
          resolve({ status, headers, bytes, body: bytes.toString() });
        });
      });
      sent.on('error', reject).end();
    });
}

const folder = tempFolder(files);
const get = await served(folder);

test('a folder URL returns its index page, with its type and without caching', async () => {
  const { status, headers, body } = await get('/guides/?q=1');
  assert.equal(status, 200);
  assert.equal(body, '<h1>Guides</h1>');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal((await get('/')).body, '<h1>Home</h1>');
});

test('a page is found without extension, and a wrong trailing slash redirects to it', async () => {
  assert.equal((await get('/plain')).body, '<h1>Plain</h1>');
  assert.equal((await get('/plain.html')).body, '<h1>Plain</h1>');
  const less = await get('/guides?q=a%20b');
  assert.deepEqual([less.status, less.headers.location], [307, '/guides/?q=a%20b']);
  const more = await get('/plain/');
  assert.deepEqual([more.status, more.headers.location], [307, '/plain']);
});

test('names with spaces and accents are found in encoded form', async () => {
  const { status, headers, body } = await get('/a%20b/caf%C3%A9.txt');
  assert.deepEqual([status, body], [200, 'hello']);
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
});

test('a client that prefers Markdown gets the twin of a page, if there is one', async () => {
  const dir = tempFolder({
    'index.html': '<h1>Home</h1>',
    'index.md': '# Home',
    'a b/c/index.html': '<h1>C</h1>',
    'a b/c.md': '# C',
    'plain.html': '<h1>Plain</h1>',
    'plain.md': '# Plain',
    'alone/index.html': '<h1>Alone</h1>',
    'x.css': 'a{}',
    'x.css.md': '# No twin',
  });
  const ask = await served(dir, '/docs');
  const wish = { headers: { Accept: 'text/markdown, text/html;q=0.5' } };
  const seen = async (path: string, asked?: Asked) => {
    const { body, headers } = await ask(path, asked);
    const type = headers['content-type']?.split(';')[0];
    return [body, type, headers.vary, headers['content-location']];
  };
  const markdown = 'text/markdown';
  assert.deepEqual(await seen('/docs/', wish), ['# Home', markdown, 'Accept', '/docs/index.md']);
  const inFolder = ['# C', markdown, 'Accept', '/docs/a%20b/c.md'];
  assert.deepEqual(await seen('/docs/a%20b/c/', wish), inFolder);
  const plain = ['# Plain', markdown, 'Accept', '/docs/plain.md'];
  assert.deepEqual(await seen('/docs/plain', wish), plain);
  assert.deepEqual(await seen('/docs/'), ['<h1>Home</h1>', 'text/html', 'Accept', undefined]);
  const alone = ['<h1>Alone</h1>', 'text/html', undefined, undefined];
  assert.deepEqual(await seen('/docs/alone/', wish), alone);
  assert.deepEqual(await seen('/docs/x.css', wish), ['a{}', 'text/css', undefined, undefined]);
});

test('the two versions of a page are compressed and revalidated separately', async () => {
  const dir = tempFolder({ 'index.html': `<p>${long}</p>`, 'index.md': long });
  const ask = await served(dir);
  const headers = { Accept: 'text/markdown', 'Accept-Encoding': 'gzip' };
  const markdown = await ask('/', { headers });
  assert.equal(gunzipSync(markdown.bytes).toString(), long);
  assert.equal(markdown.headers.vary, 'Accept, Accept-Encoding');
  const etag = String(markdown.headers.etag);
  assert.equal((await ask('/', { headers: { ...headers, 'If-None-Match': etag } })).status, 304);
  const html = await ask('/', {
    headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': etag },
  });
  assert.equal(html.status, 200);
});

test('a missing file returns the 404 page of the site with status 404', async () => {
  const { status, headers, body } = await get('/nope');
  assert.equal(status, 404);
  assert.equal(body, '<h1>Not here</h1>');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  const bare = await served(tempFolder({ 'index.html': '' }));
  assert.deepEqual(await bare('/nope').then((answer) => [answer.status, answer.body]), [
    404,
    'Not found\n',
  ]);
});

test('a missing file in a folder with its own 404 page returns that page', async () => {
  const ask = await served(
    tempFolder({
      '404.html': 'not here',
      'fr/404.html': 'pas ici',
      'fr/a/index.html': 'a',
      '.git/404.html': 'secret',
    }),
  );
  const answers = await Promise.all(
    ['/fr/nope', '/fr/a/b/c/d/e/f', '/french', '/fr/../.git/x', '/.git/x'].map((path) => ask(path)),
  );
  assert.deepEqual(
    answers.map(({ status, body }) => `${status} ${body}`),
    ['404 pas ici', '404 pas ici', '404 not here', '404 not here', '404 not here'],
  );
});

test('the build marker, dot-files and everything outside the folder are not served', async () => {
  writeFiles(folder, { '.env': 'secret' });
  symlinkSync('/etc/passwd', join(folder, 'passwd.txt'));
  for (const path of ['/.lectern-build.json', '/.env', '/passwd.txt', '/../../etc/passwd']) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.equal((await get('/%2e%2e%2f%2e%2e%2fetc%2fpasswd')).status, 404);
  assert.equal((await get('/%00')).status, 400);
  assert.equal((await get('/%E0%A4%A')).status, 400);
  assert.equal((await get('/.well-known/security.txt')).body, 'contact');
});

test('a path that looks like a host never becomes a redirect to it', async () => {
  const { status, headers } = await get('//evil.example/guides');
  assert.equal(status, 404);
  assert.equal(headers.location, undefined);
});

test('HEAD returns the headers of GET without a body, and other methods are refused', async () => {
  const { status, headers, body } = await get('/data.bin', { method: 'HEAD' });
  assert.deepEqual([status, headers['content-length'], body], [200, '10', '']);
  assert.equal((await get('/nope', { method: 'HEAD' })).status, 404);
  const post = await get('/', { method: 'POST' });
  assert.deepEqual([post.status, post.headers.allow], [405, 'GET, HEAD']);
});

test('an unchanged copy is not sent again', async () => {
  const { headers } = await get('/data.bin');
  const etag = headers.etag ?? '';
  const modified = headers['last-modified'] ?? '';
  const statusFor = async (conditions: Record<string, string>) =>
    (await get('/data.bin', { headers: conditions })).status;
  assert.equal(await statusFor({ 'if-none-match': etag }), 304);
  assert.equal(await statusFor({ 'if-none-match': `"x", W/${etag}` }), 304);
  assert.equal(await statusFor({ 'if-none-match': '*' }), 304);
  assert.equal(await statusFor({ 'if-none-match': '"x"' }), 200);
  assert.equal(await statusFor({ 'if-modified-since': modified }), 304);
  assert.equal(await statusFor({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }), 200);
  assert.equal(await statusFor({ 'if-none-match': '"x"', 'if-modified-since': modified }), 200);
});

test('byte ranges are served in all forms, and invalid ones are ignored or refused', async () => {
  const part = async (range: string, more = {}) => {
    const { status, headers, body } = await get('/data.bin', { headers: { range, ...more } });
    return [status, headers['content-range'], body];
  };
  assert.deepEqual(await part('bytes=2-4'), [206, 'bytes 2-4/10', '234']);
  assert.deepEqual(await part('bytes=7-'), [206, 'bytes 7-9/10', '789']);
  assert.deepEqual(await part('bytes=-3'), [206, 'bytes 7-9/10', '789']);
  assert.deepEqual(await part('bytes=0-0'), [206, 'bytes 0-0/10', '0']);
  assert.deepEqual(await part('bytes=5-500'), [206, 'bytes 5-9/10', '56789']);
  assert.deepEqual(await part('bytes=-500'), [206, 'bytes 0-9/10', '0123456789']);
  assert.deepEqual(await part('bytes=10-'), [416, 'bytes */10', '']);
  assert.deepEqual(await part('bytes=-0'), [416, 'bytes */10', '']);
  assert.deepEqual(await part('bytes=4-2'), [200, undefined, '0123456789']);
  assert.deepEqual(await part('bytes=0-1,4-5'), [200, undefined, '0123456789']);
  assert.deepEqual(await part('lines=1-2'), [200, undefined, '0123456789']);
  assert.deepEqual(await part('bytes=2-4', { 'if-range': '"old"' }), [
    200,
    undefined,
    '0123456789',
  ]);
  const { etag = '' } = (await get('/data.bin')).headers;
  assert.deepEqual(await part('bytes=2-4', { 'if-range': etag }), [206, 'bytes 2-4/10', '234']);
});

suite('compression', () => {
  const br = { 'accept-encoding': 'gzip, br' };

  test('text is sent compressed, with its length and a Vary header', async () => {
    const { status, headers, bytes } = await get('/long.md', { headers: br });
    assert.deepEqual([status, headers['content-encoding']], [200, 'br']);
    assert.equal(headers['content-length'], String(bytes.length));
    assert.equal(headers['content-type'], 'text/markdown; charset=utf-8');
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.ok(bytes.length < 200);
    assert.equal(brotliDecompressSync(bytes).toString(), long);
    const gzip = await get('/long.md', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(gunzipSync(gzip.bytes).toString(), long);
    const plain = await get('/long.md');
    assert.deepEqual([plain.body, plain.headers['content-encoding']], [long, undefined]);
    assert.equal(plain.headers.vary, 'Accept-Encoding');
  });

  test('a file that compression would not shrink is sent unchanged to everyone', async () => {
    const { headers, body } = await get('/data.bin', { headers: br });
    assert.deepEqual([body, headers.vary], ['0123456789', undefined]);
  });

  test('HEAD returns the headers of the compressed file', async () => {
    const whole = await get('/long.md', { headers: br });
    const head = await get('/long.md', { method: 'HEAD', headers: br });
    const { date: _date, ...expected } = whole.headers;
    const { date: _other, ...actual } = head.headers;
    assert.deepEqual(actual, expected);
    assert.equal(head.bytes.length, 0);
  });

  test('a copy is valid only for its encoding', async () => {
    const { etag = '' } = (await get('/long.md', { headers: br })).headers;
    const again = await get('/long.md', { headers: { ...br, 'if-none-match': etag } });
    assert.deepEqual([again.status, again.bytes.length], [304, 0]);
    assert.deepEqual([again.headers.vary, again.headers.etag], ['Accept-Encoding', etag]);
    const plain = await get('/long.md', { headers: { 'if-none-match': etag } });
    assert.deepEqual([plain.status, plain.body], [200, long]);
  });

  test('ranges refer to the uncompressed file', async () => {
    const { status, headers, body } = await get('/long.md', {
      headers: { ...br, range: 'bytes=2-7' },
    });
    assert.deepEqual([status, body], [206, 'A long']);
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(headers['content-range'], `bytes 2-7/${long.length}`);
    const { etag = '' } = (await get('/long.md', { headers: br })).headers;
    const other = await get('/long.md', { headers: { range: 'bytes=2-7', 'if-range': etag } });
    assert.deepEqual([other.status, other.body], [200, long]);
  });

  test('the 404 page is compressed too and is never revalidated', async () => {
    const bare = await served(tempFolder({ '404.html': long }));
    const { status, headers, bytes } = await bare('/nope', {
      headers: { ...br, 'if-none-match': '*', range: 'bytes=0-1' },
    });
    assert.deepEqual([status, headers.etag], [404, undefined]);
    assert.equal(bytes.toString(), long);
    const compressed = await bare('/nope', { headers: br });
    assert.equal(brotliDecompressSync(compressed.bytes).toString(), long);
  });
});

test('every response has the headers that pages cannot set themselves', async () => {
  for (const path of ['/', '/long.md', '/nope']) {
    const { headers } = await get(path);
    assert.equal(headers['content-security-policy'], "frame-ancestors 'self'", path);
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', path);
  }
});

test('an empty file is served', async () => {
  const { status, headers, body } = await get('/empty.css');
  assert.deepEqual([status, headers['content-length'], body], [200, '0', '']);
});

test('only files with a hash in their name are cached forever', async () => {
  const cachingOf = async (path: string) => (await get(path)).headers['cache-control'];
  const forEver = 'public, max-age=31536000, immutable';
  assert.equal(await cachingOf('/_lectern/assets/page.Dx8sK2aQ.css'), forEver);
  assert.equal(await cachingOf('/_lectern/table-of-contents.css'), 'no-cache');
  assert.equal(await cachingOf('/logo.svg'), 'no-cache');
});

test('nobody keeps the answer about a file that cannot be read in its place', async (t) => {
  const path = '/_lectern/assets/long.Dx8sK2aQ.css';
  writeFiles(folder, { [path.slice(1)]: long });
  const { mock } = t.mock.method(fs.promises, 'readFile', () => Promise.reject(new Error('EIO')));
  syncBuiltinESMExports();
  const failed = await get(path, { headers: { 'accept-encoding': 'br' } });
  mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual([failed.status, failed.headers['cache-control']], [500, 'no-store']);
  assert.equal((await get(path, { headers: { 'accept-encoding': 'br' } })).status, 200);
});

test('an SVG does not run scripts when it is opened directly', async () => {
  const { headers } = await get('/logo.svg');
  assert.equal(headers['content-type'], 'image/svg+xml; charset=utf-8');
  assert.equal(headers['content-security-policy'], "frame-ancestors 'self', script-src 'none'");
});

test('a site with a base is served below it, and the root redirects there', async () => {
  const below = await served(folder, '/docs');
  assert.equal((await below('/docs/guides/')).body, '<h1>Guides</h1>');
  assert.equal((await below('/')).headers.location, '/docs/');
  assert.equal((await below('/docs')).headers.location, '/docs/');
  assert.equal((await below('/docs/guides')).headers.location, '/docs/guides/');
  const outside = await below('/guides/');
  assert.deepEqual([outside.status, outside.body], [404, '<h1>Not here</h1>']);
});

test('a site that is rebuilt while it is served is served in its new state', async () => {
  writeFiles(folder, { 'new/index.html': 'new' });
  assert.equal((await get('/new/')).body, 'new');
});
