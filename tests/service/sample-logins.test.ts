import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { runners, runSample } from '../helpers/servers/sample-runners.ts';

/** Code samples with logins that take more than a header, tested against a server that requires them. */

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** Whether a request answers the challenge for the realm `api` and the nonce `n`, without `qop`. */
function answersChallenge({ headers, method = '', url = '' }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const first = md5('ann:api:p w');
  return authorization.includes(`response="${md5(`${first}:n:${md5(`${method}:${url}`)}`)}"`);
}

suite('samples with digest authentication answer the challenge', () => {
  for (const id of Object.keys(runners)) {
    test(`using ${id}`, async (t) => {
      const server = createServer((request, response) => {
        request.resume();
        if (answersChallenge(request)) response.end('welcome');
        else response.writeHead(401, { 'WWW-Authenticate': 'Digest realm="api", nonce="n"' }).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      t.after(() => server.close());
      const { port } = server.address() as AddressInfo;
      const printed = await runSample(t, {
        id,
        request: {
          method: 'GET',
          url: `http://127.0.0.1:${port}/me`,
          headers: [],
          login: { kind: 'digest', username: 'ann', password: 'p w' },
        },
      });
      const isAble = ['curl', 'python', 'php'].includes(id);
      assert.ok(printed === undefined || (isAble && printed === 'welcome'), printed);
    });
  }
});

function makeCertificate(): string | undefined {
  const folder = tempFolder({});
  const asked = 'req -x509 -newkey rsa:2048 -noenc -days 2 -subj /CN=localhost';
  const names = '-addext subjectAltName=DNS:localhost -keyout client.key -out client.pem';
  const words = `${asked} ${names}`.split(' ');
  try {
    execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * Returns settings that silence startup warnings: PHP prints one if another settings file also loads the
 * extension.
 */
function phpSettings(trusted: string): string {
  return [
    'extension=curl',
    'display_startup_errors=0',
    'log_errors=0',
    `curl.cainfo="${trusted}"`,
  ].join('\n');
}

suite('samples with a client certificate present it', () => {
  const folder = makeCertificate();
  const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8');
  for (const id of Object.keys(runners)) {
    test(`using ${id}`, { skip: folder === undefined && 'There is no openssl.' }, async (t) => {
      const files = { 'client.pem': read('client.pem'), 'client.key': read('client.key') };
      const [cert, key] = [files['client.pem'], files['client.key']];
      const server = createSecureServer(
        { cert, key, ca: cert, requestCert: true },
        ({ socket }, response) => {
          const isKnown = 'authorized' in socket && socket.authorized;
          response.end(isKnown ? 'welcome' : 'who?');
        },
      );
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      t.after(() => server.close());
      const { port } = server.address() as AddressInfo;
      const trusted = join(folder ?? '', 'client.pem');
      const printed = await runSample(t, {
        id,
        request: {
          method: 'GET',
          url: `https://localhost:${port}/me`,
          headers: [],
          hasCertificate: true,
        },
        files: { ...files, 'php.ini': phpSettings(trusted) },
        env: {
          CURL_CA_BUNDLE: trusted,
          REQUESTS_CA_BUNDLE: trusted,
          NODE_EXTRA_CA_CERTS: trusted,
          SSL_CERT_FILE: trusted,
          PHPRC: '.',
        },
      });
      assert.ok(printed === undefined || printed === 'welcome', printed);
    });
  }
});
