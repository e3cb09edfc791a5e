/** Configures how Vite reads Lectern's own sources. */

import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

export function sourcePlugins(): Plugin[] {
  return [absoluteComponentParts(), plainDynamicImports(), smallEarlyScript()];
}

/**
 * Astro mistakes the absolute path of a component's style or script for a path below its root if the two
 * have only the top folder in common (`isPathInRoot()` in its `vite-plugin-utils`). Vite's prefix for
 * absolute paths prevents this.
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
 * Loads scripts on use by plain `import()`. Vite would add a kilobyte to every page to find their styles
 * and parts, but all styles of a page are already in the page.
 */
function plainDynamicImports(): Plugin {
  const name = 'vite/preload-helper.js';
  return {
    name: 'lectern:plain-dynamic-imports',
    enforce: 'pre',
    // Otherwise, each script would list the names of modules that nobody preloads. Astro overrides the
    // value elsewhere.
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) =>
      id.endsWith(name) ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** Minifies the early script, because pages wait for it. */
function smallEarlyScript(): Plugin {
  return {
    name: 'lectern:small-early-script',
    enforce: 'pre',
    async load(id) {
      if (!/\/client\/early\/[\w-]+\.js\?raw$/.test(id)) return undefined;
      const file = id.replace(/\?raw$/, '');
      const { code } = await minify(file, await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}

const ABSOLUTE_PART = /^\/(?!@fs\/).*\.astro\?astro&type=/;
