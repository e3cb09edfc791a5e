/** Ways out of the playground's proxy, and ways into it from other sites: none of them works. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { suite, test } from 'node:test';
import type { TestContext } from 'node:test';
import { createPlaygroundProxy } from '../../src/server/proxy/request-handler.ts';
import { startEcho } from '../helpers/servers/echo-server.ts';
import { callProxy, startPair, startProxy, startServer } from '../helpers/servers/proxy-server.ts';

/** Reads what a server sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}

suite('escapes', () => {
  const targets: Readonly<Record<string, string>> = {
    'another port': 'http://127.0.0.1:1/',
    'another scheme': 'https://127.0.0.1:{port}/',
    'another name of the same host': 'http://localhost:{port}/',
    'a name with a trailing dot': 'http://localhost.:{port}/',
    'another loopback address': 'http://127.0.0.2:{port}/',
    'the wildcard address': 'http://0.0.0.0:{port}/',
    'a mapped address': 'http://[::ffff:127.0.0.1]:{port}/',
    'a NAT64 address': 'http://[64:ff9b::7f00:1]:{port}/',
    'a 6to4 address': 'http://[2002:7f00:1::]:{port}/',
    'a compatible address': 'http://[::127.0.0.1]:{port}/',
    'IPv6 loopback': 'http://[::1]:{port}/',
    'a metadata service': 'http://169.254.169.254/latest/meta-data/',
    'the allowed origin as user name': 'http://127.0.0.1:{port}@evil.test/',
    'a user name before the allowed origin': 'http://me:secret@127.0.0.1:{port}/',
    'the allowed origin as a prefix': 'http://127.0.0.1:{port}.evil.test/',
    'the allowed origin as a query': 'http://evil.test/?http://127.0.0.1:{port}/',
    backslashes: 'http:\\\\127.0.0.1:{port}/',
    'a backslash before the at sign': 'http://evil.test\\@127.0.0.1:{port}/',
    'a scheme without slashes': 'http:127.0.0.1:{port}/',
    'a single slash': 'http:/127.0.0.1:{port}/',
    'three slashes': 'http:///127.0.0.1:{port}/',
    'no scheme': '//127.0.0.1:{port}/',
    'a path': '/_lectern/request',
    'a file': 'file:///etc/passwd',
    data: 'data:text/plain,x',
    'a Unix socket': 'unix:/var/run/docker.sock',
    'a new line in the path': 'http://127.0.0.1:{port}/a\r\nX-Evil: 1',
    'a tab in the host': 'http://127.0.0\t.1:{port}/',
    'a leading space': ' http://127.0.0.1:{port}/',
    'a zero byte in the host': 'http://127.0.0.1\0.evil.test:{port}/',
    nothing: '',
  };
  for (const [name, target] of Object.entries(targets)) {
    test(`${name} does not reach another server`, async (t) => {
      const { api, proxy } = await startPair(t);
      const answer = await proxy.get(target.replaceAll('{port}', new URL(api.url).port));
      assert.ok([400, 403].includes(answer.status), answer.text);
      assert.deepEqual(api.requests, []);
    });
  }

  for (const form of ['2130706433', '0x7f000001', '0x7f.1', '127.1', '0177.0.0.1']) {
    test(`the notation ${form} is treated like 127.0.0.1`, async (t) => {
      const { api } = await startPair(t);
      const elsewhere = await startProxy(t, { origins: () => ['https://api.test'] });
      const { port } = new URL(api.url);
      assert.equal((await elsewhere.get(`http://${form}:${port}/`)).error, 'not-allowed');
      assert.deepEqual(api.requests, []);
    });
  }

  const addresses = [
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1%lo',
  ].map((address) => [address]);
  for (const found of [...addresses, ['8.8.8.8', '127.0.0.1']]) {
    test(`a public name that resolves to ${found.join(' and ')} is refused`, async (t) => {
      const origins = () => ['http://api.test'];
      const proxy = await startProxy(t, { origins, resolveName: () => Promise.resolve(found) });
      assert.equal((await proxy.get('http://api.test/')).error, 'private-address');
    });
  }

  test('a name is resolved once, and the proxy connects to the checked address', async (t) => {
    const api = await startEcho(t);
    const origin = `http://api.localhost:${new URL(api.url).port}`;
    const answers = [['127.0.0.1'], ['8.8.8.8']];
    let asked = 0;
    const resolveName = () => Promise.resolve(answers[asked++] ?? []);
    const proxy = await startProxy(t, { origins: () => [origin], resolveName });
    assert.equal((await proxy.get(`${origin}/`)).status, 200);
    assert.equal(asked, 1);
    assert.equal(api.requests[0]?.headers.host, new URL(origin).host);
  });

  test('localhost that resolves to another machine is refused', async (t) => {
    const origins = () => ['http://localhost'];
    const resolveName = () => Promise.resolve(['10.0.0.1']);
    const proxy = await startProxy(t, { origins, resolveName });
    assert.equal((await proxy.get('http://localhost/')).error, 'private-address');
  });

  test('a metadata service is refused even if the author names it', async (t) => {
    const proxy = await startProxy(t, { origins: () => ['http://169.254.169.254'] });
    assert.equal((await proxy.get('http://169.254.169.254/')).error, 'private-address');
  });

  suite('an allowed private name', () => {
    /**
     * Starts a published proxy whose owner allows one host name, with the addresses that the name resolves
     * to.
     */
    const start = async (t: TestContext, ...answers: (readonly string[])[]) => {
      const api = await startEcho(t);
      const { port } = new URL(api.url);
      const names = ['api.internal', 'db.internal', '169.254.169.254'];
      const proxy = await startProxy(t, {
        origins: () => names.map((name) => `http://${name}:${port}`),
        publicUrl: 'https://docs.test',
        privateHosts: ['API.internal', '169.254.169.254'],
        resolveName: () => Promise.resolve(answers.shift() ?? []),
      });
      return { api, get: (name: string) => proxy.get(`http://${name}:${port}/`) };
    };

    test('is reachable for every reader, unlike other private names', async (t) => {
      const { api, get } = await start(t, ['127.0.0.1'], ['127.0.0.1']);
      assert.equal((await get('api.internal')).status, 200);
      assert.equal((await get('db.internal')).error, 'private-address');
      assert.equal(api.requests.length, 1);
    });

    const services = ['169.254.169.254', 'fd00:ec2::254', 'fd20:ce::254', '100.100.100.200'];
    for (const address of [...services, '::ffff:127.0.0.1', '0.0.0.0']) {
      test(`never reaches ${address}`, async (t) => {
        const { get } = await start(t, [address], ['127.0.0.1', address]);
        assert.equal((await get('api.internal')).error, 'private-address');
        assert.equal((await get('api.internal')).error, 'private-address');
      });
    }

    test('cannot be the address of a metadata service', async (t) => {
      const { get } = await start(t);
      assert.equal((await get('169.254.169.254')).error, 'private-address');
    });

    test('is resolved once per request, and the checked address is used', async (t) => {
      const { api, get } = await start(t, ['127.0.0.1'], ['169.254.169.254']);
      assert.equal((await get('api.internal')).status, 200);
      assert.equal(api.requests.length, 1);
      assert.equal((await get('api.internal')).error, 'private-address');
      assert.equal(api.requests.length, 1);
    });

    test('must not have a port, and is not disclosed', async (t) => {
      assert.throws(
        () => createPlaygroundProxy({ origins: () => [], privateHosts: ['api.internal:80'] }),
        {
          name: 'TypeError',
          message:
            'privateHosts must be names such as api.internal, without port; one is "api.internal:80".',
        },
      );
      const proxy = await startProxy(t, { origins: () => [], privateHosts: ['api.internal'] });
      const { text } = await proxy.call({ envelope: { ask: 'origins' } });
      assert.doesNotMatch(text, /internal/);
    });
  });

  const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a published host name': { Host: 'docs.test' },
    'a reverse proxy': { 'X-Forwarded-For': '8.8.8.8' },
    'a proxy that names itself': { Via: '1.1 front' },
    'a proxy that reports the scheme': { 'X-Forwarded-Proto': 'https' },
    'a proxy that sends the Forwarded header': { Forwarded: 'for=8.8.8.8' },
    'a proxy that changes only the host': { Origin: 'https://docs.test' },
    'a page without an origin': { Origin: 'null' },
  };
  for (const [name, headers] of Object.entries(strangers)) {
    test(`a server of this machine cannot be reached through ${name}`, async (t) => {
      const { api, proxy } = await startPair(t);
      const answer = await proxy.call({
        envelope: { method: 'GET', url: `${api.url}/` },
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
      });
      assert.equal(answer.error, 'private-address');
      assert.deepEqual(api.requests, []);
    });
  }

  test('a server of this machine cannot be reached through nginx with its default headers', async (t) => {
    const { api, proxy } = await startPair(t);
    const body = JSON.stringify({ method: 'GET', url: `${api.url}/` });
    const { host, port } = new URL(proxy.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /_lectern/request HTTP/1.0\r\nHost: ${host}\r\nOrigin: ${proxy.url}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    assert.match(await readAll(socket), /"kind":"private-address"/);
    assert.deepEqual(api.requests, []);
  });

  test('a published site reaches no server of its own machine, whatever its callers claim', async (t) => {
    const publicUrl = 'https://docs.test';
    const { api, proxy } = await startPair(t, { publicUrl });
    for (const claim of [{}, { Origin: publicUrl }, { Origin: publicUrl, Host: 'localhost' }]) {
      const answer = await proxy.call({
        envelope: { method: 'GET', url: `${api.url}/` },
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          ...claim,
        },
      });
      assert.equal(answer.error, 'private-address');
    }
    assert.deepEqual(api.requests, []);
  });

  test('a redirect is returned without being followed', async (t) => {
    const api = await startEcho(t);
    const from = await startServer(t, (_request, response) => {
      response.writeHead(307, { Location: `${api.url}/secret` }).end('moved');
    });
    const proxy = await startProxy(t, { origins: () => [from, api.url] });
    const answer = await proxy.get(`${from}/`);
    const { status, headers } = JSON.parse(answer.text) as { status: number; headers: unknown[] };
    assert.equal(status, 307);
    assert.deepEqual(headers[0], ['Location', `${api.url}/secret`]);
    assert.deepEqual(api.requests, []);
  });

  for (const method of ['CONNECT', 'TRACE', 'TRACK', 'get', 'GET / HTTP/1.1\r\nX: 1\r\n', '', 7]) {
    test(`the method ${JSON.stringify(method)} is not sent`, async (t) => {
      const { api, proxy } = await startPair(t);
      const answer = await proxy.call({ envelope: { method, url: `${api.url}/` } });
      assert.equal(answer.error, 'malformed');
      assert.deepEqual(api.requests, []);
    });
  }

  const badHeaders: readonly unknown[] = [
    [['X', 'a\r\nY: b']],
    [['X', 'a\nY: b']],
    [['X', 'a\0b']],
    [['X\r\nY', 'b']],
    [['X:', 'b']],
    [['X Y', 'b']],
    [['', 'b']],
    [['X', 'café ☕']],
    [['X', 1]],
    [['X', 'a', 'b']],
    { X: 'a' },
    Array.from({ length: 101 }, () => ['X', 'a']),
  ];
  for (const headers of badHeaders) {
    test(`headers ${JSON.stringify(headers).slice(0, 40)} are not sent`, async (t) => {
      const { api, proxy } = await startPair(t);
      assert.equal((await proxy.get(`${api.url}/`, { headers })).error, 'malformed');
      assert.deepEqual(api.requests, []);
    });
  }
});

