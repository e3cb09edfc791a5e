/**
 * Serves built sites over a slow connection, with a round trip for each response and a bandwidth that all
 * share. The server is slow instead of the browser, because prerendered pages are separate targets, which
 * throttling of a page does not affect.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { toMediaType } from '../../src/server/files/media-types.ts';
import { listen } from '../../src/server/listen.ts';

export interface Line {
  /** Duration in milliseconds. */
  readonly roundTrip: number;
  /** Bandwidth of all responses together. */
  readonly bytesPerMs: number;
}

export interface SlowServer {
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

const STEP_MS = 5;
/** A script that is served without delay. It reports to the server by requesting this path with a query. */
const PROBE = '/__probe.js';

export interface SlowSite {
  readonly outDir: string;
  readonly line: Line;
  /** The code of a script that the `<head>` of each page loads. */
  readonly probe: string;
  /** Receives what the probe reports. */
  readonly onReport: (query: URLSearchParams) => void;
}

export async function serveThrottled({
  outDir,
  line,
  probe,
  onReport,
}: SlowSite): Promise<SlowServer> {
  const send = startLine(line);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === PROBE) {
      if (search !== '') onReport(searchParams);
      response.setHeader('Content-Type', 'text/javascript');
      response.end(search === '' ? probe : '');
      return;
    }
    await setTimeout(line.roundTrip);
    const file = findFile(outDir, pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isPage = file.path.endsWith('.html');
    const isNamedByContent = /[.-][\w-]{8}\.\w+$/.test(file.path);
    response.setHeader('Content-Type', toMediaType(file.path));
    response.setHeader(
      'Cache-Control',
      isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Content-Encoding', 'gzip');
    await send(response, gzipSync(isPage ? withProbe(file.content) : file.content));
  };
  const { port, stop } = await listen({
    host: '127.0.0.1',
    port: 0,
    listener: (request, response) => void answer(request, response),
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function withProbe(content: Buffer): string {
  return content.toString().replace('</head>', `<script src="${PROBE}"></script></head>`);
}

function findFile(outDir: string, path: string): { path: string; content: Buffer } | undefined {
  const names = path.endsWith('/')
    ? [`${path}index.html`]
    : [path, `${path}.html`, `${path}/index.html`];
  for (const name of names) {
    try {
      return { path: name, content: readFileSync(join(outDir, name)) };
    } catch {
      // Try the next name.
    }
  }
  return undefined;
}

/**
 * Starts a connection that all responses share: each gets an equal part of every time slice until it is
 * sent.
 */
function startLine({ bytesPerMs }: Line): (to: ServerResponse, content: Buffer) => Promise<void> {
  const open: { readonly to: ServerResponse; rest: Buffer; readonly done: () => void }[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (open.length > 0) {
      await setTimeout(STEP_MS);
      for (const each of open) {
        const size = Math.ceil((STEP_MS * bytesPerMs) / open.length);
        each.to.write(each.rest.subarray(0, size));
        each.rest = each.rest.subarray(size);
      }
      for (const each of open.filter(({ rest }) => rest.length === 0)) {
        each.to.end();
        each.done();
        open.splice(open.indexOf(each), 1);
      }
    }
    isRunning = false;
  };
  return (to, content) =>
    new Promise((done) => {
      open.push({ to, rest: content, done });
      if (!isRunning) void run();
    });
}
