import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { StaticSite } from '../server/files/static-files.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { hearLines } from './hear-lines.ts';
import { OpenRequests } from './open-requests.ts';
import { PublishedSite } from './published-site.ts';

/** How long an answer may take once nobody can ask any more. */
const MOST_MILLISECONDS = 10_000;

/**
 * Speaks over standard input and output, until the input has ended and what it asked is answered, or
 * until it is told to stop. The protocol's library drops what it has not answered when its input
 * ends; it is given one that does not.
 */
export async function serveOverStdio(
  site: StaticSite,
  { version, stop }: { readonly version: string; readonly stop: AbortSignal },
): Promise<void> {
  const files = new PublishedSite(site);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const open = new OpenRequests();
  hearLines(process.stdin, (line) => {
    const message = parse(line);
    if (message === undefined) output.write(`${JSON.stringify(PARSE_ERROR)}\n`);
    else open.note(message);
  });
  hearLines(output, (line) => open.note(parse(line)));
  process.stdin.pipe(input, { end: false });
  // The library reads no line that does not end, which the last one of a script may not.
  process.stdin.once('end', () => input.write('\n'));
  output.pipe(process.stdout);
  const serving = serveStdio(() => createMcpServer(files, version), {
    transport: new StdioServerTransport(input, output),
  });
  const isOver = new AbortController();
  try {
    const signal = AbortSignal.any([stop, isOver.signal]);
    await once(process.stdin, 'end', { signal });
    await Promise.race([open.settled(), sleep(MOST_MILLISECONDS, undefined, { signal })]);
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    isOver.abort();
    await serving.close();
  }
}

/** The value of a line; undefined for what is no JSON, which the library passes over in silence. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** As JSON-RPC 2.0 has it for what is no JSON: nobody knows which request it was. */
const PARSE_ERROR = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32700, message: 'Parse error: the line is no JSON' },
};
