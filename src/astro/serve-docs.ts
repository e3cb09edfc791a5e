import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { ProblemMemory } from '../cli/report/new-problems.ts';
import { formatCounts } from '../cli/report/pretty.ts';
import { type Guard, hostGuard } from '../engine/dev/dev-guard.ts';
import { openDevSite } from '../engine/dev/dev-server.ts';
import { toReason } from '../node/disk/system-error.ts';
import type { ProxyLimits } from '../server/proxy/limits.ts';
import { createPlaygroundProxy } from '../server/proxy/request-handler.ts';
import { mountedBase, type MountedDocs, toPlainPath } from './mounted-docs.ts';
import { showProblems } from './show-problems.ts';
import { sharesStaticFiles } from './static-files.ts';

interface ServeOptions {
  readonly logger: AstroIntegrationLogger;
  /** Of the project's own pages, which go before. */
  readonly ownPaths: () => ReadonlySet<string>;
  /** What the playground's proxy keeps to. */
  readonly limits: ProxyLimits;
  /** As Vite has read it. */
  readonly server: HostSettings;
}

/** Who may ask Vite's server. */
interface HostSettings {
  readonly host?: string | boolean;
  readonly https?: unknown;
  readonly allowedHosts?: true | readonly string[];
}

export interface ServedDocs {
  /** Answers, or leaves the request to what Astro has. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly stop: () => Promise<void>;
}

/** The site as `astro dev` answers with it: kept up with its files, with reloads of its own. */
export async function serveDocs(
  docs: MountedDocs,
  { logger, ownPaths, limits, server }: ServeOptions,
): Promise<ServedDocs> {
  const { dir, astroBase, publicDir } = docs;
  const memory = new ProblemMemory();
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
  // Every request asks: the layout of the documentation is read for those alone that there is a file for.
  const isPublicFile = (path: string) =>
    path.startsWith(`${astroBase}/`) &&
    statSync(join(publicDir, path.slice(astroBase.length)), { throwIfNoEntry: false })?.isFile() &&
    !sharesStaticFiles(docs);
  return {
    answer: (request, response, next) => {
      const path = toPlainPath(request.url ?? '/');
      if (ownPaths().has(path) || isPublicFile(path) === true) next();
      else site.answer(request, response, next);
    },
    stop: site.stop,
  };
}

/** Refuses what Vite refuses, behind which it would stand: pages of other sites, under names of theirs. */
function guardAs({ host, https, allowedHosts = [] }: HostSettings): Guard {
  if (allowedHosts === true || (https !== undefined && https !== false)) return () => true;
  const hosts = [...(typeof host === 'string' ? [host] : []), ...allowedHosts];
  return hostGuard(hosts, 'Name it in server.allowedHosts of Astro.');
}
