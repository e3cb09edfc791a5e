import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
} from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { isObject } from '../core/text/is-object.ts';
import type { StaticSite } from '../server/files/static-files.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { onEachLine } from './on-each-line.ts';
import { OpenRequests } from './open-requests.ts';
import { PublishedSite } from './published-site.ts';

/** How long a response can still take after the input has ended. */
const MAX_MILLISECONDS = 10_000;

/**
 * Serves over standard input and output until the input has ended and every request has its response, or
 * until `stop` is signaled. The protocol's library drops requests without a response when its input ends, so
 * it gets an input that does not end.
 */
export async function serveOverStdio(
  site: StaticSite,
  { version, stop }: { readonly version: string; readonly stop: AbortSignal },
): Promise<void> {
  const files = new PublishedSite(site);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const open = new OpenRequests();
  onEachLine(process.stdin, (line) => {
    const message = parse(line);
    const refusal = refuse(message);
    if (refusal === undefined) open.note(message);
    else output.write(`${JSON.stringify(refusal)}\n`);
  });
  onEachLine(output, (line) => open.note(parse(line)));
  process.stdin.pipe(input, { end: false });
  // The library reads only lines that end with a line break, which the last line of a script may lack.
  process.stdin.once('end', () => input.write('\n'));
  output.pipe(process.stdout);
  const serving = serveStdio(() => createMcpServer(files, version), {
    transport: new StdioServerTransport(input, output),
  });
  const isOver = new AbortController();
  try {
    const signal = AbortSignal.any([stop, isOver.signal]);
    await once(process.stdin, 'end', { signal });
    await Promise.race([open.settled(), sleep(MAX_MILLISECONDS, undefined, { signal })]);
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    isOver.abort();
    await serving.close();
  }
}

/** Parses a line; undefined if it is not JSON. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns the JSON-RPC 2.0 error for invalid messages, which the library silently ignores. */
function refuse(message: unknown): object | undefined {
  if (message === undefined) return toError(-32700, 'Parse error: the line is not JSON');
  const isMessage = [isJSONRPCRequest, isJSONRPCNotification, isJSONRPCResponse].some((is) =>
    is(message),
  );
  if (isMessage || isResponse(message)) return undefined;
  const id = isObject(message) ? message['id'] : undefined;
  return toError(-32600, 'Invalid Request: the line is not a JSON-RPC 2.0 message', id);
}

/**
 * Whether a message is meant as a response, such as an error without an id for an unreadable line.
 * Responses never get a response: otherwise two programs could go on forever.
 */
function isResponse(message: unknown): boolean {
  return isObject(message) && !('method' in message) && ('error' in message || 'result' in message);
}

/** @param id of the request, or anything else if the request is unknown. */
function toError(code: number, message: string, id?: unknown) {
  const isId = typeof id === 'string' || typeof id === 'number';
  return { jsonrpc: '2.0', id: isId ? id : null, error: { code, message } };
}
