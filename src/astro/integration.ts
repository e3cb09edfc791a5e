/**
 * `lectern/astro`: a documentation site in an Astro project, next to the project's own pages, components
 * and integrations. It is rendered by the same code as on the command line, so the site is the same, byte
 * for byte; Astro itself compiles nothing of it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, ViteUserConfig } from 'astro';
import { z } from 'zod';
import { expectations } from '../cli/options/option-values.ts';
import { parseBase } from '../core/address/base.ts';
import { isFolderAt } from '../node/disk/stats-of.ts';
import { toReason } from '../node/disk/system-error.ts';
import { type ProxyLimits, readLimits, readPrivateHosts } from '../server/proxy/limits.ts';
import { type MountedDocs, toPlainPath } from './mounted-docs.ts';
import type { ServedDocs } from './serve-docs.ts';

export interface LecternOptions {
  /** Folder of `docs.json`, relative to the project's root; that root by default. */
  readonly docs?: string;
  /** Path of the site below Astro's `base`: `/docs`. The root by default. */
  readonly base?: string;
  /**
   * Milliseconds without activity of the API after which `astro dev` aborts a playground request; 30,000 by
   * default.
   */
  readonly timeoutMilliseconds?: number;
  /** The largest request body from the playground of `astro dev`, in bytes; 1 MB by default. */
  readonly maxBodyBytes?: number;
  /** Names of servers in private networks that the playground of `astro dev` can reach. */
  readonly privateHosts?: readonly string[];
}

const optionsShape = z.strictObject({
  docs: z.string().exactOptional(),
  base: z.string().exactOptional(),
  timeoutMilliseconds: z.number().exactOptional(),
  maxBodyBytes: z.number().exactOptional(),
  privateHosts: z.array(z.string()).exactOptional(),
});

/** @throws for invalid options and, when Astro starts, if `docs` is not a folder. */
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
 * Puts the documentation before all other request handlers. Astro's come before Vite's own and those of
 * integrations: they strip Astro's `base`, and reject addresses whose trailing slash differs from that of
 * its own pages, as well as files in the root of the project.
 */
function frontPlugin(served: () => ServedDocs | undefined) {
  return {
    name: 'lectern',
    // Runs after Astro's plugins have put theirs first.
    enforce: 'post',
    configureServer: (server) => () => {
      const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const docs = served();
        if (docs === undefined) next();
        else docs.listener(request, response, next);
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
  if (!isFolderAt(dir)) {
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
