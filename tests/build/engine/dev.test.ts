import assert from 'node:assert/strict';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '../../../src/core/diagnostic/explanation.ts';
import type { DevServer } from '../../../src/engine/dev/dev-server.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { requestRaw } from '../../helpers/servers/raw-request.ts';
import { listenToChanges, revisionOf } from '../../helpers/sites/change-feed.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';

const config = JSON.stringify({
  name: 'Acme',
  navigation: [{ group: 'Start', pages: ['start'] }],
  redirects: [
    { source: '/moved', destination: 'https://example.com/to → there\\' },
    { source: '/old/:slug*', destination: '/start/:slug*' },
    { source: '/n*', destination: '/start' },
    { source: '/p*', destination: '/start' },
    { source: '/@*', destination: '/start' },
  ],
});

const dir = tempFolder({
  'docs.json': config,
  'start.mdx': 'first words\n',
  'news.mdx': '<Update label="2026-03-14">\n\nSee [it](#2026-03-14).\n\n</Update>\n',
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'picture.png': '0123456789',
});

/** Requests only the headers of a response that may never end. */
function requestHead(url: URL, headers: Record<string, string>): Promise<{ status: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number }>();
  const asked = request(url, { headers }, (response) => {
    response.destroy();
    resolve({ status: response.statusCode ?? 0 });
  });
  asked.on('error', reject).end();
  return promise;
}

/** What the server reports after each reload. */
class Reports {
  #next = Promise.withResolvers<undefined>();

  report(): void {
    this.#next.resolve(undefined);
    this.#next = Promise.withResolvers();
  }

  next(): Promise<unknown> {
    return this.#next.promise;
  }
}

