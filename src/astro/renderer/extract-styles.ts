import type { Plugin } from 'vite';

/** Styles as Vite has them. */
export interface BundledStyles {
  /** Absolute path of the file that they come from, possibly with a query. */
  readonly id: string;
  readonly css: string;
}

/**
 * Removes all styles of pages from Vite's bundles, where each page would get those of every component, and
 * passes them to `use` in the order in which Vite would have output them.
 */
export function extractStyles(use: (modules: readonly BundledStyles[]) => void): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'lectern:extract-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Runs after Vite's plugin that reads CSS, and before the one that bundles it.
    transform(css, id) {
      if (!/\.css$/.test(id)) return undefined;
      styles.set(id, css);
      return { code: '', map: null };
    },
    buildEnd(error) {
      if (error) return;
      const ids = orderModules([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      use(ids.flatMap((id) => ({ id, css: styles.get(id) ?? '' })).filter(({ css }) => css !== ''));
      styles.clear();
    },
    // The remaining style files are empty, and no page should link to them.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
          else if (name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** In the order of execution: each module after those that it imports. */
function orderModules(
  ids: readonly string[],
  infoOf: (id: string) => ModuleInfo | null,
): readonly string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = infoOf(id);
    info?.importedIds.forEach(visit);
    info?.dynamicallyImportedIds.forEach(visit);
    ordered.add(id);
  };
  ids.filter((id) => infoOf(id)?.isEntry).forEach(visit);
  return [...ordered];
}
