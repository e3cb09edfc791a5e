/**
 * The MCP server over HTTP, where each request stands alone. It responds to programs and pages of the site
 * itself; it refuses pages of other origins and bodies larger than any real query.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { RequestListener, StaticSite } from '../server/files/static-files.ts';
import { isOwnOrigin } from '../server/own-request.ts';
import { readWhole } from '../server/proxy/read-body.ts';
import { PublishedSite } from './published-site.ts';

export interface McpSite extends StaticSite {
  /** The URL at which readers reach the site. */
  readonly publicUrl?: string | undefined;
  /** The version of this software, which the server reports. */
  readonly version: string;
}

/** A query is a few hundred bytes. */
const MAX_BYTES = 64 * 1024;
/** Connections that wait for notifications of changes, of which there are none. */
const MAX_SUBSCRIPTIONS = 16;

/** @throws TypeError when `publicUrl` is not a URL. */
export function mcpListener({ publicUrl, version, ...site }: McpSite): RequestListener {
  const files = new PublishedSite(site);
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  let handler: Promise<McpHttpHandler> | undefined;
  return (request, response) => {
    const refusal = judge(request, publicOrigin);
    if (refusal !== undefined) {
      refuse(response, ...refusal);
      return;
    }
    // Load the handler with the first request: most servers never get one.
    handler ??= loadHandler(files, version);
    respond(handler, { request, response }).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function loadHandler(files: PublishedSite, version: string): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const { createMcpServer } = await import('./create-mcp-server.ts');
  return createMcpHandler(() => createMcpServer(files, version), {
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  });
}

type Judgment = [status: 403 | 405 | 413 | 400, message: string];

function judge(
  { method, headers }: IncomingMessage,
  publicOrigin: string | undefined,
): Judgment | undefined {
  const { origin } = headers;
  const isOwn = isOwnOrigin(headers) || (origin !== undefined && origin === publicOrigin);
  if (!isOwn) return [403, 'Pages of other sites are not allowed here.'];
  return method === 'POST' ? undefined : [405, 'Send messages with POST.'];
}

async function respond(
  loading: Promise<McpHttpHandler>,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const { bytes, truncated } = await readWhole(request, MAX_BYTES);
  if (truncated) {
    response.setHeader('Connection', 'close');
    refuse(response, 413, 'The message is larger than 64 kB.');
    return;
  }
  // Refuse batches: one request could otherwise ask for any amount of work.
  if (bytes.toString().trimStart().startsWith('[')) {
    refuse(response, 400, 'Send messages one at a time.');
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const asked = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    ),
    body: new Uint8Array(bytes),
    signal: gone.signal,
  });
  const { fetch } = await loading;
  await send(await fetch(asked), response);
}

async function send({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.writeHead(status);
  if (body === null) response.end();
  else await pipeline(Readable.fromWeb(body as ReadableStream), response);
}

function refuse(response: ServerResponse, status: Judgment[0], message: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'POST' }),
  });
  const error = { code: -32000, message };
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
}
