/** All that a built site answers: its files, the playground's proxy and programs beside them, its health. */
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
  /** Under which readers reach the site; undefined where nobody but people at this machine do. */
  readonly publicUrl?: string | undefined;
  /**
   * Names that requests may ask this server by, beside those of this machine and that of `publicUrl`.
   * Undefined where every name will do: other machines may know this one by any.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Answers messages of the Model Context Protocol; absent where nothing does. */
  readonly mcp?: RequestListener | undefined;
  /** Told of every request when it has ended, but of none for health that is answered. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
}

/** Without query, address, headers and body: nothing that somebody may have typed as a secret. */
export type LogEntry =
  | ({ readonly kind: 'answered' } & AnsweredRequest)
  /** A request that the playground sent to an API, told beside its own. */
  | ({ readonly kind: 'sent' } & EndedRequest);

export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * A listener for `http.createServer`.
 * @throws TypeError when `publicUrl` is no address, or a limit of the proxy is none.
 */
export function siteListener(served: ServedSite): RequestListener {
  const { log, mcp, publicUrl, allowedHosts, ...rest } = served;
  const { mostMilliseconds, mostBodyBytes, privateHosts, ...site } = rest;
  const publicHost = publicUrl && hostNameOf(new URL(publicUrl).host);
  const names = allowedHosts && [...allowedHosts, ...(publicHost ? [publicHost] : [])];
  const files = staticFiles(site);
  const origins = () => readAllowedOrigins(site.dir);
  const onEnd = log && ((ended: EndedRequest) => log({ kind: 'sent', ...ended }));
  const proxy = createPlaygroundProxy({
    origins,
    publicUrl,
    onEnd,
    mostMilliseconds,
    mostBodyBytes,
    privateHosts,
  });
  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    const isRefused = names !== undefined && !isOwnHost(request.headers.host, names);
    const isHealth = path === `${site.base}/_lectern/health`;
    if (log && (isRefused || !isHealth)) tellEnd({ request, response }, path, log);
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

/** A site may have a page at the same address: whoever wants to read it is no program that asks. */
function isMessage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** A page of another site may have pointed a name of its own at this machine, to read what is here. */
function refuseHost(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(403).end('This host is not allowed. Start the server with --allow-host.\n');
}

/** Whether there is a site to serve; a build that replaces it takes it away for a moment. */
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

function tellEnd(
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
