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
