import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from './files/static-files.ts';

export interface ListenRequest {
  readonly host: string;
  /** A port that must be free (0 for any), or undefined for the first free one from `firstPort`. */
  readonly port: number | undefined;
  readonly listener: RequestListener;
  /** How long running responses may take to finish when the server is stopped; one second by default. */
  readonly shutdownTimeoutMilliseconds?: number;
}

export interface Listening {
  readonly port: number;
  /** Stops accepting requests, gives running ones time to finish, then closes all connections. */
  readonly stop: () => Promise<void>;
}

const firstPort = 4321;
const portsToTry = 100;
/** Longer than a reverse proxy keeps an idle connection that it can reuse at any time. */
const keepAliveMilliseconds = 75_000;

/** @throws the system's error, such as `EADDRINUSE`, when no suitable port is available. */
export async function listen(request: ListenRequest): Promise<Listening> {
  const { host, port, listener, shutdownTimeoutMilliseconds = 1000 } = request;
  const server = createServer({ keepAliveTimeout: keepAliveMilliseconds }, listener);
  if (port === undefined) await listenOnNextFree(server, host);
  else await listenOn(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop(server, shutdownTimeoutMilliseconds),
  };
}

/** Finds a port that is free now: `port` itself or, without one, the first from the default on. */
export async function findPort(host: string, port: number | undefined): Promise<number> {
  const found = await listen({ host, port, listener: () => undefined });
  await found.stop();
  return found.port;
}

async function listenOnNextFree(server: Server, host: string): Promise<void> {
  for (let port = firstPort; ; port += 1) {
    try {
      await listenOn(server, host, port);
      return;
    } catch (error) {
      const isLast = port === firstPort + portsToTry;
      if (isLast || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) {
        throw error;
      }
    }
  }
}

async function listenOn(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject);
  server.listen(port, host, () => {
    server.off('error', reject);
    resolve(undefined);
  });
  await promise;
}

async function stop(server: Server, shutdownTimeoutMilliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const limit = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMilliseconds);
  // Only this closes a connection that became idle after its response ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  server.close(() => resolve(undefined));
  server.closeIdleConnections();
  await promise;
  clearTimeout(limit);
  clearInterval(sweep);
}
