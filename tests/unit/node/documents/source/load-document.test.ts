import assert from 'node:assert/strict';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type RequestListener, type Server, createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { loadDocument } from '../../../../../src/node/documents/source/load-document.ts';
import { tempFolder } from '../../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';
import { findFreePort } from '../../../../helpers/service/port.ts';

const text = 'openapi: 3.1.0\ninfo: { title: Zoo }\n';
const place = { file: 'docs.json', position: { line: 4, column: 14 } };

interface Remote {
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function serve(listener: RequestListener): Promise<Remote> {
  const server: Server = createServer(listener);
  // Once it is closed, no system gives this port to another program.
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}/openapi.yaml`, close };
}

function project(files: Record<string, string> = {}) {
  const dir = tempFolder(files);
  const load = async (entry: string, limits = { seconds: 60, megabytes: 1 }) => {
    const options = { dir, cacheDir: join(dir, '.lectern'), place, limits, parse: parseDocument };
    const { document, diagnostics } = await loadDocument(entry, options);
    return { document, texts: diagnostics.map((one) => diagnosticText(one, dir)) };
  };
  return { dir, load };
}

test('a file is found from the project folder, with or without a leading slash', async () => {
  const { load } = project({ 'api/openapi.yaml': text });
  for (const entry of ['api/openapi.yaml', '/api/openapi.yaml', './api/openapi.yaml']) {
    const { document, texts } = await load(entry);
    assert.deepEqual(texts, []);
    assert.equal(document?.file, 'api/openapi.yaml');
  }
});

test('a file can be searched in several folders', async () => {
  const dir = tempFolder({ 'public/openapi.yaml': text });
  const base = { dir, cacheDir: join(dir, '.lectern'), place };
  const options = { ...base, folders: ['', 'public'], parse: parseDocument };
  const { document } = await loadDocument('openapi.yaml', options);
  assert.equal(document?.file, 'public/openapi.yaml');
});

test('a missing file is reported at its entry, with the nearest name', async () => {
  const { load } = project({ 'api/openapi.yaml': text });
  assert.deepEqual((await load('api/openapi.yml')).texts, [
    'docs.json:4:14 error openapi/missing-file: There is no file "api/openapi.yml" in this project. -> Did you mean "api/openapi.yaml"?',
  ]);
  assert.deepEqual((await load('nowhere/at-all.json')).texts, [
    'docs.json:4:14 error openapi/missing-file: There is no file "nowhere/at-all.json" in this project. -> Write the path of the file from the folder of the configuration.',
  ]);
  assert.match((await load('api')).texts.join(), /openapi\/missing-file/);
});

test('another version of a missing document is suggested only if its name matches', async () => {
  const names = [
    'users-service-1.0.0',
    'users-service-2.1',
    'orders-services',
    'chats-service-0.1.0',
    '',
  ];
  const { load } = project(Object.fromEntries(names.map((name) => [`api/${name}.yml`, text])));
  const meant = async (path: string) =>
    /Did you mean "(.*)"/.exec((await load(path)).texts.join())?.[1];
  assert.equal(await meant('api/users-service-2.0.yml'), 'api/users-service-2.1.yml');
  assert.equal(await meant('api/users-service.yml'), 'api/users-service-2.1.yml');
  assert.equal(await meant('api/orders-service-0.2.0.yml'), 'api/orders-services.yml');
  assert.equal(await meant('api/hooks-service-0.1.0.yml'), undefined);
});

test('a file outside the project is refused, by path and by link', async () => {
  const { dir, load } = project();
  const other = tempFolder({ 'secret.yaml': text });
  symlinkSync(join(other, 'secret.yaml'), join(dir, 'link.yaml'));
  assert.deepEqual((await load('link.yaml')).texts, [
    'docs.json:4:14 error openapi/outside: "link.yaml" leads to a file outside the project folder. -> Copy the file into the project.',
  ]);
  const { document } = await load(`../${other.split('/').at(-1)}/secret.yaml`);
  assert.equal(document, undefined);
});

test('a file that is too large is refused before it is read', async () => {
  const { load } = project({ 'big.yaml': `${text}#${'x'.repeat(1_500_000)}` });
  assert.deepEqual((await load('big.yaml')).texts, [
    'docs.json:4:14 error openapi/too-large: "big.yaml" has 2 MB; up to 1 MB are read. -> Leave out what readers do not need, or split it by area and list the parts.',
  ]);
});

test('a file may be as large as its own limit says, larger than a page', async () => {
  const { load } = project({ 'big.yaml': `${text}#${'x'.repeat(33_000_000)}` });
  const { document, texts } = await load('big.yaml', { seconds: 60, megabytes: 40 });
  assert.deepEqual(texts, []);
  assert.ok(document);
});

test('errors in a file are reported in the file', async () => {
  const { load } = project({ 'openapi.yaml': 'openapi: 3.1.0\na: b: c\n' });
  assert.match(
    (await load('openapi.yaml')).texts.join(),
    /^openapi\.yaml:2:4 error openapi\/syntax/,
  );
});

test('a document is fetched from its URL', async () => {
  const remote = await serve((_, response) => response.end(`\uFEFF${text}`));
  const { document, texts } = await project().load(remote.url);
  await remote.close();
  assert.deepEqual(texts, []);
  assert.equal(document?.name, remote.url);
  assert.equal(document?.file, undefined);
  assert.deepEqual(document?.value['info'], { title: 'Zoo' });
});

