/** The service as a process: how it starts, what it prints, how it ends. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { constants, openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { demoToken } from '../../src/user-groups/settings/environments.ts';
import { openSqliteStore } from '../../src/user-groups/storage/store-sqlite.ts';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { callService, createCallers, toHeaders } from '../helpers/service/client.ts';
import { apiTokens } from '../helpers/service/environments.ts';
import { runServiceProcess, startServiceFor } from '../helpers/service/process.ts';

const folder = tempFolder();

const body = { user_group_id: 'acme', name: 'Acme' };
let count = 0;
const newFile = () => join(folder, `${(count += 1)}.sqlite`);

test('without configuration the demo token is printed and accepted', async (t) => {
  const variables = { API_ENVIRONMENTS: undefined, DATABASE_FILE: newFile() };
  const service = await startServiceFor(t, variables);
  const answer = await callService(service.url, {
    method: 'GET',
    headers: toHeaders(demoToken),
    body,
  });
  assert.equal(answer.status, 200);
  const end = await service.stop('SIGINT');
  assert.deepEqual([end.code, end.signal], [0, null]);
  assert.match(end.output, new RegExp(`^Authorization: Token ${demoToken}$`, 'm'));
  assert.ok(end.output.includes(`${service.url}/api/user`));
});

test('with a configuration the demo token is refused, and only the log is printed', async (t) => {
  const service = await startServiceFor(t, { DATABASE_FILE: newFile(), LOG_LEVEL: 'info' });
  const send = (token: string) =>
    callService(service.url, { method: 'GET', headers: toHeaders(token), body });
  assert.equal((await send(demoToken)).status, 401);
  assert.equal((await send(apiTokens.sandbox)).status, 200);
  const { code, output } = await service.stop('SIGTERM');
  assert.equal(code, 0);
  for (const line of output.trim().split('\n')) assert.doesNotThrow(() => JSON.parse(line), line);
});

test('an unwritable log fails no request and does not prevent a clean shutdown', async (t) => {
  const variables = { DATABASE_FILE: newFile(), LOG_LEVEL: 'info' };
  const service = await startServiceFor(t, variables, openSync('/dev/full', 'w'));
  const request = { method: 'GET', headers: toHeaders(apiTokens.production), body } as const;
  for (let sent = 0; sent < 20; sent += 1) {
    assert.equal((await callService(service.url, request)).status, 200);
  }
  const end = await service.stop('SIGTERM');
  assert.deepEqual([end.code, end.signal, end.output], [0, null, '']);
});

test('a stalled log reader blocks neither requests nor the shutdown', async (t) => {
  const pipe = join(folder, 'log');
  execFileSync('mkfifo', [pipe]);
  // Opened at both ends, and nobody reads from it.
  const log = openSync(pipe, constants.O_RDWR);
  const variables = { DATABASE_FILE: newFile(), LOG_LEVEL: 'info' };
  const service = await startServiceFor(t, variables, log);
  const callers = createCallers(service.url, 4);
  t.after(() => callers.close());
  const request = { method: 'GET', headers: toHeaders(apiTokens.production), body } as const;
  // A pipe holds 64 kB; a line has 200 bytes.
  for (let sent = 0; sent < 500; sent += 1) {
    assert.equal((await callers.call(request)).status, 200);
  }
  const end = await service.stop('SIGTERM');
  assert.deepEqual([end.code, end.signal, end.output], [0, null, '']);
});

test('a created group survives a restart with the same token', async (t) => {
  const variables = { DATABASE_FILE: newFile() };
  const answers: unknown[] = [];
  for (const _start of [1, 2]) {
    const service = await startServiceFor(t, variables);
    const headers = toHeaders(apiTokens.production);
    answers.push((await callService(service.url, { method: 'GET', headers, body })).body);
    await service.stop('SIGTERM');
  }
  assert.deepEqual(answers[1], { ...(answers[0] as object), new_user_group: false });
});

test('stalled clients do not prevent a clean shutdown', async (t) => {
  const service = await startServiceFor(t, { DATABASE_FILE: newFile() });
  const { port } = new URL(service.url);
  const head = [
    'PUT /api/user HTTP/1.1',
    'Host: localhost',
    `Authorization: Token ${apiTokens.production}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
  ].join('\r\n');
  const stalled = ['', 'GET /api/us', head, `${head}\r\n\r\n{"user_group_id":`].map(
    (text) =>
      new Promise<Socket>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(text, () => resolve(socket)),
        );
        socket.on('error', () => undefined);
      }),
  );
  for (const socket of await Promise.all(stalled)) t.after(() => socket.destroy());
  const request = { method: 'GET', headers: toHeaders(apiTokens.production), body } as const;
  assert.equal((await callService(service.url, request)).status, 200);
  const end = await service.stop('SIGTERM');
  assert.deepEqual([end.code, end.signal, end.output], [0, null, '']);
});

test('a port in use is reported plainly and prevents the start', async (t) => {
  const service = await startServiceFor(t, { DATABASE_FILE: newFile() });
  const { port } = new URL(service.url);
  const end = await runServiceProcess({ DATABASE_FILE: newFile(), PORT: port });
  await service.stop('SIGTERM');
  assert.equal(end.code, 1);
  assert.equal(
    end.output,
    `Port ${port} is in use by another program. Stop it, or set PORT to a free port.\n`,
  );
});

test('an address of another machine is reported plainly and prevents the start', async () => {
  const API_ENVIRONMENTS = JSON.stringify({
    environments: [{ name: 'a', tokens: ['test-token-of-production'] }],
  });
  const HOST = '192.0.2.1';
  const end = await runServiceProcess({ DATABASE_FILE: newFile(), API_ENVIRONMENTS, HOST });
  assert.equal(end.code, 1);
  assert.match(
    end.output,
    /^Cannot listen on 192\.0\.2\.1, port \d+: listen EADDRNOTAVAIL: .*\.\n$/,
  );
});

test('each invalid setting is reported on one line and prevents the start', async () => {
  const end = await runServiceProcess({ PORT: 'x', HOST: '0.0.0.0' });
  assert.equal(end.code, 2);
  assert.equal(end.output.trim().split('\n').length, 2);
});

test('an unreachable database is reported without its password', async () => {
  const url = 'postgres://user:password@127.0.0.1:1/groups';
  const end = await runServiceProcess({ DATABASE_URL: url });
  assert.equal(end.code, 1);
  assert.match(end.output, /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED/);
  assert.ok(!end.output.includes('password'));
});

test('a database file that cannot be used is reported plainly and prevents the start', async () => {
  const text = newFile();
  writeFileSync(text, 'text');
  const other = await runServiceProcess({ DATABASE_FILE: text });
  assert.deepEqual(
    [other.code, other.output],
    [1, `The database file ${text} cannot be opened: file is not a database.\n`],
  );
  const newer = newFile();
  await openSqliteStore(newer).close();
  const database = new DatabaseSync(newer);
  database.exec("insert into migrations (number, name) values (99, 'later')");
  database.close();
  const end = await runServiceProcess({ DATABASE_FILE: newer });
  assert.equal(end.code, 1);
  assert.match(end.output, /^The database has 2 migrations, .* Start a newer version\.\n$/);
});

test('a tag that conflicts with shared ids prevents the start', async (t) => {
  const variables = { DATABASE_FILE: newFile() };
  const service = await startServiceFor(t, variables);
  for (const token of [apiTokens.production, apiTokens.staging]) {
    const { status } = await callService(service.url, {
      method: 'GET',
      headers: toHeaders(token),
      body,
    });
    assert.equal(status, 200);
  }
  await service.stop('SIGTERM');
  const tokens = ['test-token-of-production'];
  const environments = [{ name: 'production', tag: 'Testing', tokens }];
  const API_ENVIRONMENTS = JSON.stringify({ environments });
  const end = await runServiceProcess({ ...variables, API_ENVIRONMENTS, PORT: '0' });
  assert.equal(end.code, 1);
  assert.match(end.output, /^Environment production cannot be tagged Testing: /);
});

test('environments that cannot be stored are reported in one sentence and prevent the start', async () => {
  const file = newFile();
  const store = openSqliteStore(file);
  await store.close();
  const database = new DatabaseSync(file);
  database.exec('drop table user_groups; drop table environments');
  database.close();
  const end = await runServiceProcess({ DATABASE_FILE: file });
  assert.equal(end.code, 1);
  assert.equal(
    end.output,
    `The environments cannot be written into the database file ${file}: no such table: environments.\n`,
  );
});
