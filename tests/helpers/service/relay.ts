/** A TCP port that forwards to another one, to make a server unreachable and reachable again. */
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { findFreePort } from './port.ts';

export interface Relay {
  readonly port: number;
  /** Cuts every connection and refuses new ones. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  const remember = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    remember(client, upstream);
    remember(upstream, client);
    client.pipe(upstream).pipe(client);
  });
  // While the server is down, no system gives this port to another program.
  const port = await findFreePort();
  const up = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await up();
  return {
    port,
    down: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    up,
  };
}
