/**
 * Finds the compiled pages and components: next to the emitted code in an installed package; otherwise in a
 * cache of this repository, where they are compiled again when a source has changed.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '../../core/pages/page.ts';
import { digestOf } from '../store/site-answers.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { SiteStyles } from '../assets/stylesheets.ts';
import { hashFiles, isSealed } from './sealed-folder.ts';

/** The `renderer.json` of a compiled renderer. */
export interface RendererManifest {
  /** The file below `client/` of each component's script, by the id that the compiler gave it. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Files below `client/` that every site gets. */
  readonly files: readonly string[];
  /** The file below `client/` with the runtime of islands, for sites that have any. */
  readonly islandRuntime: string;
  readonly styles: SiteStyles;
}

type ScriptHref = (id: string) => string;

/** The exports of `server/entry.mjs` of a compiled renderer. */
export interface RendererEntry {
  readonly components: Readonly<Record<string, unknown>>;
  renderPage(store: SiteStore, page: Page, scriptHref: ScriptHref): Promise<string>;
  /**
   * Renders the page for readers of the language whose first page is `start`; without it, of the site's
   * language.
   */
  renderNotFound(
    store: SiteStore,
    start: Page | undefined,
    scriptHref: ScriptHref,
  ): Promise<string>;
  /** Returns everything that the layouts show of a page, as text. */
  describePage(store: SiteStore, page: Page): string;
}

export interface Renderer {
  /** Identifies the state of this software. */
  readonly version: string;
  readonly entry: RendererEntry;
  readonly manifest: RendererManifest;
  /** Absolute path of the folder with the browser's files, arranged as in a site's root. */
  readonly clientDir: string;
  readonly readIslandRuntime: () => string;
}

const sourceDir = fileURLToPath(new URL('../../', import.meta.url));
const isEmitted = import.meta.url.endsWith('.js');

let opened: Promise<Renderer> | undefined;

/** Returns the renderer, one for the whole process: it holds nothing of any site. */
export function openRenderer(): Promise<Renderer> {
  opened ??= loadRenderer(isEmitted ? join(sourceDir, 'renderer') : compiledRenderer());
  return opened;
}

async function loadRenderer(dir: string): Promise<Renderer> {
  const text = readFileSync(join(dir, 'renderer.json'), 'utf8');
  const manifest = JSON.parse(text) as RendererManifest;
  const file = pathToFileURL(join(dir, 'server', 'entry.mjs')).href;
  const { default: entry } = (await import(file)) as { default: RendererEntry };
  const version = digestOf(isEmitted ? [text, ...listVersions()] : [dir, ...listStates()]);
  const clientDir = join(dir, 'client');
  let runtime: string | undefined;
  const readIslandRuntime = () =>
    (runtime ??= readFileSync(join(clientDir, manifest.islandRuntime), 'utf8'));
  return { entry, manifest, version, clientDir, readIslandRuntime };
}

/**
 * Returns the folder of the renderer for the current sources, and compiles it unless that has been done. A
 * folder that has changed since it was compiled is not used, because it could fail in any way.
 */
export function compiledRenderer(): string {
  const dir = join(sourceDir, `../node_modules/.cache/lectern/renderer-${hashSources()}`);
  if (isSealed(dir)) return dir;
  const script = join(sourceDir, 'astro/renderer/build-renderer.ts');
  execFileSync(process.execPath, [script, dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  return dir;
}

/**
 * Hashes everything that a renderer is compiled from: layouts, components, what browsers run, and packages.
 */
function hashSources(): string {
  const patterns = [
    '{layouts,components,client,islands,styles,core,astro/renderer}/**/*.{ts,astro,css,js}',
    'search/*.ts',
    'engine/assets/stylesheets.ts',
    'engine/assets/dark-without-scripts.ts',
  ];
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: sourceDir });
    // Otherwise sources that have moved would no longer count, and old styles would stay.
    if (found.length === 0) throw new Error(`Renderers are compiled from ${pattern}: not there.`);
    return found.sort();
  });
  return hashFiles(sourceDir, [...files, '../package-lock.json']).slice(0, 16);
}

/**
 * Returns the versions of all code in an installed package, and of the packages that turn text into pages.
 */
function listVersions(): string[] {
  const folders = ['satteri', 'rolldown/utils', 'lightningcss'].map((specifier) => {
    const [name = ''] = specifier.split('/');
    const url = import.meta.resolve(specifier);
    return url.slice(0, url.lastIndexOf(`/node_modules/${name}/`)) + `/node_modules/${name}/`;
  });
  const manifests = folders.map((folder) => readFileSync(new URL('package.json', folder), 'utf8'));
  return [readFileSync(join(sourceDir, 'digest.txt'), 'utf8'), ...manifests];
}

/**
 * Returns the state of the sources that renderers are not compiled from; in a package they are as old as
 * its renderer.
 */
function listStates(): string[] {
  return globSync('{article,engine,markdown,node}/**/*.ts', { cwd: sourceDir }).map((file) => {
    const { mtimeMs, size } = statSync(join(sourceDir, file));
    return [file, mtimeMs, size].join(' ');
  });
}
