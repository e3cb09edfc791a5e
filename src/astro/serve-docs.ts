import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { ProblemTracker } from '../cli/report/new-problems.ts';
import { formatCounts } from '../cli/report/pretty.ts';
import { type Guard, hostGuard } from '../engine/dev/dev-guard.ts';
import { openDevSite } from '../engine/dev/dev-server.ts';
import { isFileAt } from '../node/disk/stats-of.ts';
import { toReason } from '../node/disk/system-error.ts';
import type { ProxyLimits } from '../server/proxy/limits.ts';
import { createPlaygroundProxy } from '../server/proxy/request-handler.ts';
import { mountedBase, type MountedDocs, toPlainPath } from './mounted-docs.ts';
import { showProblems } from './show-problems.ts';
import { sharesStaticFiles } from './static-files.ts';

interface ServeOptions {
  readonly logger: AstroIntegrationLogger;
  /** Paths of the project's own pages, which take precedence. */
  readonly ownPaths: () => ReadonlySet<string>;
  /** Limits of the playground's proxy. */
  readonly limits: ProxyLimits;
  /** The server options that Vite has resolved. */
  readonly server: HostSettings;
}

/** Options that decide who can access Vite's server. */
interface HostSettings {
  readonly host?: string | boolean;
  readonly https?: unknown;
  readonly allowedHosts?: true | readonly string[];
}

export interface ServedDocs {
  /** Answers a request, or passes it on to Astro. */
  readonly listener: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly stop: () => Promise<void>;
}

/** Opens the site for `astro dev`: it follows changes of its files, and reloads its own pages. */
export async function serveDocs(
  docs: MountedDocs,
  { logger, ownPaths, limits, server }: ServeOptions,
): Promise<ServedDocs> {
  const { dir, astroBase, publicDir } = docs;
  const memory = new ProblemTracker();
  const site = await openDevSite({
    dir,
    base: mountedBase(docs),
    guard: guardAs(server),
    onReport: (problems, isAll) => {
      const news = memory.newsOf(problems, isAll);
      if (news === undefined) return;
      showProblems(news.added, dir);
      logger.info(news.all.length === 0 ? 'No problems' : formatCounts(news.all));
    },
    onFault: (error) => logger.error(toReason(error)),
    createProxy: (origins) => createPlaygroundProxy({ origins, ...limits }),
  });
  // Called for every request, so the layout of the documentation is only read if such a file exists.
  const isPublicFile = (path: string) =>
    path.startsWith(`${astroBase}/`) &&
    isFileAt(join(publicDir, path.slice(astroBase.length))) &&
    !sharesStaticFiles(docs);
  return {
    listener: (request, response, next) => {
      const path = toPlainPath(request.url ?? '/');
      if (ownPaths().has(path) || isPublicFile(path)) next();
      else site.listener(request, response, next);
    },
    stop: site.stop,
  };
}

/**
 * Refuses requests of other sites under foreign host names, as Vite would if the documentation did not come
 * before it.
 */
function guardAs({ host, https, allowedHosts = [] }: HostSettings): Guard {
  if (allowedHosts === true || (https !== undefined && https !== false)) return () => true;
  const hosts = [...(typeof host === 'string' ? [host] : []), ...allowedHosts];
  return hostGuard(hosts, 'Name it in server.allowedHosts of Astro.');
}
