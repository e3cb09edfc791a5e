import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listen } from '../../../../src/server/listen.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import type { CliRun } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { callProxy } from '../../../helpers/servers/proxy-server.ts';
import { requestRaw } from '../../../helpers/servers/raw-request.ts';
import { findFreePort } from '../../../helpers/service/port.ts';

const built = (base = '') => ({
  'dist/.lectern-build.json': JSON.stringify({ base, files: ['index.html'] }),
  'dist/index.html': '<h1>Home</h1>',
});

/** Serves until the page at the printed address has been read. */
async function readServed(words: readonly string[], cwd: string) {
  let text = '';
  const run = await runCli(words, {
    cwd,
    onOutput: (output, stop) => {
      const url = /http:\/\/\S+/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? '';
      void fetch(url)
        .then((response) => response.text())
        .then((body) => (text = body))
        .finally(() => stop('SIGINT'));
    },
  });
  return { run, text };
}

function portOf({ stdout }: CliRun): number {
  return Number(/:(\d+)\//.exec(stdout)?.[1]);
}

test('a docs folder is served from dist, its address is printed, and SIGINT ends it', async () => {
  const { run, text } = await readServed(['serve'], tempFolder(built()));
  assert.equal(text, '<h1>Home</h1>');
  assert.match(run.stdout, /^➜ http:\/\/localhost:\d+\/\n$/);
  assert.ok(portOf(run) >= 4321);
  assert.deepEqual([run.code, run.stderr], [130, '']);
});

test('the output folder itself can be named, and its base is known', async () => {
  const cwd = tempFolder(built('/docs'));
  const { run, text } = await readServed(['serve', 'dist', '--port', '0'], cwd);
  assert.equal(text, '<h1>Home</h1>');
  assert.match(run.stdout, /:\d+\/docs\/\n$/);
});

test('a site whose swap was interrupted is restored and served', async () => {
  const cwd = tempFolder(built());
  renameSync(join(cwd, 'dist'), join(cwd, 'dist.lectern-old'));
  const { text } = await readServed(['serve'], cwd);
  assert.equal(text, '<h1>Home</h1>');
});

test('a folder that Lectern did not build is not served', async () => {
  const run = await runCli(['serve'], { cwd: tempFolder({ 'index.html': '', '.env': '' }) });
  assert.deepEqual(run, {
    code: 2,
    stdout: '',
    stderr:
      'error  cli/nothing-built\nNothing to serve\n"." holds no site that Lectern built.\nhint: Run "lectern build" first, or name the output folder.\n\n',
  });
});

test('a requested port that is busy is reported, and no other is used', async () => {
  const other = await listen({ host: '127.0.0.1', port: 0, listener: () => undefined });
  const words = ['serve', '--port', String(other.port)];
  const run = await runCli(words, { cwd: tempFolder(built()) });
  await other.stop();
  assert.deepEqual([run.code, run.stdout], [2, '']);
  assert.equal(
    run.stderr,
    `error  cli/port-unavailable\nCannot listen there\nPort ${other.port} of 127.0.0.1 cannot be used: another program is using it.\nhint: Choose another --port (0 takes any free one) or --host.\n\n`,
  );
});

test('an address that this machine does not have is reported', async () => {
  const run = await runCli(['serve', '--host', '192.0.2.1'], { cwd: tempFolder(built()) });
  assert.equal(run.code, 2);
  assert.match(
    run.stderr,
    /of 192\.0\.2\.1 cannot be used: this machine does not have that address/,
  );
});

test('an address that nothing can listen on, and a name that cannot be one, are reported', async () => {
  for (const host of ['fe80::1', 'ff02::1', 'a'.repeat(300)]) {
    const run = await runCli(['serve', '--host', host], { cwd: tempFolder(built()) });
    assert.deepEqual([run.code, run.stdout], [2, '']);
    assert.match(run.stderr, /^error {2}cli\/port-unavailable\nCannot listen there\n/);
  }
});

test('listening on all interfaces is reported', async () => {
  const words = ['serve', '--host', '0.0.0.0', '--port', '0'];
  const { run } = await readServed(words, tempFolder(built()));
  assert.equal(run.stderr, 'Every machine that can reach this one can see the site.\n');
});

test('the public address behind a reverse proxy is printed', async () => {
  const words = 'serve --host 0.0.0.0 --port 0 --public-url https://docs.test/docs';
  const { run } = await readServed(words.split(' '), tempFolder(built('/docs')));
  // A machine can have no network address, or one, or several.
  assert.match(
    run.stdout,
    /^➜ http:\/\/localhost:\d+\/docs\/ for https:\/\/docs\.test\/docs\/\n(?:➜ \S+ on the network\n)*$/,
  );
  assert.equal(run.stderr, '');
});

test('locally, only local and explicitly allowed host names are served', async () => {
  const askAs = async (hostName: string, ...words: readonly string[]) => {
    const port = await findFreePort();
    let status: number | undefined;
    await runCli(['serve', '--port', String(port), ...words], {
      cwd: tempFolder(built()),
      onOutput: (_text, stop) => {
        const headers = { Host: `${hostName}:${port}` };
        void requestRaw(`http://127.0.0.1:${port}`, '/', { headers })
          .then((answer) => (status = answer.status))
          .finally(() => stop('SIGINT'));
      },
    });
    return status;
  };
  assert.equal(await askAs('evil.test'), 403);
  assert.equal(await askAs('docs.test', '--allow-host', 'docs.test'), 200);
  assert.equal(await askAs('docs.test', '--public-url', 'https://docs.test'), 200);
  assert.equal(await askAs('evil.test', '--public-url', 'https://docs.test'), 403);
  assert.equal(await askAs('evil.test', '--host', '0.0.0.0'), 200);
  assert.equal(await askAs('evil.test', '--host', '0.0.0.0', '--allow-host', 'docs.test'), 403);
});

test('an access log has standard output to itself', async () => {
  const port = await findFreePort();
  const words = ['serve', '--port', String(port), '--access-log'];
  const running = runCli(words, {
    cwd: tempFolder(built()),
    onOutput: (_text, stop) => stop('SIGTERM'),
  });
  const ask = (): Promise<unknown> =>
    fetch(`http://127.0.0.1:${port}/`).catch(() => new Promise(setImmediate).then(ask));
  await ask();
  const { code, stdout, stderr } = await running;
  const { time, milliseconds, ...entry } = JSON.parse(stdout) as Record<string, unknown>;
  assert.deepEqual(entry, { kind: 'answered', method: 'GET', path: '/', status: 200 });
  assert.deepEqual([typeof time, typeof milliseconds], ['string', 'number']);
  assert.deepEqual([code, stderr], [143, `➜ http://localhost:${port}/\n`]);
});

test('the playground proxy allows only the origins of the build, below the base', async () => {
  const files = { ...built('/docs'), 'dist/_lectern/origins.json': '["https://api.test"]' };
  const answers: string[] = [];
  await runCli(['serve', '--port', '0'], {
    cwd: tempFolder(files),
    onOutput: (output, stop) => {
      const url = /http:\/\/\S+/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? '';
      const call = { envelope: { method: 'GET', url: 'https://evil.test/' } };
      void callProxy(url, { ...call, path: '/docs/_lectern/request' })
        .then(({ error = '' }) => answers.push(error))
        .then(() => callProxy(url, { ...call, path: '/_lectern/request' }))
        .then(({ status }) => answers.push(String(status)))
        .finally(() => stop('SIGINT'));
    },
  });
  assert.deepEqual(answers, ['not-allowed', '405']);
});
