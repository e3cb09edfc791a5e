import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { ProblemMemory } from '../cli/report/new-problems.ts';
import { formatCounts } from '../cli/report/pretty.ts';
import type { Guard } from '../engine/dev/dev-guard.ts';
import { openDevSite } from '../engine/dev/dev-server.ts';
import { toReason } from '../node/disk/system-error.ts';
import { hostNameOf, isOwnHost } from '../server/own-request.ts';
import type { ProxyLimits } from '../server/proxy/limits.ts';
import { createPlaygroundProxy } from '../server/proxy/request-handler.ts';
import {
  mountedBase,
  type MountedDocs,
  sharesStaticFiles,
  toOwnPaths,
  toPlainPath,
} from './mounted-docs.ts';
import { showProblems } from './show-problems.ts';

interface ServeOptions {
  readonly logger: AstroIntegrationLogger;
  /** Addresses of the project's own pages, without Astro's `base`; they go before. */
  readonly ownPages: () => readonly string[];
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
  { logger, ownPages, limits, server }: ServeOptions,
): Promise<ServedDocs> {
  const { dir, astroBase, publicDir } = docs;
  const memory = new ProblemMemory();
  const site = await openDevSite({
    dir,
    base: mountedBase(docs),
    guard: hostGuard(server),
    onReport: (problems, isAll) => {
      const news = memory.newsOf(problems, isAll);
      if (news === undefined) return;
      showProblems(news.added, dir);
      logger.info(news.all.length === 0 ? 'No problems' : formatCounts(news.all));
    },
    onFault: (error) => logger.error(toReason(error)),
    createProxy: (origins) => createPlaygroundProxy({ origins, ...limits }),
  });
  const isPublicFile = (path: string) =>
    path.startsWith(`${astroBase}/`) &&
    !sharesStaticFiles(docs) &&
    statSync(join(publicDir, path.slice(astroBase.length)), { throwIfNoEntry: false })?.isFile();
  return {
    answer: (request, response, next) => {
      const path = toPlainPath(request.url ?? '/');
      if (toOwnPaths(docs, ownPages()).has(path) || isPublicFile(path) === true) next();
      else site.answer(request, response, next);
    },
    stop: site.stop,
  };
}

/** Refuses what Vite refuses, behind which it would stand: pages of other sites, under names of theirs. */
function hostGuard({ host, https, allowedHosts = [] }: HostSettings): Guard {
  if (allowedHosts === true || (https !== undefined && https !== false)) return () => true;
  const hosts = [...(typeof host === 'string' ? [host] : []), ...allowedHosts];
  const names = hosts.flatMap((each) => hostNameOf(each) ?? []);
  return ({ headers }, response) => {
    if (isOwnHost(headers.host, names)) return true;
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('This host is not allowed. Name it in server.allowedHosts of Astro.\n');
    return false;
  };
}
