import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';
import { store } from '../engine/site-store.ts';
import { takeStyles } from './take-styles.ts';

/** Teaches Astro to render the site of a store instead of files of its own. */
export function lectern(): AstroIntegration {
  return {
    name: 'lectern',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig }) => {
        addRenderer({
          name: 'astro:jsx',
          serverEntrypoint: import.meta.resolve('@astrojs/mdx/server.js'),
        });
        updateConfig({
          vite: {
            plugins: [
              virtualSite(),
              absoluteComponentParts(),
              plainDynamicImports(),
              smallInlineScripts(),
              takeStyles((modules) => store.stylesheets.use(modules)),
            ],
          },
        });
      },
      'astro:config:done': ({ setAdapter }) => {
        // The adapter's one purpose: without it Astro puts its server chunks into the current
        // working folder, where two builds would overwrite each other.
        setAdapter({
          name: 'lectern',
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only value with a future
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', preserveBuildServerDir: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
    },
  };
}

/** `virtual:site`: the process's store, never a second copy of its module. */
function virtualSite(): Plugin {
  return {
    name: 'lectern:virtual-site',
    resolveId: (id) => (id === 'virtual:site' ? '\0virtual:site' : undefined),
    load: (id) =>
      id === '\0virtual:site'
        ? "export const store = globalThis[Symbol.for('lectern.store')];"
        : undefined,
  };
}

/**
 * Astro takes the absolute path of a component's style or script for one below its root when the
 * two share no folder but the file system's own (`isPathInRoot` in its `vite-plugin-utils`). The
 * prefix that Vite has for such paths keeps it from doing so.
 */
function absoluteComponentParts(): Plugin {
  return {
    name: 'lectern:absolute-component-parts',
    enforce: 'pre',
    resolveId(id, importer) {
      if (ABSOLUTE_PART.test(id)) return `/@fs${id}`;
      if (!importer?.startsWith('/@fs/') || !id.startsWith('.')) return undefined;
      return this.resolve(id, importer.slice('/@fs'.length));
    },
  };
}

/**
 * Scripts that are loaded on use are loaded by nothing but `import()`. Vite would have every page
 * carry a kilobyte that looks for their styles and parts; the styles of a page are all in the page.
 */
function plainDynamicImports(): Plugin {
  const name = 'vite/preload-helper.js';
  return {
    name: 'lectern:plain-dynamic-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith(name) ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** Every page carries the inline scripts, so comments and long names stay at home. */
function smallInlineScripts(): Plugin {
  return {
    name: 'lectern:small-inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!/\/client\/inline\/[\w-]+\.js\?raw$/.test(id)) return undefined;
      const file = id.replace(/\?raw$/, '');
      const { code } = await minify(file, await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}

const ABSOLUTE_PART = /^\/(?!@fs\/).*\.astro\?astro&type=/;
