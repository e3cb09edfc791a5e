import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from './static-files.ts';

export interface ListenRequest {
  readonly host: string;
  /** A port that must be free (0 takes any), or undefined for the first free one from `firstPort`. */
  readonly port: number | undefined;
  readonly listener: RequestListener;
}

export interface Listening {
  readonly port: number;
  /** Stops taking requests, lets running ones end for a moment, then closes all connections. */
  readonly stop: () => Promise<void>;
}

const firstPort = 4321;
const portsToTry = 100;
const millisecondsToEnd = 1000;

/** @throws the system's error, such as `EADDRINUSE`, when no wanted port can be had. */
export async function listen({ host, port, listener }: ListenRequest): Promise<Listening> {
  const server = createServer(listener);
  if (port === undefined) await listenOnNextFree(server, host);
  else await listenOn(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop(server),
  };
}

/** A port that is free now: `port` itself, or without one the first from the default on. */
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

async function stop(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => server.closeAllConnections(), millisecondsToEnd);
  server.close(() => resolve(undefined));
  server.closeIdleConnections();
  await promise;
  clearTimeout(timer);
}