test('an unchanged document is not transferred again', async () => {
  for (const [name, condition, value] of [
    ['ETag', 'if-none-match', '"1"'],
    ['Last-Modified', 'if-modified-since', 'Wed, 01 Jan 2025 00:00:00 GMT'],
  ] as const) {
    const statuses: number[] = [];
    const remote = await serve((request, response) => {
      response.statusCode = request.headers[condition] === value ? 304 : 200;
      statuses.push(response.statusCode);
      response.setHeader(name, value);
      response.end(response.statusCode === 304 ? undefined : text);
    });
    const { load } = project();
    await load(remote.url);
    const { document, texts } = await load(remote.url);
    await remote.close();
    assert.deepEqual(statuses, [200, 304]);
    assert.deepEqual(texts, []);
    assert.deepEqual(document?.value['info'], { title: 'Zoo' });
  }
});

test('a connection that breaks and an answer that is not compressed as it says are explained', async () => {
  for (const [listener, reason] of [
    [(request) => request.socket.destroy(), 'the connection was closed'],
    [
      (_, response) => response.setHeader('Content-Encoding', 'gzip').end(text),
      'the answer is not compressed as its Content-Encoding header says',
    ],
  ] as const satisfies readonly (readonly [RequestListener, string])[]) {
    const remote = await serve(listener);
    const { texts } = await project().load(remote.url);
    await remote.close();
    assert.equal(/no copy of it: (.*?)\./.exec(texts.join())?.[1], reason);
  }
});

test('offline, the last copy is used with a warning', async () => {
  const remote = await serve((_, response) => response.end(text));
  const { load } = project();
  await load(remote.url);
  await remote.close();
  const { document, texts } = await load(remote.url);
  assert.deepEqual(document?.value['info'], { title: 'Zoo' });
  assert.deepEqual(texts, [
    `docs.json:4:14 warning openapi/kept-copy: ${remote.url} could not be fetched, so the last copy is used: nothing is listening there. -> Check the address and the connection, or keep the document in the project.`,
  ]);
});

test('offline and without a copy, the entry is an error', async () => {
  const remote = await serve(() => undefined);
  await remote.close();
  const { document, texts } = await project().load(remote.url);
  assert.equal(document, undefined);
  assert.match(
    texts.join(),
    /^docs\.json:4:14 error openapi\/not-fetched: http:\S+ could not be fetched, and there is no copy of it: nothing is listening there\./,
  );
});

test('the status of a failed response is reported', async () => {
  for (const [status, hint] of [
    [404, 'Open the address in a browser, and correct it in the configuration.'],
    [
      401,
      'Fetching sends no credentials: download the document into the project, and write its path.',
    ],
  ] as const) {
    const remote = await serve((_, response) => response.writeHead(status).end('no'));
    const { texts } = await project().load(remote.url);
    await remote.close();
    assert.deepEqual(texts, [
      `docs.json:4:14 error openapi/not-fetched: ${remote.url} could not be fetched, and there is no copy of it: the server answered with status ${status}. -> ${hint}`,
    ]);
  }
});

test('a slow server is not waited for, before or during the response', async () => {
  for (const begin of [false, true]) {
    const remote = await serve((_, response) => {
      if (begin) response.write('openapi: ');
    });
    const { texts } = await project().load(remote.url, { seconds: 0.3, megabytes: 1 });
    await remote.close();
    assert.match(texts.join(), /there is no copy of it: it took more than 0\.3 seconds\./);
  }
});

test('a response that is too large is aborted, even if compressed', async () => {
  const big = Buffer.from(`${text}#${'x'.repeat(3_000_000)}`);
  for (const encoding of ['identity', 'gzip']) {
    const remote = await serve((_, response) => {
      response.setHeader('Content-Encoding', encoding);
      response.end(encoding === 'gzip' ? gzipSync(big) : big);
    });
    const { texts } = await project().load(remote.url);
    await remote.close();
    assert.match(texts.join(), /there is no copy of it: it has more than 1 MB\./, encoding);
  }
});

test('a response that is not text is refused', async () => {
  const remote = await serve((_, response) => response.end(Buffer.from([0xff, 0xfe, 0x00])));
  const { texts } = await project().load(remote.url);
  await remote.close();
  assert.match(texts.join(), /the answer is not UTF-8 text\. -> Write the address of the document/);
});

test('an HTML page in place of the document does not replace the copy', async () => {
  let answer = text;
  const remote = await serve((_, response) => response.end(answer));
  const { load } = project();
  await load(remote.url);
  answer = '<html>Log in</html>';
  assert.match((await load(remote.url)).texts.join(), /error openapi\/no-version: http/);
  await remote.close();
  assert.deepEqual((await load(remote.url)).document?.value['info'], { title: 'Zoo' });
});

test('redirects are followed, but only to web addresses', async () => {
  const remote = await serve((request, response) => {
    if (request.url === '/end.yaml') return response.end(text);
    const target = request.url === '/openapi.yaml' ? '/end.yaml' : 'file:///etc/hostname';
    return response.writeHead(302, { Location: target }).end();
  });
  const { load } = project();
  assert.equal((await load(remote.url)).document?.version, '3.1.0');
  const away = await load(remote.url.replace('openapi.yaml', 'away'));
  await remote.close();
  assert.match(away.texts.join(), /openapi\/not-fetched/);
});

test('a damaged copy is ignored', async () => {
  const remote = await serve((_, response) => response.end(text));
  const { dir, load } = project();
  await load(remote.url);
  const folder = join(dir, '.lectern', 'openapi');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"url":');
  assert.deepEqual((await load(remote.url)).texts, []);
  await remote.close();
});
