/**
 * Compiles Lectern's pages, components and browser files once, for every site: `node build-renderer.ts
 * <folder>` fills the folder with `server/entry.mjs`, `client/`, and `renderer.json`. Runs when a source
 * has changed; the package includes the result.
 */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AstroIntegration, build } from 'astro';
import { build as bundle } from 'rolldown';
import type { Plugin } from 'vite';
import type { RendererManifest } from '../../engine/render/open-renderer.ts';
import { isSealed, sealName, sealOf } from '../../engine/render/sealed-folder.ts';
import { pathFrom } from '../../node/disk/path-from.ts';
import { toSystemCode } from '../../node/disk/system-error.ts';
import { createAstroRoot } from './astro-root.ts';
import { commonStyles, styleGroups } from './common-styles.ts';
import { prepareStyles, type StyleModule } from './prepare-styles.ts';
import { sourcePlugins } from './source-plugins.ts';
import { clientConstants } from '../../core/language/client-wording.ts';
import { type BundledStyles, extractStyles } from './extract-styles.ts';

const sourceDir = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The runtime of interactive components, as one file. A site with islands stores it under a different name.
 */
const ISLAND_RUNTIME = 'islands.js';

/** Folders whose modules Node loads directly; a renderer imports them like any other code. */
const LOADED = /^(?:core|search|islands|markdown|article|node|engine)\//;

/** Fills `target`, which appears completely or not at all. */
async function buildRenderer(target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const root = await createAstroRoot(dirname(target));
  const out = root.outDir;
  const scripts: Record<string, string> = {};
  let styles: readonly StyleModule[] = [];
  try {
    await build({
      configFile: false,
      root: root.path,
      srcDir: fileURLToPath(new URL('./', import.meta.url)),
      publicDir: join(root.path, 'public'),
      cacheDir: join(root.path, 'cache'),
      outDir: out,
      output: 'server',
      logLevel: 'error',
      devToolbar: { enabled: false },
      adapter: rendererAdapter(),
      // The formatter breaks lines as in JSX, where whitespace around an element is not significant.
      compressHTML: 'jsx',
      build: {
        client: join(out, 'client'),
        server: join(out, 'server'),
        assets: '_lectern/assets',
        inlineStylesheets: 'never',
      },
      vite: {
        define: clientConstants(),
        // A site can be served under any base, so scripts load their parts by relative paths.
        experimental: { renderBuiltUrl: () => ({ relative: true }) },
        // Inline scripts would need a hash in the content security policy.
        build: { assetsInlineLimit: 0, minify: true },
        environments: {
          ssr: { build: { minify: false } },
          client: { build: { rolldownOptions: { output: { entryFileNames: toFileName } } } },
        },
        plugins: [
          ...sourcePlugins(),
          loadedModules(join(target, 'server')),
          extractStyles((modules) => (styles = modules.map(toStyleModule))),
          extractScripts(scripts),
        ],
      },
    });
    const files = await listFiles(join(out, 'client'));
    await bundleIslands(join(out, 'client', ISLAND_RUNTIME));
    const manifest: RendererManifest = {
      islandRuntime: ISLAND_RUNTIME,
      files,
      scripts: Object.fromEntries(
        Object.entries(scripts).map(([id, file]) => [withoutRoot(id), file]),
      ),
      styles: prepareStyles(styles, { common: commonStyles, groups: styleGroups }),
    };
    await writeFile(join(out, 'renderer.json'), JSON.stringify(manifest));
    await writeFile(join(out, sealName), sealOf(out));
    await place(out, target);
  } finally {
    await root.remove();
  }
}

/** Paths of the files in `folder`, at any depth. */
async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => pathFrom(folder, join(parentPath, name)))
    .sort();
}

/** Bundled separately, because Astro's build does not keep exports that other files import by name. */
async function bundleIslands(file: string): Promise<void> {
  const input = join(sourceDir, 'islands/browser.ts');
  await bundle({ input, platform: 'browser', output: { file, format: 'esm', minify: true } });
}

/**
 * Moves the output into place. If another process was faster, its result has the same content. A damaged
 * one is replaced.
 */
async function place(made: string, target: string): Promise<void> {
  try {
    await rename(made, target);
  } catch (error) {
    const isTaken = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(toSystemCode(error) ?? '');
    if (!isTaken) throw error;
    if (isSealed(target)) return;
    await rm(target, { recursive: true, force: true });
    await rename(made, target);
  }
}

/** Module ids contain paths of the machine that compiled them, but a renderer is used on others. */
function withoutRoot(text: string): string {
  return text.replaceAll(`/@fs${sourceDir}`, '/').replaceAll(sourceDir, '/');
}

function toStyleModule({ id, css }: BundledStyles): StyleModule {
  const [path = ''] = withoutRoot(id).slice(1).split('?');
  return { path, css };
}

function rendererAdapter(): AstroIntegration {
  return {
    name: 'lectern-renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'lectern-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
    },
  };
}

/**
 * Keeps packages and modules of other folders out of the renderer, so that it shares them with the process
 * that loads it.
 */
function loadedModules(serverDir: string): Plugin {
  const mark = 'lectern-source:';
  return {
    name: 'lectern:loaded-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      if (/^(?:astro|@astrojs\/mdx|temml)(?:\/|$)/.test(id) && !id.includes('virtual')) {
        return { id, external: true };
      }
      if (importer === undefined || !/^\..*\.ts$/.test(id)) return undefined;
      const path = pathFrom(sourceDir, resolve(dirname(importer.split('?')[0] ?? ''), id));
      return LOADED.test(path) ? { id: mark + path, external: true } : undefined;
    },
    renderChunk(code, { fileName }) {
      const back = pathFrom(join(serverDir, posix.dirname(fileName)), sourceDir);
      const named = withoutRoot(code).replace(
        /(["'])lectern-source:([^"']+)\.ts\1/g,
        (_all, quote: string, path: string) => `${quote}${back}/${path}.ts${quote}`,
      );
      return { code: named, map: null };
    },
  };
}

/** `Tabs.astro_astro_type_script_…` becomes `Tabs`: every page that uses it contains the name. */
function toFileName({ name }: { readonly name: string }): string {
  return `_lectern/assets/${name.split('.')[0]}.[hash].js`;
}

/** A script that only imports another one. */
const ONE_IMPORT = /^import\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * Records which file the script of each component became. If it only imports another one, pages load that
 * directly: this saves a request and a hundred bytes.
 */
function extractScripts(scripts: Record<string, string>): Plugin {
  return {
    name: 'lectern:extract-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry || file.facadeModuleId === null) continue;
          const other = ONE_IMPORT.exec(file.code)?.[1];
          scripts[file.facadeModuleId] =
            other === undefined ? name : posix.join(posix.dirname(name), other);
          if (other !== undefined) Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Say which folder to fill.');
await buildRenderer(resolve(target));
process.exit(0);
