/**
 * `import { playgroundProxy } from 'lectern/server'`: the playground's proxy for servers that are
 * not `lectern serve`. All that the package promises to code is here.
 */
import { fileURLToPath } from 'node:url';
import { readAllowedOrigins } from './allowed-origins.ts';
import type { RequestListener } from './files/static-files.ts';
import type { ProxyLimits } from './proxy/limits.ts';
import { createPlaygroundProxy as proxyTo } from './proxy/request-handler.ts';
import type { EndedRequest } from './proxy/request-handler.ts';

export type { EndedRequest, ProxyLimits, RequestListener };

export interface PlaygroundProxyOptions extends ProxyLimits {
  /** Folder that `lectern build` wrote: it tells where requests may go, also when it is rebuilt. */
  readonly site: string | URL;
  /**
   * Under which readers reach the site, such as `https://docs.example.com`. Pages of another origin
   * are refused, and so are servers of private networks but `privateHosts`. Without it the site counts as one that
   * only people at this machine see: say it wherever others do.
   */
  readonly publicUrl?: string | undefined;
  /** Told when a request has ended. No header, path or body is ever told. */
  readonly onEnd?: ((ended: EndedRequest) => void) | undefined;
}

/**
 * A listener for Node's `http`, and for what is built on it. It answers every request that it is
 * given: mount it at `/_lectern/request` below the path of the site, before what reads bodies.
 * @throws TypeError when `publicUrl` is no address, a limit is none, or a private host no name.
 */
export function playgroundProxy({ site, ...options }: PlaygroundProxyOptions): RequestListener {
  const dir = site instanceof URL ? fileURLToPath(site) : site;
  return proxyTo({ ...options, origins: () => readAllowedOrigins(dir) });
}
