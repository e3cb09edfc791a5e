/**
 * Serves built sites over a slow line: a round trip for each answer, and one width for all of them. The line
 * is slow here and not in the browser, because pages that are loaded ahead are targets of their own, which
 * a throttle of the page does not reach.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { toMediaType } from '../../src/server/files/media-types.ts';
import { listen } from '../../src/server/listen.ts';

export interface Line {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Of all answers together. */
  readonly bytesPerMs: number;
}

export interface SlowServer {
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

const STEP_MS = 5;
/** A page may load this script, which no line slows down, and tell something by asking for it with a query. */
const PROBE = '/__probe.js';

export interface SlowSite {
  readonly outDir: string;
  readonly line: Line;
  /** Put into the `<head>` of each page as a file. */
  readonly probe: string;
  /** What the probe tells. */
  readonly onTell: (query: URLSearchParams) => void;
}

export async function serveSlowly({ outDir, line, probe, onTell }: SlowSite): Promise<SlowServer> {
  const send = startLine(line);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === PROBE) {
      if (search !== '') onTell(searchParams);
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
      // The next one.
    }
  }
  return undefined;
}

/** What all answers share: each has its turn until nothing is left of it. */
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