suite('callers', () => {
  const json = { 'Content-Type': 'application/json' };
  const refused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'another site': { ...json, 'Sec-Fetch-Site': 'cross-site' },
    'a sibling domain': { ...json, 'Sec-Fetch-Site': 'same-site' },
    'an address typed by a user': { ...json, 'Sec-Fetch-Site': 'none' },
    'another origin': { ...json, Origin: 'https://evil.test' },
    'an opaque origin': { ...json, Origin: 'null' },
    'a cross-site page that claims our origin': {
      ...json,
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'http://docs.test',
      Host: 'docs.test',
    },
    'a program that sends no origin': json,
    'a form': {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
    'plain text': { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'same-origin' },
    'a body without a content type': { 'Sec-Fetch-Site': 'same-origin' },
  };
  for (const [name, headers] of Object.entries(refused)) {
    test(`${name} may not use the proxy`, async (t) => {
      const { api, proxy } = await startPair(t);
      const envelope = { method: 'GET', url: `${api.url}/` };
      const answer = await proxy.call({ envelope, headers });
      assert.ok([403, 415].includes(answer.status), answer.text);
      assert.deepEqual(api.requests, []);
    });
  }

  test('a browser without Sec-Fetch-Site is identified by its origin', async (t) => {
    const { api, proxy } = await startPair(t);
    const headers = { ...json, Origin: proxy.url };
    const answer = await proxy.call({ envelope: { method: 'GET', url: `${api.url}/` }, headers });
    assert.equal(answer.status, 200);
  });

  suite('of a site with a known public URL', () => {
    const publicUrl = 'https://docs.test/guide/';
    // Nothing is allowed, so a request that the proxy accepts gets exactly this error.
    const answerTo = async (t: TestContext, headers: Readonly<Record<string, string>>) => {
      const proxy = await startProxy(t, { origins: () => [], publicUrl });
      const envelope = { method: 'GET', url: 'https://api.test/' };
      return (await proxy.call({ envelope, headers: { ...json, ...headers } })).error;
    };
    const site = { 'Sec-Fetch-Site': 'same-origin' };

    const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      'a page behind a proxy that changes the host': { ...site, Origin: 'https://docs.test' },
      'a page behind a proxy that keeps the host': {
        ...site,
        Origin: 'https://docs.test',
        Host: 'docs.test',
      },
      'a browser that sends only its origin': { Origin: 'https://docs.test' },
    };
    for (const [name, headers] of Object.entries(pages)) {
      test(`${name} may use the proxy`, async (t) => {
        assert.equal(await answerTo(t, headers), 'not-allowed');
      });
    }

    const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      'the origin of the internal host': { Origin: 'http://127.0.0.1' },
      'the same host without TLS': { Origin: 'http://docs.test', Host: 'docs.test' },
      'another port of the same host': { Origin: 'https://docs.test:8443', Host: 'docs.test:8443' },
      'an unrelated name that points to this server': {
        ...site,
        Origin: 'http://evil.test',
        Host: 'evil.test',
      },
      'a name that begins with the host': { ...site, Origin: 'https://docs.test.evil.test' },
      'an opaque origin': { ...site, Origin: 'null' },
      'another site with the right origin': {
        'Sec-Fetch-Site': 'cross-site',
        Origin: 'https://docs.test',
      },
      'the right host without an origin': { Host: 'docs.test' },
    };
    for (const [name, headers] of Object.entries(others)) {
      test(`${name} may not use the proxy`, async (t) => {
        assert.equal(await answerTo(t, headers), 'caller');
      });
    }

    test('rate limits count readers by the last address that a local proxy reports', async (t) => {
      const proxy = await startProxy(t, { origins: () => [], publicUrl });
      const ask = async (address: string) => {
        const headers = { ...json, ...site, 'X-Forwarded-For': address };
        return (await proxy.call({ envelope: {}, headers })).error;
      };
      for (let count = 0; count < 60; count += 1) await ask(`${count}.0.0.1, 198.51.100.1`);
      assert.equal(await ask('198.51.100.1'), 'too-many');
      assert.equal(await ask('198.51.100.2'), 'malformed');
    });

    test('an invalid public URL is reported immediately', () => {
      assert.throws(
        () => createPlaygroundProxy({ origins: () => [], publicUrl: 'docs.test' }),
        TypeError,
      );
    });
  });

  test('a preflight gets no permission', async (t) => {
    const { proxy } = await startPair(t);
    const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' };
    const answer = await proxy.call({ envelope: '', method: 'OPTIONS', headers });
    assert.deepEqual([answer.status, answer.headers.allow], [405, 'POST']);
    const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
    assert.deepEqual(cors, []);
  });

  test('a server that allows all origins does not open the mounted proxy to them', async (t) => {
    const proxy = createPlaygroundProxy({ origins: () => [] });
    const url = await startServer(t, (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      proxy(request, response);
    });
    const { status, headers } = await callProxy(url, { envelope: {} });
    assert.deepEqual([status, headers['access-control-allow-origin']], [400, undefined]);
  });

  test('CONNECT to the proxy opens no tunnel', async (t) => {
    const { api, proxy } = await startPair(t);
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    socket.write(`CONNECT ${new URL(api.url).host} HTTP/1.1\r\nHost: x\r\n\r\n`);
    assert.doesNotMatch(await readAll(socket), / 200 /);
  });

  test('an absolute request line sends nothing to its host', async (t) => {
    const { api, proxy } = await startPair(t);
    const answer = await proxy.call({ envelope: '', method: 'GET', path: `${api.url}/secret` });
    assert.equal(answer.error, 'method');
    assert.deepEqual(api.requests, []);
  });
});
