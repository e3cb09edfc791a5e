/** A small OAuth 2.0 provider and an API that requires its tokens: RFC 6749 and RFC 7636. */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public client, which signs readers in and has no secret. */
export const publicClient = 'docs';

/** A confidential client, which requests tokens for itself. Its credentials must be form-encoded. */
export const secretClient = { id: 'robot', secret: 's3cret: & more' };

/** What an authorization code can be exchanged for. */
interface Grant {
  readonly challenge: string;
  readonly redirectUrl: string;
}

/**
 * `/authorize` asks readers to allow or deny access, `/token` issues tokens for a code or to a client
 * itself, and `/pets` responds to requests with a valid token.
 */
export class OAuthServer {
  /** The only redirect URL that is allowed; a test sets it once it is known. */
  redirectUrl = '';
  /** If set, readers are sent back with this instead of their original state. */
  wrongState: string | undefined;
  /** Whether to sever the connection to the page that opened the window, as many providers do. */
  seversOpener = false;
  /** The forms of all token requests, including rejected ones. */
  readonly asked: URLSearchParams[] = [];
  /** All tokens issued so far. */
  readonly tokens: string[] = [];
  /**
   * Refresh tokens issued to readers. Only the newest can be exchanged, for a token and a new refresh
   * token.
   */
  readonly refreshTokens: string[] = [];
  readonly #valid = new Set<string>();
  readonly #grants = new Map<string, Grant>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** Listens on a free port of this machine. */
  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Invalidates all issued tokens; without `refreshing`, the refresh tokens too. */
  endTokens({ refreshing }: { readonly refreshing: boolean }): void {
    this.#valid.clear();
    if (!refreshing) this.refreshTokens.length = 0;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const route = `${request.method} ${pathname}`;
    if (route === 'GET /authorize') this.#askReader(searchParams, response);
    else if (route === 'POST /token') {
      this.#answerClient(await readForm(request), request, response);
    } else if (route === 'GET /pets') this.#listPets(request, response);
    else response.writeHead(404).end();
  }

  #askReader(query: URLSearchParams, response: ServerResponse): void {
    const isKnown =
      query.get('response_type') === 'code' &&
      query.get('client_id') === publicClient &&
      query.get('redirect_uri') === this.redirectUrl &&
      query.get('code_challenge_method') === 'S256';
    if (!isKnown) {
      response.writeHead(400).end('This client is not known here.');
      return;
    }
    const code = randomUUID();
    const challenge = query.get('code_challenge') ?? '';
    this.#grants.set(code, { challenge, redirectUrl: this.redirectUrl });
    const link = (text: string, answer: Readonly<Record<string, string>>) => {
      const back = new URL(this.redirectUrl);
      const parameters = { ...answer, state: this.wrongState ?? query.get('state') ?? '' };
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
      return `<a href="${back.href.replaceAll('&', '&amp;')}">${text}</a>`;
    };
    const denial = { error: 'access_denied', error_description: 'You said no' };
    if (this.seversOpener) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(
      `<!doctype html><title>Sign in</title>${link('Allow', { code })} ${link('Deny', denial)}`,
    );
  }

  #answerClient(form: URLSearchParams, { headers }: IncomingMessage, response: ServerResponse) {
    this.asked.push(form);
    const error = this.#findFault(form, headers.authorization);
    if (error !== undefined) {
      sendJson(response, 400, { error });
      return;
    }
    const token = `token-${randomUUID()}`;
    this.tokens.push(token);
    this.#valid.add(token);
    const given = { access_token: token, token_type: 'Bearer', expires_in: 600 };
    if (form.get('grant_type') === 'client_credentials') {
      sendJson(response, 200, given);
      return;
    }
    const refresh = `refresh-${randomUUID()}`;
    this.refreshTokens.push(refresh);
    sendJson(response, 200, { ...given, refresh_token: refresh });
  }

  /** Returns the error code of RFC 6749; undefined if a token can be issued. */
  #findFault(form: URLSearchParams, authorization: string | undefined): string | undefined {
    switch (form.get('grant_type')) {
      case 'client_credentials':
        return authorization === toBasic(secretClient) ? undefined : 'invalid_client';
      case 'authorization_code':
        if (form.get('client_id') !== publicClient) return 'invalid_client';
        return this.#redeem(form) ? undefined : 'invalid_grant';
      case 'refresh_token': {
        if (form.get('client_id') !== publicClient) return 'invalid_client';
        const place = this.refreshTokens.indexOf(form.get('refresh_token') ?? '');
        return place >= 0 && place === this.refreshTokens.length - 1 ? undefined : 'invalid_grant';
      }
      default:
        return 'unsupported_grant_type';
    }
  }

  /** Whether the code was issued to this client. A code can be tried once. */
  #redeem(form: URLSearchParams): boolean {
    const code = form.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return grant?.challenge === challenge && grant.redirectUrl === form.get('redirect_uri');
  }

  #listPets({ headers }: IncomingMessage, response: ServerResponse): void {
    const isKnown = this.#valid.has(headers.authorization?.replace('Bearer ', '') ?? '');
    if (isKnown) sendJson(response, 200, ['Tom']);
    else sendJson(response, 401, { message: 'Who are you?' });
  }
}

/** Encodes credentials as in RFC 6749, section 2.3.1: both parts are form-encoded first. */
function toBasic({ id, secret }: typeof secretClient): string {
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return new URLSearchParams(text);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}
