import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegrationLogger } from 'astro';
import { ProblemMemory } from '../cli/report/new-problems.ts';
import { formatCounts } from '../cli/report/pretty.ts';
import { openDevSite } from '../engine/dev/dev-server.ts';
import { toReason } from '../node/disk/system-error.ts';
import type { ProxyLimits } from '../server/proxy/limits.ts';
import { createPlaygroundProxy } from '../server/proxy/request-handler.ts';
import { mountedBase, type MountedDocs } from './mounted-docs.ts';
import { showProblems } from './show-problems.ts';

interface ServeOptions {
  readonly logger: AstroIntegrationLogger;
  /** Addresses of the project's own pages, without Astro's `base`; they go before. */
  readonly ownPages: () => readonly string[];
  /** What the playground's proxy keeps to. */
  readonly limits: ProxyLimits;
}

export interface ServedDocs {
  /** Answers, or leaves the request to what Astro has. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly stop: () => Promise<void>;
}

/**
 * The site as `astro dev` answers with it: kept up with its files, with reloads of its own. Vite has
 * refused what comes for other hosts before it gets here.
 */
export async function serveDocs(
  docs: MountedDocs,
  { logger, ownPages, limits }: ServeOptions,
): Promise<ServedDocs> {
  const { dir, astroBase } = docs;
  const memory = new ProblemMemory();
  const site = await openDevSite({
    dir,
    base: mountedBase(docs),
    onReport: (problems, isAll) => {
      const news = memory.newsOf(problems, isAll);
      if (news === undefined) return;
      showProblems(news.added, dir);
      logger.info(news.all.length === 0 ? 'No problems' : formatCounts(news.all));
    },
    onFault: (error) => logger.error(toReason(error)),
    createProxy: (origins) => createPlaygroundProxy({ origins, ...limits }),
  });
  const isOwn = (url: string) => {
    const path = toPlain(url);
    return ownPages().some((page) => toPlain(astroBase + page) === path);
  };
  return {
    answer: (request, response, next) => {
      if (isOwn(request.url ?? '/')) next();
      else site.answer(request, response, next);
    },
    stop: site.stop,
  };
}

/** The path of an address, without a slash at its end. */
function toPlain(url: string): string {
  return (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
}
