import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterEach, test, type TestContext } from 'node:test';
import { authorize } from '../../../../../src/client/playground/auth/oauth.ts';
import type { OAuth2Flow } from '../../../../../src/core/reference/model/security-model.ts';
import { startPageProxy } from '../../../../helpers/servers/page-proxy.ts';
import { startServer } from '../../../../helpers/servers/proxy-server.ts';

interface Asked {
  readonly form: URLSearchParams;
  readonly authorization: string | undefined;
}

/** Starts a server, reached through a proxy, that issues tokens and records requests. */
async function startProvider(t: TestContext, answer: object = { access_token: 'at-1' }) {
  const asked: Asked[] = [];
  const url = await startServer(t, (request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      asked.push({
        form: new URLSearchParams(text),
        authorization: request.headers.authorization,
      });
      response.writeHead('error' in answer ? 400 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  const proxy = await startPageProxy(t, { origins: () => [url] });
  return { url, asked, proxy };
}

const base = {
  clientId: 'docs app',
  scopes: ['read', 'write'],
  redirectUrl: 'https://docs.test/_lectern/sign-in.html',
  signal: new AbortController().signal,
  onClosed: () => {},
};

function flowOf(kind: OAuth2Flow['kind'], url: string): OAuth2Flow {
  return {
    kind,
    authorizationUrl: 'https://id.test/authorize?audience=api',
    tokenUrl: `${url}/token`,
    scopes: [],
  };
}

/** Replaces the sign-in window; resolves to the address that it is sent to. */
function openWindow(isBlocked = false): Promise<URL> {
  const { promise, resolve } = Promise.withResolvers<URL>();
  const location = { replace: (url: URL) => resolve(url) };
  const opened = { opener: {}, closed: false, location };
  const open = () => (isBlocked ? null : opened);
  Object.defineProperty(globalThis, 'window', { value: { open }, configurable: true });
  return promise;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

/** Does what the callback page does. */
function comeBack(query: Readonly<Record<string, string>>): void {
  const channel = new BroadcastChannel('lectern-oauth');
  channel.postMessage(`?${new URLSearchParams(query).toString()}`);
  setTimeout(() => channel.close(), 100);
}

test('a client gets a token for itself and sends its secret in a header', async (t) => {
  const { url, asked, proxy } = await startProvider(t);
  const client = { ...base, clientSecret: 'a:b+c', proxy };
  assert.equal((await authorize(flowOf('clientCredentials', url), client)).token, 'at-1');
  const [{ form, authorization } = assert.fail()] = asked;
  assert.deepEqual(Object.fromEntries(form), {
    grant_type: 'client_credentials',
    scope: 'read write',
  });
  assert.equal(authorization, `Basic ${btoa('docs+app:a%3Ab%2Bc')}`);
});

test('a token is renewed with a refresh token or with the client’s credentials', async (t) => {
  const first = { access_token: 'at-1', refresh_token: 'rt-1', expires_in: 60 };
  const { url, asked, proxy } = await startProvider(t, first);
  const window = openWindow();
  const flow = { ...flowOf('authorizationCode', url), refreshUrl: `${url}/refresh` };
  const signingIn = authorize(flow, { ...base, proxy });
  comeBack({ state: (await window).searchParams.get('state') ?? '', code: 'c-1' });
  const grant = await signingIn;
  const seconds = ((grant.endsAt ?? 0) - performance.now()) / 1000;
  assert.ok(seconds > 30 && seconds <= 60, `${seconds}`);
  assert.equal((await grant.renew?.(base.signal))?.token, 'at-1');
  assert.deepEqual(Object.fromEntries(asked.at(-1)?.form ?? []), {
    grant_type: 'refresh_token',
    refresh_token: 'rt-1',
    client_id: 'docs app',
  });
  const own = { ...base, clientSecret: 'secret', proxy };
  const ofClient = await authorize(flowOf('clientCredentials', url), own);
  await ofClient.renew?.(base.signal);
  assert.equal(asked.at(-1)?.form.get('grant_type'), 'client_credentials');

  const plain = await startProvider(t, { access_token: 'at-2' });
  const later = openWindow();
  const again = authorize(flowOf('authorizationCode', plain.url), { ...base, proxy: plain.proxy });
  comeBack({ state: (await later).searchParams.get('state') ?? '', code: 'c-1' });
  assert.deepEqual(await again, { token: 'at-2' });
});

test('a reader signs in with PKCE, and responses with another state are ignored', async (t) => {
  const { url, asked, proxy } = await startProvider(t);
  const window = openWindow();
  const token = authorize(flowOf('authorizationCode', url), { ...base, proxy });
  const opened = await window;
  const query = Object.fromEntries(opened.searchParams);
  const { state = '', code_challenge: challenge } = query;
  assert.equal(opened.origin, 'https://id.test');
  assert.deepEqual(
    { ...query, state: '', code_challenge: '' },
    {
      audience: 'api',
      response_type: 'code',
      client_id: 'docs app',
      redirect_uri: base.redirectUrl,
      scope: 'read write',
      state: '',
      code_challenge: '',
      code_challenge_method: 'S256',
    },
  );
  comeBack({ state: 'of another window', code: 'wrong' });
  comeBack({ state, code: 'c-1' });
  assert.equal((await token).token, 'at-1');
  const [{ form, authorization } = assert.fail()] = asked;
  const verifier = form.get('code_verifier') ?? '';
  assert.equal(createHash('sha256').update(verifier).digest('base64url'), challenge);
  assert.equal(authorization, undefined);
  assert.deepEqual(
    { ...Object.fromEntries(form), code_verifier: '' },
    {
      grant_type: 'authorization_code',
      code: 'c-1',
      redirect_uri: base.redirectUrl,
      client_id: 'docs app',
      code_verifier: '',
    },
  );
});

test('a sign-in that the provider refuses is reported with its message', async (t) => {
  const { url, asked, proxy } = await startProvider(t);
  const window = openWindow();
  const token = authorize(flowOf('authorizationCode', url), { ...base, proxy });
  const state = (await window).searchParams.get('state') ?? '';
  comeBack({ state, error: 'access_denied', error_description: 'You said no' });
  await assert.rejects(token, { message: 'The sign-in was refused: You said no.' });
  assert.deepEqual(asked, []);
});

test('a request that the token server refuses is reported with its message', async (t) => {
  const { url, proxy } = await startProvider(t, { error: 'invalid_client' });
  const token = authorize(flowOf('clientCredentials', url), { ...base, proxy });
  await assert.rejects(token, { message: 'The sign-in was refused: invalid_client.' });
});

test('a response without a token is reported', async (t) => {
  const { url, proxy } = await startProvider(t, { hello: 1 });
  const token = authorize(flowOf('clientCredentials', url), { ...base, proxy });
  await assert.rejects(token, {
    message: 'The token server answered with the status 200 and without a token.',
  });
});

test('a window that the browser blocks is reported, without waiting for it', async (t) => {
  const { url, proxy } = await startProvider(t);
  void openWindow(true);
  const token = authorize(flowOf('authorizationCode', url), { ...base, proxy });
  await assert.rejects(token, { message: 'The browser did not open the sign-in window.' });
});

test('a reader can cancel the sign-in', async (t) => {
  const { url, proxy } = await startProvider(t);
  const stop = new AbortController();
  const window = openWindow();
  const client = { ...base, proxy, signal: stop.signal };
  const token = authorize(flowOf('authorizationCode', url), client);
  await window;
  stop.abort();
  await assert.rejects(token, { message: 'You canceled the sign-in.' });
});

test('an authorization URL that is not a web address is never opened', async (t) => {
  const { url, proxy } = await startProvider(t);
  const flow = { ...flowOf('authorizationCode', url), authorizationUrl: 'javascript:alert(1)' };
  await assert.rejects(authorize(flow, { ...base, proxy }), {
    message: 'The documentation does not say where to sign in.',
  });
});

test('an unsupported flow is refused', async (t) => {
  const { url, proxy } = await startProvider(t);
  await assert.rejects(authorize(flowOf('implicit', url), { ...base, proxy }), {
    message: 'The page cannot get a token with the flow implicit.',
  });
});
