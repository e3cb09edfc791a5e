/**
 * `lectern/astro`: a documentation site in an Astro project, beside the project's own pages,
 * components and integrations. It is rendered by what the command line renders with, so it is the
 * same site, byte for byte; Astro itself compiles nothing of it.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { expectations } from '../cli/options/option-values.ts';
import { parseBase } from '../core/address/base.ts';
import { toReason } from '../node/disk/system-error.ts';
import { type ProxyLimits, readLimits, readPrivateHosts } from '../server/proxy/limits.ts';
import type { MountedDocs } from './mounted-docs.ts';
import type { ServedDocs } from './serve-docs.ts';

export interface LecternOptions {
  /** Folder of `docs.json`, from the project's root; that root itself where nothing is said. */
  readonly docs?: string;
  /** Where the site is, below the `base` of Astro: `/docs`. The root where nothing is said. */
  readonly base?: string;
  /** Silence of the API after which `astro dev` gives a request of the playground up; 30,000. */
  readonly mostMilliseconds?: number;
  /** How large a body may be that is sent from the playground of `astro dev`; 1 MB. */
  readonly mostBodyBytes?: number;
  /** Names of servers of private networks that the playground of `astro dev` may reach. */
  readonly privateHosts?: readonly string[];
}

/** @throws for a `base` that is no path, for a limit or a name that is none, and, when Astro starts, for `docs` that are no folder. */
export default function lectern({
  docs = '.',
  base = '',
  ...options
}: LecternOptions = {}): AstroIntegration {
  const below = toPath(base);
  const limits = toLimits(options);
  let mounted: MountedDocs | undefined;
  let served: ServedDocs | undefined;
  let ownPages: readonly string[] = [];
  return {
    name: 'lectern',
    hooks: {
      'astro:config:done': ({ config }) => {
        mounted = toMountedDocs(config, { docs, below });
      },
      'astro:routes:resolved': ({ routes }) => {
        const own = routes.filter(({ origin }) => origin === 'project');
        ownPages = own.flatMap(({ pathname }) => pathname ?? []);
      },
      'astro:server:setup': async ({ server, logger }) => {
        if (mounted === undefined) return;
        const { serveDocs } = await import('./serve-docs.ts');
        served = await serveDocs(mounted, { logger, limits, ownPages: () => ownPages });
        server.middlewares.use(served.answer);
      },
      'astro:server:done': async () => {
        await served?.stop();
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (mounted === undefined) return;
        const { writeDocs } = await import('./write-docs.ts');
        await writeDocs(mounted, { folder: fileURLToPath(dir), logger });
      },
    },
  };
}

function toPath(base: string): string {
  const path = parseBase(base);
  if (path !== undefined) return path;
  throw new Error(`lectern: base must be ${expectations.base}; it is ${JSON.stringify(base)}.`);
}

function toLimits(options: Omit<LecternOptions, 'docs' | 'base'>): ProxyLimits {
  try {
    return { ...readLimits(options), privateHosts: readPrivateHosts(options) };
  } catch (error) {
    throw new Error(`lectern: ${toReason(error)}`, { cause: error });
  }
}

function toMountedDocs(
  { root, site, base, outDir, publicDir }: AstroConfig,
  { docs, below }: { readonly docs: string; readonly below: string },
): MountedDocs {
  const dir = resolve(fileURLToPath(root), docs);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Error(
      `lectern: docs must be a folder, from the root of the project; ${dir} is none.`,
    );
  }
  return {
    dir,
    astroBase: toPath(base),
    below,
    outDir: fileURLToPath(outDir),
    publicDir: fileURLToPath(publicDir),
    ...(site !== undefined && { site: new URL(site).origin }),
  };
}
