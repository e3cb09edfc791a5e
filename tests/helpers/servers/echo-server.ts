import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** A request as received. */
export interface EchoedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

/** Starts `listenEcho`, until the test ends. */
export async function startEcho(t: TestContext) {
  const echo = await listenEcho();
  t.after(echo.stop);
  return echo;
}

/**
 * Starts a server that records requests and responds with `ok` unless told otherwise; it never responds to
 * an address that contains `slow`.
 */
export async function listenEcho() {
  const requests: EchoedRequest[] = [];
  let json: string | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const bytes = Buffer.concat(chunks);
      requests.push({ method, url, headers, body: bytes.toString(), bytes });
      if (json !== undefined) response.setHeader('Content-Type', 'application/json');
      if (!url.includes('slow')) response.end(json ?? 'ok\n');
      json = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const answerNext = (text: string) => {
    json = text;
  };
  return { answerNext, url: `http://127.0.0.1:${port}`, requests, stop };
}