describe('dev under a base', () => {
  let server: DevServer;
  const opened: string[] = [];
  const reports = new Reports();

  before(async () => {
    server = await startTestDev({
      allowHosts: ['allowed.test'],
      dir,
      base: '/docs',
      onReport: () => reports.report(),
      openEditor: (place) => opened.push(place),
    });
  });
  after(() => server.stop());

  const get = (path: string) =>
    fetch(new URL(path, server.url), { headers: { accept: 'text/html' }, redirect: 'manual' });
  const text = async (path: string) => await (await get(path)).text();

  /** Waits, across reloads of the folder, until the response for a path matches. */
  async function until(path: string, isSo: (text: string) => boolean): Promise<void> {
    for (;;) {
      const next = reports.next();
      if (isSo(await text(path))) return;
      await next;
    }
  }
  const untilSaid = (path: string, words: string) => until(path, (said) => said.includes(words));

  test('the Markdown of a page and of the whole site reflects the current source', async () => {
    writeFileSync(join(dir, 'start.mdx'), '{"first" + " words"}\n');
    for (const path of ['/docs/start.md', '/docs/llms-full.txt']) {
      const answer = await get(path);
      assert.match(await answer.text(), /^first words$/m);
    }
  });

  test('a page is served as Markdown to clients that prefer it', async () => {
    const accept = 'text/markdown, */*';
    const { headers, status } = await fetch(new URL('/docs/start/', server.url), {
      headers: { accept },
    });
    const seen = ['content-type', 'vary', 'content-location'].map((name) => headers.get(name));
    assert.deepEqual(
      [status, ...seen],
      [200, 'text/markdown; charset=utf-8', 'Accept', '/docs/start.md'],
    );
    assert.equal((await get('/docs/start/')).headers.get('vary'), 'Accept');
  });

  test('pages, styles, files and the root are served below the base', async () => {
    assert.match(await text('/docs/start/'), /first words/);
    const [, base = ''] = /"([^"]*\/base\.[^"]*\.css)"/.exec(await text('/docs/start/')) ?? [];
    assert.match(await text(base), /@layer/);
    assert.match(await text('/docs/picture.svg'), /<svg/);
    assert.equal((await get('/docs/')).headers.get('location'), '/docs/start/');
  });

  test('dev serves files like lectern serve, with ranges, ETags and a script policy for images', async () => {
    const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
      requestRaw(server.url, `/docs${path}`, { headers, method });
    const part = await ask('/picture.png', { Range: 'bytes=2-4' });
    assert.deepEqual([part.status, part.body], [206, '234']);
    const { headers } = await ask('/picture.svg', {});
    assert.equal(headers['content-security-policy'], "script-src 'none'");
    const again = await ask('/picture.svg', { 'If-None-Match': headers.etag ?? '' });
    assert.deepEqual([again.status, again.body], [304, '']);
    assert.equal((await ask('/picture.png', {}, 'HEAD')).headers['content-length'], '10');
    assert.equal((await ask('/_redirects', {})).status, 404);
    assert.equal((await ask('/_lectern/host/nginx.conf', {})).status, 404);
  });

  test('redirects work, also with parameters, but never replace a page or a file', async () => {
    const locationOf = async (path: string) => (await get(path)).headers.get('location');
    assert.equal(await locationOf('/docs/moved'), 'https://example.com/to%20%E2%86%92%20there/');
    assert.equal(await locationOf('/docs/old/a%20b/c/'), '/docs/start/a%20b/c');
    assert.equal(await locationOf('/docs/nothing'), '/docs/start/');
    assert.equal((await get('/docs/news/')).status, 200);
    assert.equal((await get('/docs/picture.svg')).status, 200);
    assert.equal((await get('/docs/@odd')).headers.get('location'), '/docs/start/');
    assert.equal((await get('/docs/_lectern/diagnostics.json')).status, 200);
  });

  test('requests with an unknown host or the TRACE method are refused', async () => {
    const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      (await requestRaw(server.url, path, { headers, method })).status;
    for (const path of [
      '/docs/start/',
      '/docs/_lectern/request',
      '/docs/_lectern/diagnostics.json',
    ]) {
      assert.equal(await ask(path, { Host: 'evil.test' }), 403);
      assert.notEqual(await ask(path, { Host: 'Allowed.test:80' }), 403);
      assert.equal(await ask(path, {}, 'TRACE'), 405);
    }
  });

  test('the event stream of changes is available only to pages of the site itself', async () => {
    const ask = async (headers: Record<string, string>) => {
      const url = new URL('/docs/_lectern/events', server.url);
      const response = await requestHead(url, headers);
      return response.status;
    };
    const { host } = new URL(server.url);
    assert.equal(await ask({ Origin: `http://${host}` }), 200);
    assert.equal(await ask({ Origin: 'http://evil.test' }), 403);
    assert.equal(await ask({ Origin: 'http://localhost:1' }), 403);
    assert.equal(await ask({ 'Sec-Fetch-Site': 'cross-site' }), 403);
    assert.equal(await ask({ Host: 'evil.test', Origin: 'http://evil.test' }), 403);
  });

  test('a path with invalid percent encoding returns the 404 page', async () => {
    for (const path of ['/docs/%zz', '/docs/%ff/?q=%zz']) {
      const answer = await requestRaw(server.url, path, { headers: { Accept: 'text/html' } });
      assert.equal(answer.status, 404, path);
      assert.match(answer.body, /<h1[^>]*>Page not found/, path);
    }
  });

  test('a changelog page has a feed with URLs of the dev server', async () => {
    const page = new URL('/docs/news/', server.url).href;
    const feed = await get('/docs/news/rss.xml');
    assert.match(feed.headers.get('content-type') ?? '', /^application\/rss\+xml/);
    const xml = await feed.text();
    assert.ok(xml.includes(`<link>${page}#2026-03-14</link>`), xml);
    assert.ok(xml.includes(`&lt;a class=&quot;link&quot; href=&quot;${page}#2026-03-14`), xml);
    assert.match(xml, /<pubDate>Sat, 14 Mar 2026 00:00:00 GMT<\/pubDate>/);
    assert.match(await text('/docs/news/'), /href="\/docs\/news\/rss\.xml"/);
    assert.equal((await get('/docs/start/rss.xml')).status, 404);
  });

  test("the overlay opens files in the editor only for the site's pages and the project's files", async () => {
    const ask = async (place: string, headers: Record<string, string> = {}, method = 'POST') => {
      const path = `/docs/_lectern/open?place=${encodeURIComponent(place)}`;
      return (await requestRaw(server.url, path, { headers, method })).status;
    };
    assert.equal(await ask('start.mdx:3:5'), 204);
    assert.equal(await ask('docs.json'), 204);
    const elsewhere = tempFolder({ 'secret.mdx': '' });
    symlinkSync(join(elsewhere, 'secret.mdx'), join(dir, 'linked.mdx'));
    for (const place of [
      '../start.mdx:1:1',
      `${elsewhere}/secret.mdx`,
      'linked.mdx',
      '.',
      'gone.mdx',
      '',
    ]) {
      assert.equal(await ask(place), 403, place);
    }
    assert.equal(await ask('start.mdx:3:5', {}, 'GET'), 403);
    assert.equal(await ask('start.mdx:3:5', { Origin: 'http://evil.test' }), 403);
    assert.equal(await ask('start.mdx:3:5', { 'Sec-Fetch-Site': 'cross-site' }), 403);
    assert.equal(await ask('start.mdx:3:5', { Host: 'evil.test' }), 403);
    assert.deepEqual(opened, [`${join(dir, 'start.mdx')}:3:5`, join(dir, 'docs.json')]);
    rmSync(join(dir, 'linked.mdx'));
  });

  test('the overlay links to an explanation of each diagnostic that works offline', async () => {
    const page = await get('/docs/_lectern/diagnostics/link/missing-page.html');
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
    const html = await page.text();
    assert.match(html, /<h1>Link to a missing page<\/h1>[\s\S]*hint: Did you mean/);
    assert.match(html, /{ &quot;link\/missing-page&quot;: &quot;off&quot; }/);
    assert.ok(html.includes(`href="${urlOf('link/missing-page')}"`));
    assert.equal((await get('/docs/_lectern/diagnostics/link/toString.html')).status, 404);
  });

  test('a saved page is shown immediately; a broken one keeps the old page and is reported', async () => {
    writeFileSync(join(dir, 'start.mdx'), 'second words\n');
    await untilSaid('/docs/start/', 'second words');
    writeFileSync(join(dir, 'start.mdx'), '<Card>\n\nopen\n');
    await untilSaid('/docs/_lectern/diagnostics.json', 'is not closed before');
    assert.match(await text('/docs/start/'), /second words/);
    writeFileSync(join(dir, 'start.mdx'), 'third words\n');
    await untilSaid('/docs/start/', 'third words');
    // The reload that rendered the page may not know all its diagnostics yet.
    await until('/docs/_lectern/diagnostics.json', (said) => !said.includes('start.mdx'));
  });

  test('problems of a page are reported when it is saved together with another', async () => {
    writeFileSync(join(dir, 'start.mdx'), '<Card>\n\nopen\n');
    writeFileSync(join(dir, 'news.mdx'), 'No news.\n');
    await untilSaid('/docs/_lectern/diagnostics.json', 'is not closed before');
    writeFileSync(join(dir, 'start.mdx'), 'third words\n');
    await untilSaid('/docs/start/', 'third words');
  });

  test('links of rendered pages are checked again when another page is removed or added', async () => {
    writeFileSync(join(dir, 'other.mdx'), 'Other words.\n');
    await untilSaid('/docs/other/', 'Other words.');
    writeFileSync(join(dir, 'start.mdx'), 'fourth words, and [other ones](/other)\n');
    await untilSaid('/docs/start/', 'fourth words');
    rmSync(join(dir, 'other.mdx'));
    await untilSaid('/docs/_lectern/diagnostics.json', 'start.mdx:1');
    writeFileSync(join(dir, 'other.mdx'), 'Other words.\n');
    await until('/docs/_lectern/diagnostics.json', (said) => !said.includes('start.mdx'));
    writeFileSync(join(dir, 'start.mdx'), 'third words\n');
    await untilSaid('/docs/start/', 'third words');
  });

  test('a broken docs.json keeps the site up, and fixing it restores normal service', async () => {
    writeFileSync(join(dir, 'docs.json'), '{ "name": ');
    await untilSaid('/docs/_lectern/diagnostics.json', 'docs.json:1');
    assert.match(await text('/docs/start/'), /third words/);
    writeFileSync(join(dir, 'docs.json'), config.replace('Acme', 'Mended'));
    await untilSaid('/docs/start/', 'Mended');
  });

  test('a slow save is shown once it is complete', async () => {
    for (const [rank, milliseconds] of [1, 2, 3, 4, 6, 8].entries()) {
      const file = openSync(join(dir, 'start.mdx'), 'w');
      await wait(milliseconds);
      writeSync(file, `slow words ${rank}\n`);
      closeSync(file);
      await untilSaid('/docs/start/', `slow words ${rank}`);
    }
  });

  test('a new page is served without a restart', async () => {
    writeFileSync(join(dir, 'more.mdx'), 'more words\n');
    await untilSaid('/docs/more/', 'more words');
  });
});

