/**
 * Gets an access token with OAuth 2.0: by signing in in a separate window (authorization code with PKCE),
 * or for the client itself. Tokens are requested like anything else, so through the site's proxy if there
 * is one.
 */
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import type { OAuth2Flow } from '../../../core/reference/model/security-model.ts';
import { send, type Outgoing } from '../exchange/exchange.ts';
import { decodeText } from '../response/response-body.ts';
import { toBase64 } from '../exchange/base64.ts';
import { receiveResponse } from '../exchange/receive-response.ts';
import type { Grant } from '../state/grants.ts';
import { getMessage } from '../parts/messages.ts';

export interface Client {
  readonly clientId: string;
  /** Absent for clients that cannot keep a secret. */
  readonly clientSecret?: string;
  readonly scopes: readonly string[];
  /** The URL of the site's callback page, as registered with the provider. */
  readonly redirectUrl: string;
  readonly proxy: Outgoing['proxy'];
  /** Aborted when the reader gives up. */
  readonly signal: AbortSignal;
  /**
   * Called when the sign-in window seems closed. The sign-in keeps waiting: providers can sever the link
   * between the windows (Cross-Origin-Opener-Policy), and then an open window looks the same.
   */
  readonly onClosed: () => void;
}

/** The reason for having no token: the message says what happened, `next` what to do. */
export class AuthorizationError extends Error {
  readonly next: string;

  constructor(message: string, next: string) {
    super(message);
    this.name = 'AuthorizationError';
    this.next = next;
  }
}

/** The channel of the callback page (core/publish/sign-in-page.ts). */
const callbackChannel = 'lectern-oauth';

/**
 * Gets a token. Must be called in response to a click, or browsers block the window. @throws
 * AuthorizationError
 */
export async function authorize(flow: OAuth2Flow, client: Client): Promise<Grant> {
  switch (flow.kind) {
    case 'authorizationCode':
      return await signIn(flow, client);
    case 'clientCredentials':
      return await askForToken(flow, client, { grant_type: 'client_credentials' });
    default:
      throw new AuthorizationError(
        getMessage('flowUnknown', { name: flow.kind }),
        getMessage('pasteToken'),
      );
  }
}

async function signIn(flow: OAuth2Flow, client: Client): Promise<Grant> {
  const { authorizationUrl = '' } = flow;
  if (!/^https?:\/\//i.test(authorizationUrl)) {
    throw new AuthorizationError(getMessage('signInUnknown'), getMessage('pasteToken'));
  }
  const state = randomText();
  const verifier = randomText();
  const answer = awaitCallback(state, client.signal);
  // Open the window before the first `await`: later, browsers would block it as a popup.
  const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720');
  if (opened === null) {
    answer.cancel();
    throw new AuthorizationError(getMessage('signInBlocked'), getMessage('allowWindows'));
  }
  opened.opener = null;
  watchWindow(opened, answer, client);
  const url = new URL(authorizationUrl);
  const query = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUrl,
    ...(client.scopes.length > 0 && { scope: client.scopes.join(' ') }),
    state,
    code_challenge: await toChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  opened.location.replace(url);
  const code = await answer.code;
  return await askForToken(flow, client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: client.redirectUrl,
    code_verifier: verifier,
  });
}

/** Polls whether the window is closed, because no event reports that for a window of another site. */
function watchWindow(opened: Window, answer: Callback, { onClosed }: Client): void {
  const watch = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(watch);
    onClosed();
  }, 500);
  const end = () => clearInterval(watch);
  answer.code.then(end, end);
}

interface Callback {
  /** The code from the provider. @throws AuthorizationError */
  readonly code: Promise<string>;
  readonly cancel: () => void;
}

/** Waits for the message of the callback page that belongs to this sign-in. */
function awaitCallback(state: string, signal: AbortSignal): Callback {
  const channel = new BroadcastChannel(callbackChannel);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const cancel = () => channel.close();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const query = new URLSearchParams(typeof data === 'string' ? data : '');
    if (query.get('state') !== state) return;
    channel.close();
    const code = query.get('code');
    if (code !== null) resolve(code);
    else reject(refusal(query.get('error'), query.get('error_description')));
  };
  signal.addEventListener('abort', () => {
    channel.close();
    reject(new AuthorizationError(getMessage('signInCanceled'), getMessage('tryWhenReady')));
  });
  return { code: promise, cancel };
}

async function askForToken(
  flow: OAuth2Flow,
  client: Client,
  fields: Readonly<Record<string, string>>,
): Promise<Grant> {
  const { clientId, clientSecret, scopes, proxy, signal } = client;
  const isForClient = fields['grant_type'] === 'client_credentials';
  const isRefresh = fields['grant_type'] === 'refresh_token';
  const all = {
    ...fields,
    ...(isForClient && scopes.length > 0 && { scope: scopes.join(' ') }),
    // A client with a secret authenticates in the way that RFC 6749 requires all servers to support.
    ...(clientSecret === undefined && { client_id: clientId }),
  };
  const request: HttpRequest = {
    method: 'POST',
    url: (isRefresh ? flow.refreshUrl : undefined) ?? flow.tokenUrl ?? '',
    headers: [
      ['Accept', 'application/json'],
      ...(clientSecret === undefined
        ? []
        : [['Authorization', `Basic ${toBasic(clientId, clientSecret)}`] as const]),
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: { kind: 'text', text: new URLSearchParams(all).toString() },
  };
  const outcome = await send({ request, files: new Map(), proxy }, signal);
  if (outcome.kind === 'failure') throw new AuthorizationError(outcome.message, outcome.next);
  const { bytes } = await receiveResponse(outcome, () => undefined);
  const given = readToken(decodeText(bytes), outcome.status);
  // If the provider returns no new refresh token, the current one can be used again.
  const { refresh = fields['refresh_token'] } = given;
  const next = isForClient
    ? fields
    : refresh && { grant_type: 'refresh_token', refresh_token: refresh };
  return {
    token: given.token,
    ...(given.seconds !== undefined && { endsAt: performance.now() + given.seconds * 1000 }),
    ...(next && { renew: (wish) => askForToken(flow, { ...client, signal: wish }, next) }),
  };
}

interface GivenToken {
  readonly token: string;
  readonly refresh?: string;
  readonly seconds?: number;
}

function readToken(text: string, status: number): GivenToken {
  let answer: Readonly<Record<string, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) answer = { ...value };
  } catch {
    // Reported below.
  }
  const { access_token: token, error, error_description: description } = answer;
  if (typeof token === 'string' && token !== '') {
    const { refresh_token: refresh, expires_in: expires } = answer;
    const seconds = Number(expires ?? NaN);
    return {
      token,
      ...(typeof refresh === 'string' && refresh !== '' && { refresh }),
      ...(seconds > 0 && { seconds }),
    };
  }
  if (typeof error === 'string') {
    throw refusal(error, typeof description === 'string' ? description : null);
  }
  throw new AuthorizationError(getMessage('tokenMissing', { status }), getMessage('checkClient'));
}

function refusal(error: string | null, description: string | null): AuthorizationError {
  const cause = description ?? error ?? getMessage('noReason');
  return new AuthorizationError(
    getMessage('signInRefused', { reason: cause.slice(0, 300) }),
    getMessage('checkProvider'),
  );
}

function toBasic(name: string, secret: string): string {
  const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return btoa(`${encode(name)}:${encode(secret)}`);
}

/** Returns 256 random bits as 43 characters of base64url. */
function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function toChallenge(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
