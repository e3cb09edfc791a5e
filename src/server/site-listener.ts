/** Handles all requests to a built site: for its files, the playground's proxy, MCP and its health. */
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAllowedOrigins } from './allowed-origins.ts';
import { pathOf } from './files/request-path.ts';
import type { Exchange } from './files/send-file.ts';
import { staticFiles } from './files/static-files.ts';
import type { RequestListener, StaticSite } from './files/static-files.ts';
import { hostNameOf, isOwnHost } from './own-request.ts';
import type { ProxyLimits } from './proxy/limits.ts';
import { createPlaygroundProxy } from './proxy/request-handler.ts';
import type { EndedRequest } from './proxy/request-handler.ts';

export interface ServedSite extends StaticSite, ProxyLimits {
  /** The origin at which readers reach the site; undefined if it is visible only on this machine. */
  readonly publicUrl?: string | undefined;
  /**
   * Host names that requests may use, in addition to those of this machine and of `publicUrl`. Undefined if
   * every name is allowed, because other machines can know this one by any name.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Handles messages of the Model Context Protocol; absent if it is not served. */
  readonly mcp?: RequestListener | undefined;
  /** Called at the end of every request, except answered health checks. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
}

/** No query, address, headers or body, so nothing that could be a secret. */
export type LogEntry =
  | ({ readonly kind: 'answered' } & AnsweredRequest)
  /** A request that the playground sent to an API, logged in addition to the page's own. */
  | ({ readonly kind: 'sent' } & EndedRequest);

export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * A listener for `http.createServer`.
 * @throws TypeError when `publicUrl` is not a URL, or a limit of the proxy is invalid.
 */
export function siteListener(served: ServedSite): RequestListener {
  const { log, mcp, publicUrl, allowedHosts, ...rest } = served;
  const { timeoutMilliseconds, maxBodyBytes, privateHosts, ...site } = rest;
  const publicHost = publicUrl && hostNameOf(new URL(publicUrl).host);
  const names = allowedHosts && [...allowedHosts, ...(publicHost ? [publicHost] : [])];
  const files = staticFiles(site);
  const origins = () => readAllowedOrigins(site.dir);
  const onEnd = log && ((ended: EndedRequest) => log({ kind: 'sent', ...ended }));
  const proxy = createPlaygroundProxy({
    origins,
    publicUrl,
    onEnd,
    timeoutMilliseconds,
    maxBodyBytes,
    privateHosts,
  });
  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    const isRefused = names !== undefined && !isOwnHost(request.headers.host, names);
    const isHealth = path === `${site.base}/_lectern/health`;
    if (log && (isRefused || !isHealth)) logEnd({ request, response }, path, log);
    if (isRefused) {
      refuseHost(response);
      return;
    }
    if (isHealth) {
      void answerHealth(site.dir, { request, response });
      return;
    }
    if (path === `${site.base}/_lectern/request`) proxy(request, response);
    else if (mcp && path === `${site.base}/mcp` && isMessage(request)) mcp(request, response);
    else files(request, response);
  };
}

/**
 * Whether a request is an MCP message. The site can have a page at the same address, which readers request
 * differently.
 */
function isMessage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return headers.accept?.includes('text/event-stream') ?? false;
}

/**
 * Refuses a foreign host name: another site can point its own name at this machine to read from it (DNS
 * rebinding).
 */
function refuseHost(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(403).end('This host is not allowed. Start the server with --allow-host.\n');
}

/** Reports whether there is a site to serve; a build that replaces it removes it for a moment. */
async function answerHealth(dir: string, { request, response }: Exchange): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const isThere = await access(dir).then(
    () => true,
    () => false,
  );
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(isThere ? 200 : 503).end(isThere ? 'ok\n' : 'no site\n');
}

function logEnd(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  path: string,
  log: (entry: LogEntry) => void,
): void {
  const start = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round(performance.now() - start);
    const { method = '' } = request;
    log({ kind: 'answered', method, path, status: response.statusCode, milliseconds });
  });
}
