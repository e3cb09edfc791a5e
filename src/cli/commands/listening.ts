/** Shared by `serve` and `dev`: the address to listen on, and waiting until stopped. */

import { networkInterfaces } from 'node:os';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { toReason } from '../../node/disk/system-error.ts';
import { isLoopback } from '../../server/proxy/addresses.ts';
import type { ListenOptions } from '../options/checked-values.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import type { Context } from '../terminal/context.ts';
import { styleFor } from '../terminal/style.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
  readonly base: string;
  /** The origin that readers see, if it was given. */
  readonly publicUrl?: string | undefined;
  /** Printed after the address. */
  readonly note?: string;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const everywhere = new Set(['0.0.0.0', '::']);

/** Whether only programs on this machine can reach an address. */
export function isLoopbackHost(host: string): boolean {
  return loopback.has(host) || isLoopback(host);
}

/** Prints where the site is, and a warning if other machines can see it and no public URL was given. */
export function announce(address: Address, { stdout, stderr }: Context): void {
  const { host, base, publicUrl, note = '' } = address;
  const style = styleFor(stdout.hasColors);
  const after = publicUrl === undefined ? '' : ` for ${publicUrl}${base}/`;
  const url = style('bold', toUrl(address));
  stdout.write(`${style('green', '➜')} ${url}${after}${style('dim', note)}\n`);
  for (const other of everywhere.has(host) ? ownAddresses() : []) {
    const shown = toUrl({ ...address, host: other });
    stdout.write(`${style('green', '➜')} ${style('bold', shown)} on the network\n`);
  }
  if (isLoopbackHost(host) || publicUrl !== undefined) return;
  stderr.write('Every machine that can reach this one can see the site.\n');
}

/** Addresses at which other machines reach this one. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** A URL that a browser on this machine can open. */
export function toUrl({ host, port, base }: Omit<Address, 'publicUrl' | 'note'>): string {
  const isLocal = loopback.has(host) || everywhere.has(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}${base}/`;
}

/**
 * Explains why an address cannot be used.
 * @throws errors that have nothing to do with listening.
 */
export function diagnosePort(error: unknown, { host, port = 4321 }: ListenOptions): Diagnostic {
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  // Looking up the name of the host is a part of it.
  if (call !== 'listen' && call !== 'getaddrinfo') throw error;
  return diagnoseCli('cli/port-unavailable', { host, port, reason: toReason(error) }, { file: '' });
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  if (signal.aborted) resolve(undefined);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  return promise;
}