test('a file that is saved between being read and the start of dev is read again', async () => {
  const mistaken = '{ "name": "A", "nmae": "A", "navigation": [{ "group": "G", "pages": ["a"] }] }';
  const folder = tempFolder({ 'docs.json': mistaken, 'a.md': 'Words.\n' });
  const codes: (string | undefined)[] = [];
  const isMended = Promise.withResolvers<undefined>();
  const server = await startTestDev({
    dir: folder,
    onReport: ([problem]) => {
      // The first report is about the folder as it was read.
      const isFirst = codes.push(problem?.code) === 1;
      if (isFirst) writeFileSync(join(folder, 'docs.json'), mistaken.replace('"nmae": "A", ', ''));
      if (problem === undefined) isMended.resolve(undefined);
    },
  });
  await isMended.promise;
  await server.stop();
  assert.equal(codes[0], 'config/unknown-key');
});

test('dev gradually reports problems of all pages, including those that nobody opens', async () => {
  const pages = Array.from({ length: 60 }, (_, rank) => `page-${rank}`);
  const folder = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'All', pages }],
      base: '/stated',
    }),
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, 'Words.\n'])),
    'page-3.mdx': '[nowhere](/missing)\n',
  });
  const reported = new Reports();
  let files: readonly (string | undefined)[] = [];
  let isWhole = false;
  const bases = new Set<string | undefined>();
  const server = await startTestDev({
    dir: folder,
    onReport: (problems, isAll, statedBase) => {
      bases.add(statedBase);
      files = problems.map(({ file }) => file);
      isWhole = isAll;
      reported.report();
    },
  });
  const untilReported = async (expected: readonly string[]) => {
    for (;;) {
      const next = reported.next();
      if (isWhole && [...files].sort().join() === [...expected].sort().join()) return;
      await next;
    }
  };
  try {
    await untilReported(['page-3.mdx']);
    for (const name of pages) writeFileSync(join(folder, `${name}.mdx`), '<Card>\n\nopen\n');
    await untilReported(pages.map((name) => `${name}.mdx`));
    for (const name of pages) writeFileSync(join(folder, `${name}.mdx`), 'Words.\n');
    await untilReported([]);
    // A page that nobody has opened links to one that will be removed.
    writeFileSync(join(folder, 'page-5.mdx'), '[other](/page-6)\n');
    rmSync(join(folder, 'page-6.mdx'));
    await untilReported(['docs.json', 'page-5.mdx']);
    // Nobody has opened these two pages either, and only rendering shows whether the place exists.
    writeFileSync(join(folder, 'page-5.mdx'), '[place](/page-7#made)\n');
    await untilReported(['docs.json', 'page-5.mdx']);
    writeFileSync(join(folder, 'page-7.mdx'), '<div id="made">Words.</div>\n');
    await untilReported(['docs.json']);
    assert.deepEqual([...bases], ['/stated']);
  } finally {
    await server.stop();
  }
});

