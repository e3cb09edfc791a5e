import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';
import { siteListener } from '../../../src/server/site-listener.ts';
import type { LogEntry } from '../../../src/server/site-listener.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { startEcho } from '../../helpers/servers/echo-server.ts';
import { callProxy, startServer } from '../../helpers/servers/proxy-server.ts';
import { requestRaw } from '../../helpers/servers/raw-request.ts';

async function start(t: TestContext, origins: readonly string[] = []) {
  const folder = tempFolder({
    'site/index.html': '<h1>Home</h1>',
    'site/_lectern/origins.json': JSON.stringify(origins),
  });
  const dir = join(folder, 'site');
  const log: LogEntry[] = [];
  const listener = siteListener({ dir, base: '/docs', log: (entry) => log.push(entry) });
  return { dir, url: await startServer(t, listener), log };
}

test('health is reported below the base, even while there is no site', async (t) => {
  const { dir, url } = await start(t);
  const ask = async () => {
    const { status, headers } = await fetch(`${url}/docs/_lectern/health`);
    return [status, headers.get('cache-control')];
  };
  assert.deepEqual(await ask(), [200, 'no-store']);
  renameSync(dir, `${dir}-old`);
  assert.deepEqual(await ask(), [503, 'no-store']);
  const page = await fetch(`${url}/docs/`);
  assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '1']);
  renameSync(`${dir}-old`, dir);
  assert.deepEqual(await ask(), [200, 'no-store']);
});

test('without a list of origins, the proxy allows none', async (t) => {
  for (const files of [{}, { '_lectern/origins.json': '["https://api.test"' }]) {
    const url = await startServer(t, siteListener({ dir: tempFolder(files), base: '' }));
    const { text } = await callProxy(url, { envelope: { ask: 'origins' } });
    assert.deepEqual((JSON.parse(text) as { origins: unknown }).origins, []);
  }
});

test('nothing is served under an unknown host name, however it is requested', async (t) => {
  const dir = tempFolder({ 'index.html': '<h1>Home</h1>' });
  const publicUrl = 'https://docs.example.com:8443';
  const listener = siteListener({ dir, base: '', publicUrl, allowedHosts: ['docs.internal'] });
  const url = await startServer(t, listener);
  const ask = async (host: string, path: string, method = 'GET') => {
    const { status, body } = await requestRaw(url, path, { method, headers: { Host: host } });
    return [status, body];
  };
  const refusal = [403, 'This host is not allowed. Start the server with --allow-host.\n'];
  for (const path of ['/', '/_lectern/health', '/_lectern/request', 'http://localhost/']) {
    assert.deepEqual(await ask('evil.test', path), refusal);
    assert.deepEqual(await ask('evil.test', path, 'POST'), refusal);
  }
  for (const host of ['localhost:1', '127.0.0.1', 'docs.internal', 'docs.example.com']) {
    assert.deepEqual(await ask(host, '/'), [200, '<h1>Home</h1>']);
  }
  assert.equal((await ask('localhost', '/_lectern/health', 'TRACE'))[0], 405);
});

suite('the access log', () => {
  test('contains method, path, status and time, and nothing that might be a secret', async (t) => {
    const { url, log } = await start(t);
    const headers = { Cookie: 'secret', Authorization: 'secret', Referer: `${url}/secret` };
    await fetch(`${url}/docs/?key=secret`, { headers });
    await fetch(`${url}/docs/missing`, { method: 'HEAD' });
    await fetch(`${url}/docs/_lectern/health`);
    const reported = log.map((entry) => ({ ...entry, milliseconds: entry.milliseconds >= 0 }));
    assert.deepEqual(reported, [
      { kind: 'answered', method: 'GET', path: '/docs/', status: 200, milliseconds: true },
      { kind: 'answered', method: 'HEAD', path: '/docs/missing', status: 404, milliseconds: true },
    ]);
  });

  test('contains refused requests under an unknown host name', async (t) => {
    const dir = tempFolder({ 'index.html': '<h1>Home</h1>' });
    const log: LogEntry[] = [];
    const listener = siteListener({
      dir,
      base: '',
      allowedHosts: [],
      log: (entry) => log.push(entry),
    });
    const url = await startServer(t, listener);
    for (const path of ['/a', '/_lectern/health']) {
      await requestRaw(url, path, { method: 'GET', headers: { Host: 'evil.test' } });
    }
    assert.deepEqual(
      log.map((entry) => entry.kind === 'answered' && `${entry.status} ${entry.path}`),
      ['403 /a', '403 /_lectern/health'],
    );
  });

  test('contains where the playground sent a request, but not its content', async (t) => {
    const api = await startEcho(t);
    const { url, log } = await start(t, [api.url]);
    const headers = [['X-Key', 'secret']];
    const envelope = {
      method: 'PUT',
      url: `${api.url}/secret?secret`,
      headers,
      body: btoa('secret'),
    };
    const { status } = await callProxy(url, { envelope, path: '/docs/_lectern/request' });
    assert.equal(status, 200);
    const reported = log.map((entry) => ({ ...entry, milliseconds: 0 }));
    const path = '/docs/_lectern/request';
    assert.deepEqual(
      reported.sort((a, b) => b.kind.localeCompare(a.kind)),
      [
        { kind: 'sent', method: 'PUT', origin: api.url, status: 200, milliseconds: 0 },
        { kind: 'answered', method: 'POST', path, status: 200, milliseconds: 0 },
      ],
    );
  });
});
