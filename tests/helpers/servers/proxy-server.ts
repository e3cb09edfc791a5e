import { createServer, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { createPlaygroundProxy } from '../../../src/server/proxy/request-handler.ts';
import type { ProxyOptions } from '../../../src/server/proxy/request-handler.ts';
import { startEcho } from './echo-server.ts';

export interface ProxyAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The `error` in the JSON; undefined if there is none. */
  readonly error: string | undefined;
}

export interface ProxyCall {
  readonly envelope: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Replaces the path of the proxy. */
  readonly path?: string;
}

/** Listens on a free port of this machine until the test ends. */
export async function startServer(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Writes numbered events for longer than `limit` milliseconds. The pauses are so much shorter that even on
 * a busy machine none becomes as long as the limit. Ends with an event `done`.
 */
export async function outlast(response: ServerResponse, limit: number): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const end = performance.now() + limit * 1.25;
  for (let sent = 1; performance.now() < end; sent += 1) {
    response.write(`data: ${sent}\n\n`);
    await wait(limit / 40);
  }
  response.write('data: done\n\n');
}

/** Starts a playground proxy; `call` sends requests to it like a page of the same site. */
export async function startProxy(t: TestContext, options: ProxyOptions) {
  const url = await startServer(t, createPlaygroundProxy(options));
  return {
    url,
    call: (call: ProxyCall) => callProxy(url, call),
    /** Sends a GET to `target`, with the additional fields in `more`. */
    get: (target: string, more: object = {}) =>
      callProxy(url, { envelope: { method: 'GET', url: target, ...more } }),
  };
}

/** Starts a proxy that may reach only `api`, which records the requests that reach it. */
export async function startPair(t: TestContext, options: Partial<ProxyOptions> = {}) {
  const api = await startEcho(t);
  const proxy = await startProxy(t, { origins: () => [api.url], ...options });
  return { api, proxy };
}

/** Calls a proxy like a page of its site, unless `call` says otherwise. */
export function callProxy(url: string, call: ProxyCall): Promise<ProxyAnswer> {
  const { envelope, headers, method = 'POST', path = '/_lectern/request' } = call;
  const { promise, resolve, reject } = Promise.withResolvers<ProxyAnswer>();
  const sent = sendRequest(url, {
    method,
    path,
    headers: headers ?? { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    agent: false,
  });
  sent.on('error', reject);
  sent.on('response', (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    answer.on('error', reject);
    answer.on('end', () => {
      const status = answer.statusCode ?? 0;
      resolve({ status, headers: answer.headers, text, error: kindOf(text) });
    });
  });
  sent.end(typeof envelope === 'string' ? envelope : JSON.stringify(envelope));
  return promise;
}

function kindOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { kind?: string } }).error?.kind;
  } catch {
    return undefined;
  }
}
