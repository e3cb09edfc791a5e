import { fileURLToPath } from 'node:url';
import type { AstroInlineConfig } from 'astro';
import type { AstroRoot } from '../node/astro-root.ts';
import { lectern } from './integration.ts';

export interface AstroConfigOptions {
  readonly root: AstroRoot;
  /** `''` or `/docs`. */
  readonly base: string;
  readonly site?: string | undefined;
  readonly trailingSlash: 'always' | 'never';
}

/** Astro's configuration for building or serving any docs folder with this package's `src`. */
export function astroConfig(options: AstroConfigOptions): AstroInlineConfig {
  const { root, base, site, trailingSlash } = options;
  return {
    configFile: false,
    root: root.path,
    srcDir: fileURLToPath(new URL('../../src/', import.meta.url)),
    publicDir: `${root.path}/public`,
    outDir: root.outDir,
    cacheDir: `${root.path}/cache`,
    base: base === '' ? '/' : base,
    ...(site !== undefined && { site }),
    logLevel: 'error',
    devToolbar: { enabled: false },
    integrations: [lectern()],
    build: {
      assets: '_lectern/assets',
      server: `${root.path}/server`,
      format: trailingSlash === 'always' ? 'directory' : 'file',
      // A strict content security policy allows no inline style.
      inlineStylesheets: 'never',
    },
    // Pages are matched by the store; Astro must not redirect between the two forms in dev.
    trailingSlash: 'ignore',
    // Prettier breaks lines as in JSX, where the whitespace around an element is not part of it.
    compressHTML: 'jsx',
    vite: {
      // Inlined scripts would need a hash in the content security policy.
      build: { assetsInlineLimit: 0 },
      server: { fs: { strict: true } },
    },
  };
}
