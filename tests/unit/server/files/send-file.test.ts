import assert from 'node:assert/strict';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { CompressedFiles } from '../../../../src/server/files/compression.ts';
import { sendFile } from '../../../../src/server/files/send-file.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { startServer } from '../../../helpers/servers/proxy-server.ts';

test('a file that cannot be opened fails before anything is sent', async (t) => {
  const folder = tempFolder({ 'a.txt': 'words' });
  const stats = statSync(join(folder, 'a.txt'));
  const file = { path: join(folder, 'gone'), stats, cacheControl: '', status: 200 } as const;
  const faults: unknown[] = [];
  const url = await startServer(t, (request, response) => {
    sendFile(file, { request, response }, new CompressedFiles()).catch((error: unknown) => {
      faults.push([error instanceof Error && 'code' in error && error.code, response.headersSent]);
      response.end();
    });
  });
  for (const headers of [{}, { Range: 'bytes=1-2' }]) await fetch(url, { headers });
  assert.deepEqual(faults, [
    ['ENOENT', false],
    ['ENOENT', false],
  ]);
});

test('a client that disconnects before its file is sent is not an error', async (t) => {
  const path = join(tempFolder({ 'a.txt': 'words' }), 'a.txt');
  const file = { path, stats: statSync(path), cacheControl: 'no-store', status: 200 } as const;
  const sent = Promise.withResolvers<unknown>();
  const server = createServer((request, response) => {
    request.socket.destroy();
    sent.resolve(
      once(response, 'close').then(() =>
        sendFile(file, { request, response }, new CompressedFiles()),
      ),
    );
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  get({ port, host: '127.0.0.1' }).on('error', () => undefined);
  await assert.doesNotReject(sent.promise);
});
