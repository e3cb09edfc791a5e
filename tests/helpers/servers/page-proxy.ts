import type { RequestListener } from 'node:http';
import type { TestContext } from 'node:test';
import { send, type Outgoing } from '../../../src/client/playground/exchange/exchange.ts';
import type { Outcome } from '../../../src/client/playground/exchange/outcome.ts';
import { receiveResponse } from '../../../src/client/playground/exchange/receive-response.ts';
import { createPlaygroundProxy } from '../../../src/server/proxy/request-handler.ts';
import type { ProxyOptions } from '../../../src/server/proxy/request-handler.ts';
import { startServer } from './proxy-server.ts';

/**
 * Starts a proxy for code that does not run in a browser, adds what a browser would add, and returns the
 * endpoint.
 */
export async function startPageProxy(t: TestContext, options: ProxyOptions): Promise<string> {
  const proxy = createPlaygroundProxy(options);
  const listener: RequestListener = (request, response) => {
    request.headers['sec-fetch-site'] = 'same-origin';
    proxy(request, response);
  };
  return `${await startServer(t, listener)}/_lectern/request`;
}

/** Sends a request like a page does: through the proxy at `proxy`, or directly without one. */
export function sendAsPage(
  request: Outgoing['request'],
  {
    proxy,
    signal = new AbortController().signal,
    ...more
  }: Partial<Outgoing> & { signal?: AbortSignal } = {},
): Promise<Outcome> {
  return send({ request, files: new Map(), proxy, ...more }, signal);
}

/** Returns the text of the response; fails if there is no response. */
export async function textOf(outcome: Outcome): Promise<string> {
  if (outcome.kind === 'failure') throw new Error(`There is no answer: ${outcome.message}`);
  const { bytes } = await receiveResponse(outcome, () => undefined);
  return new TextDecoder().decode(bytes);
}
