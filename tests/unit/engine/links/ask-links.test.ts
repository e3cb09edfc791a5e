import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { collectWebLinks } from '../../../../src/core/links/web-links.ts';
import { askLinks, type AskLinksOptions } from '../../../../src/engine/links/ask-links.ts';
import { checkLinks } from '../../../../src/engine/links/check-links.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { startServer } from '../../../helpers/servers/proxy-server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on this machine that records its requests, under names that only this test knows. */
async function startWeb(t: TestContext, answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const pauses: number[] = [];
  const url = await startServer(t, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${pathname}`);
    agents.add(request.headers['user-agent']);
    const answer = answers[pathname];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  const options: AskLinksOptions = {
    resolveName: (name) =>
      name.endsWith('.test')
        ? Promise.resolve(['127.0.0.1'])
        : Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    mayAsk: (address) => address === '127.0.0.1',
    userAgent: 'asker/1 (+https://asker.example)',
    seconds: 30,
    now: () => 0,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      await setImmediate();
    },
  };
  const { port } = new URL(url);
  const toUrl = (path: string, host = 'a.test') => `http://${host}:${port}${path}`;
  const ask = async (paths: readonly string[], more: Partial<AskLinksOptions> = {}) => {
    const found = await askLinks(
      paths.map((path) => toUrl(path)),
      { ...options, ...more },
    );
    return paths.map((path) => found.get(toUrl(path)));
  };
  return { asked, agents, pauses, options, url, toUrl, ask };
}

const ok: Answer = (_request, response) => response.end('all of it');
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

suite('an external address', () => {
  test('is requested with HEAD and a named user agent', async (t) => {
    const web = await startWeb(t, { '/a': ok });
    assert.deepEqual(await web.ask(['/a']), [{ kind: 'good' }]);
    assert.deepEqual(web.asked, ['HEAD /a']);
    assert.deepEqual([...web.agents], ['asker/1 (+https://asker.example)']);
  });

  test('is requested with GET if the server refuses HEAD', async (t) => {
    const refusing: Answer = (request, response) =>
      response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
    const hanging: Answer = (request, response) =>
      request.method === 'HEAD' ? request.socket.resetAndDestroy() : response.end();
    const web = await startWeb(t, { '/a': refusing, '/b': hanging, '/c': status(403) });
    assert.deepEqual(await web.ask(['/a']), [{ kind: 'good' }]);
    assert.deepEqual(await web.ask(['/b', '/c', '/d']), [
      { kind: 'good' },
      { kind: 'guarded', status: 403 },
      { kind: 'gone', status: 404 },
    ]);
    assert.deepEqual(web.asked.slice(0, 2), ['HEAD /a', 'GET /a']);
  });

  test('is followed through redirects, and only permanent ones are reported', async (t) => {
    const web = await startWeb(t, {
      '/a': ok,
      '/now': status(302, { location: '/a' }),
      '/good': status(301, { location: '/a' }),
      '/both': status(308, { location: '/now' }),
      '/later': status(307, { location: '/good' }),
      '/gone': status(301, { location: '/nowhere' }),
      '/app': status(302, { location: 'slack://open' }),
      '/circle': status(302, { location: '/circle' }),
      '/odd': status(302, { location: 'http://[' }),
    });
    assert.deepEqual(await web.ask(['/now', '/good', '/both', '/later', '/gone']), [
      { kind: 'good' },
      { kind: 'good', to: web.toUrl('/a') },
      { kind: 'good', to: web.toUrl('/now') },
      { kind: 'good' },
      { kind: 'gone', status: 404 },
    ]);
    assert.deepEqual(await web.ask(['/app', '/circle', '/odd']), [
      { kind: 'good' },
      { kind: 'silent', reason: 'it redirects in a circle' },
      { kind: 'silent', reason: 'it redirects to an invalid URL' },
    ]);
  });

  test('is given up if there is no response', async (t) => {
    const web = await startWeb(t, { '/a': () => undefined });
    const [answer] = await web.ask(['/a'], { seconds: 0.2 });
    assert.deepEqual(answer, { kind: 'silent', reason: 'no response within 0.2 seconds' });
    const other = await askLinks(['http://nobody.example/'], web.options);
    assert.deepEqual(
      [...other.values()],
      [{ kind: 'no-host', reason: 'the host is unknown', isLookup: true }],
    );
  });

  test('is requested only on the internet unless allowed, wherever a name or redirect leads', async (t) => {
    const web = await startWeb(t, {
      '/a': ok,
      '/in': status(302, { location: 'http://10.0.0.1/' }),
    });
    const never = { mayAsk: () => false };
    assert.deepEqual(await web.ask(['/a'], never), [{ kind: 'private' }]);
    const { port } = new URL(web.url);
    const found = await askLinks([`http://127.0.0.1:${port}/a`, `http://[::1]:${port}/a`], {
      ...web.options,
      ...never,
    });
    assert.deepEqual([...found.values()], [{ kind: 'private' }, { kind: 'private' }]);
    assert.deepEqual(web.asked, []);
    assert.deepEqual(await web.ask(['/in']), [
      { kind: 'silent', reason: 'it redirects into a private network' },
    ]);
  });
});

suite('a host', () => {
  test('receives two requests at a time, with a pause after each', async (t) => {
    let open = 0;
    let most = 0;
    const slow: Answer = (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      void setImmediate().then(() => {
        open -= 1;
        response.end();
      });
    };
    const paths = Array.from({ length: 9 }, (_, rank) => `/${rank}`);
    const web = await startWeb(t, Object.fromEntries(paths.map((path) => [path, slow])));
    await web.ask(paths);
    assert.ok(most <= 2, `${most} at once`);
    assert.equal(web.asked.length, 9);
    assert.ok(web.pauses.length >= 7 && web.pauses.every((each) => each > 0), web.pauses.join());
  });

  test('is asked again later if it requests a short delay', async (t) => {
    let count = 0;
    const busy: Answer = (request, response) =>
      ((count += 1) > 1 ? ok : status(429, { 'retry-after': '2' }))(request, response);
    const web = await startWeb(t, { '/a': busy });
    assert.deepEqual(await web.ask(['/a']), [{ kind: 'good' }]);
    assert.deepEqual(web.pauses, [2000]);
  });

  test('is left alone, with all of its addresses, if it requests a long delay', async (t) => {
    const paths = Array.from({ length: 20 }, (_, rank) => `/${rank}`);
    const web = await startWeb(
      t,
      Object.fromEntries(paths.map((path) => [path, status(429, { 'retry-after': '3600' })])),
    );
    const answers = await web.ask(paths);
    assert.ok(answers.every((answer) => answer?.kind === 'guarded'));
    assert.ok(web.asked.length <= 2, web.asked.join(' '));
  });
});

suite('responses of external addresses', () => {
  test('are kept with the project, so that good ones are not requested again', async (t) => {
    const web = await startWeb(t, { '/a': ok, '/b': status(301, { location: '/a' }) });
    const dir = tempFolder();
    const uses = ['/a#x', '/a', '/b', '/gone'].map((path, rank) => ({
      url: web.url + path,
      file: `${rank}.mdx`,
      position: { line: 1, column: 1 },
    }));
    const check = () =>
      checkLinks(collectWebLinks(uses), { dir, allowsPrivate: true, userAgent: 'asker' });
    const first = await check();
    assert.deepEqual(
      first.diagnostics.map(({ file, code }) => `${file} ${code}`),
      ['2.mdx link/moved', '3.mdx link/dead'],
    );
    assert.deepEqual(first.counts, {
      addresses: 3,
      kept: 0,
      good: 1,
      moved: 1,
      dead: 1,
      unanswered: 0,
      guarded: [],
      private: [],
    });
    const count = web.asked.length;
    const again = await check();
    assert.deepEqual(again.diagnostics, first.diagnostics);
    assert.equal(again.counts.kept, 3);
    assert.equal(web.asked.length, count);
  });

  test('are requested again once they are old or the file is damaged', async (t) => {
    const web = await startWeb(t, { '/a': ok });
    const dir = tempFolder();
    const links = collectWebLinks([{ url: `${web.url}/a`, file: 'a.mdx' }]);
    const options = { dir, allowsPrivate: true, userAgent: 'asker' };
    await checkLinks(links, options);
    const file = join(dir, '.lectern/links.json');
    const kept = readFileSync(file, 'utf8');
    const aged = kept.replace(/"at":(\d+)/, (_, at) => `"at":${Number(at) - 86_400_001}`);
    const wrong = ['', '{', 'null', '{"version":1,"answers":{"a":null}}', '{"version":0}', aged];
    for (const [rank, text] of wrong.entries()) {
      writeFileSync(file, text);
      assert.equal((await checkLinks(links, options)).counts.kept, 0, text);
      assert.equal(web.asked.length, rank + 2);
    }
  });

  test('addresses of this machine are not requested by default', async (t) => {
    const web = await startWeb(t, { '/a': ok });
    const links = collectWebLinks([{ url: `${web.url}/a`, file: 'a.mdx' }]);
    const options = { dir: tempFolder(), allowsPrivate: false, userAgent: 'asker' };
    const { diagnostics, counts } = await checkLinks(links, options);
    assert.deepEqual([diagnostics, counts.private], [[], [`${web.url}/a`]]);
    assert.deepEqual(web.asked, []);
  });
});