test('a page that connects after a later save or a restart is told to reload', async () => {
  const folder = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'All', pages: ['start', 'other'] }],
    }),
    'start.mdx': 'first words\n',
    'other.mdx': 'Other words.\n',
  });
  const start = () =>
    startTestDev({
      dir: folder,
      base: '/docs',
    });
  const shownBy = async ({ url }: DevServer) =>
    revisionOf(await (await fetch(new URL('start/', url))).text());
  const listenTo = ({ url }: DevServer, revision?: string) =>
    listenToChanges(url.replace(/\/$/, ''), revision);
  let server = await start();
  try {
    const shown = await shownBy(server);
    const hears = await listenTo(server);
    writeFileSync(join(folder, 'start.mdx'), 'second words\n');
    assert.deepEqual(await hears.next('reload'), ['/start/']);
    const late = await listenTo(server, shown);
    // A page that had received nothing on connecting would receive this event next.
    await server.reload();
    assert.deepEqual(await late.next('reload'), ['/start/']);
    const later = await listenTo(server, shown);
    assert.equal(await later.next('reload'), 'all');

    const latest = await shownBy(server);
    await server.stop();
    server = await start();
    const again = await listenTo(server, latest);
    assert.equal(await again.next('reload'), 'all');
    const next = await listenTo(server, await shownBy(server));
    writeFileSync(join(folder, 'other.mdx'), 'Newer words.\n');
    assert.deepEqual(await next.next('reload'), ['/other/']);
  } finally {
    await server.stop();
  }
});

test('dev serves the whole tree of a long section at the address that its pages use', async () => {
  const navigation = Array.from({ length: 201 }, (_, rank) => ({
    group: `Part ${rank + 1}`,
    pages: ['start'],
  }));
  const server = await startTestDev({
    dir: tempFolder({
      'docs.json': JSON.stringify({ name: 'Acme', navigation }),
      'start.md': 'Words.\n',
    }),
    base: '/docs',
  });
  try {
    const page = await (await fetch(new URL('/docs/start/', server.url))).text();
    const [, file = ''] = /data-tree="(\/docs\/[^"]+)"/.exec(page) ?? [];
    const answer = await fetch(new URL(file, server.url));
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.match((await answer.json()) as string, /Part 201/);
    assert.doesNotMatch(page, /Part 150</);
  } finally {
    await server.stop();
  }
});

test('a page that reconnects while dev stops gets an event stream that ends', async () => {
  const server = await startTestDev({ dir });
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  // A stopping server finishes a request that has begun.
  socket.write(`GET /_lectern/events HTTP/1.1\r\nHost: localhost:${port}\r\n`);
  const isAnswered = () => fetch(server.url).then(Boolean, () => false);
  // Once it has answered a later request, it has read the beginning of this one.
  assert.ok(await isAnswered());
  const stopped = server.stop();
  while (await isAnswered());
  socket.write('\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  await stopped;
  assert.match(answer, /retry: 500\n\n\r\n0\r\n\r\n$/);
});
