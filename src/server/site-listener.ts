/** All that a built site answers: its files, the playground's proxy beside them, and its health. */
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAllowedOrigins } from './allowed-origins.ts';
import { playgroundProxy } from './request-handler.ts';
import type { EndedRequest } from './request-handler.ts';
import { staticFiles } from './static-files.ts';
import type { RequestListener, StaticSite } from './static-files.ts';

export interface ServedSite extends StaticSite {
  /** Under which readers reach the site; undefined where nobody but people at this machine do. */
  readonly publicUrl?: string | undefined;
  /** Told of every request when it has ended, but of none for health. */
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

/** A listener for `http.createServer`. @throws TypeError when `publicUrl` is no address. */
export function siteListener({ log, publicUrl, ...site }: ServedSite): RequestListener {
  const files = staticFiles(site);
  const origins = () => readAllowedOrigins(site.dir);
  const onEnd = log && ((ended: EndedRequest) => log({ kind: 'sent', ...ended }));
  const proxy = playgroundProxy({ origins, publicUrl, onEnd });
  return (request, response) => {
    const path = pathOf(request);
    if (path === `${site.base}/_lectern/health`) {
      void answerHealth(site.dir, response);
      return;
    }
    if (log) tellEnd({ request, response }, path, log);
    if (path === `${site.base}/_lectern/request`) proxy(request, response);
    else files(request, response);
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';
}

/** Whether there is a site to serve; a build that replaces it takes it away for a moment. */
async function answerHealth(dir: string, response: ServerResponse): Promise<void> {
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
