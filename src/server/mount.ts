/**
 * `import { playgroundProxy } from 'lectern/server'`: the playground's proxy for servers other than
 * `lectern serve`. This module is the package's whole public API for code.
 */
import { fileURLToPath } from 'node:url';
import { readAllowedOrigins } from './allowed-origins.ts';
import type { RequestListener } from './files/static-files.ts';
import type { ProxyLimits } from './proxy/limits.ts';
import { createPlaygroundProxy as proxyTo } from './proxy/request-handler.ts';
import type { EndedRequest } from './proxy/request-handler.ts';

export type { EndedRequest, ProxyLimits, RequestListener };

export interface PlaygroundProxyOptions extends ProxyLimits {
  /**
   * The folder that `lectern build` wrote. It lists the origins that requests may go to, and may be
   * rebuilt.
   */
  readonly site: string | URL;
  /**
   * The origin at which readers reach the site, such as `https://docs.example.com`. Pages of other origins
   * are refused, and so are servers in private networks, except `privateHosts`. Without it, the site counts
   * as visible only on this machine: set it wherever others can see the site.
   */
  readonly publicUrl?: string | undefined;
  /** Called when a request has ended. It never receives a header, path or body. */
  readonly onEnd?: ((ended: EndedRequest) => void) | undefined;
}

/**
 * A listener for Node's `http` and for frameworks built on it. It answers every request that it receives:
 * mount it at `/_lectern/request` below the path of the site, before any body parser.
 * @throws TypeError when `publicUrl` is not a URL, or a limit or private host is invalid.
 */
export function playgroundProxy({ site, ...options }: PlaygroundProxyOptions): RequestListener {
  const dir = site instanceof URL ? fileURLToPath(site) : site;
  return proxyTo({ ...options, origins: () => readAllowedOrigins(dir) });
}
