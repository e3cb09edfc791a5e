/**
 * `lectern/astro`: a documentation site in an Astro project, beside the project's own pages,
 * components and integrations. It is rendered by what the command line renders with, so it is the
 * same site, byte for byte; Astro itself compiles nothing of it.
 */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, ViteUserConfig } from 'astro';
import { z } from 'zod';
import { expectations } from '../cli/options/option-values.ts';
import { parseBase } from '../core/address/base.ts';
import { toReason } from '../node/disk/system-error.ts';
import { type ProxyLimits, readLimits, readPrivateHosts } from '../server/proxy/limits.ts';
import { type MountedDocs, toPlainPath } from './mounted-docs.ts';
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

const optionsShape = z.strictObject({
  docs: z.string().exactOptional(),
  base: z.string().exactOptional(),
  mostMilliseconds: z.number().exactOptional(),
  mostBodyBytes: z.number().exactOptional(),
  privateHosts: z.array(z.string()).exactOptional(),
});

/** @throws for options that are none, and, when Astro starts, for `docs` that are no folder. */
export default function lectern(written: LecternOptions = {}): AstroIntegration {
  const { docs = '.', base = '', ...options } = readOptions(written);
  const below = toPath(base);
  const limits = toLimits(options);
  let mounted: MountedDocs | undefined;
  let served: ServedDocs | undefined;
  let ownPaths: ReadonlySet<string> = new Set();
  return {
    name: 'lectern',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [frontPlugin(() => served)] } });
      },
      'astro:config:done': ({ config }) => {
        mounted = toMountedDocs(config, { docs, below });
      },
      'astro:routes:resolved': ({ routes }) => {
        const base = mounted?.astroBase ?? '';
        const own = routes.filter(({ origin }) => origin === 'project');
        const addresses = own.flatMap(({ pathname }) => pathname ?? []);
        ownPaths = new Set(addresses.map((address) => toPlainPath(base + address)));
      },
      'astro:server:setup': async ({ server, logger }) => {
        if (mounted === undefined) return;
        const { serveDocs } = await import('./serve-docs.ts');
        served = await serveDocs(mounted, {
          logger,
          limits,
          ownPaths: () => ownPaths,
          server: server.config.server,
        });
      },
      'astro:server:done': async () => {
        await served?.stop();
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (mounted === undefined) return;
        const { writeDocs } = await import('./write-docs.ts');
        await writeDocs(mounted, { folder: fileURLToPath(dir), logger, ownPaths });
      },
    },
  };
}

/**
 * Puts the documentation before all else that answers. Astro stands before Vite's own answers and before
 * those of integrations: it takes its `base` away, and refuses addresses with another slash at their end
 * than its own pages have, and files that lie in the root of the project.
 */
function frontPlugin(served: () => ServedDocs | undefined) {
  return {
    name: 'lectern',
    // Astro's plugins have put theirs in front by then.
    enforce: 'post',
    configureServer: (server) => () => {
      const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const docs = served();
        if (docs === undefined) next();
        else docs.answer(request, response, next);
      };
      server.middlewares.stack.unshift({ route: '', handle });
    },
  } satisfies NonNullable<ViteUserConfig['plugins']>[number];
}

function readOptions(written: unknown): LecternOptions {
  const { data, error } = optionsShape.safeParse(written);
  if (data !== undefined) return data;
  throw new Error(`lectern: the options cannot be read.\n${z.prettifyError(error)}`);
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
  { root, site, base, outDir, publicDir, trailingSlash }: AstroConfig,
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
    trailingSlash,
    ...(site !== undefined && { site: new URL(site).origin }),
  };
}
