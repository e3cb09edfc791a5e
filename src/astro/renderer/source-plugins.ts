/** How Vite is to read Lectern's own sources, whoever starts it. */

import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

export function sourcePlugins(): Plugin[] {
  return [absoluteComponentParts(), plainDynamicImports(), smallEarlyScript()];
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
    // Else each script would hold the names of what nobody asks for ahead. Astro has its own value.
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) =>
      id.endsWith(name) ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** Pages wait for the early script, so comments and long names stay at home. */
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
