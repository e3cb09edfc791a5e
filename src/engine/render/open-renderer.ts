/**
 * Finds the compiled pages and components: beside the emitted code in an installed package, in a
 * cache of this repository otherwise, where they are compiled again when a source has changed.
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

/** `renderer.json` of a compiled renderer. */
export interface RendererManifest {
  /** File below `client/` of each script of a component, by the id that the compiler gave it. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Files below `client/` that every site gets. */
  readonly files: readonly string[];
  /** File below `client/` of what islands run with, which only sites that have some get. */
  readonly islandRuntime: string;
  readonly styles: SiteStyles;
}

type ScriptHref = (id: string) => string;

/** What `server/entry.mjs` of a compiled renderer exports. */
export interface RendererEntry {
  readonly components: Readonly<Record<string, unknown>>;
  renderPage(store: SiteStore, page: Page, scriptHref: ScriptHref): Promise<string>;
  /** For readers of the language of `start`, its first page; without one, of the site's. */
  renderNotFound(
    store: SiteStore,
    start: Page | undefined,
    scriptHref: ScriptHref,
  ): Promise<string>;
  /** All that the layouts show of a page, as text. */
  describePage(store: SiteStore, page: Page): string;
}

export interface Renderer {
  /** Tells one state of this software from another. */
  readonly version: string;
  readonly entry: RendererEntry;
  readonly manifest: RendererManifest;
  /** Absolute path of the folder with the browser's files, as a site has them from its root. */
  readonly clientDir: string;
  readonly readIslandRuntime: () => string;
}

const sourceDir = fileURLToPath(new URL('../../', import.meta.url));
const isEmitted = import.meta.url.endsWith('.js');

let opened: Promise<Renderer> | undefined;

/** The same one for the whole process: it holds nothing of any site. */
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
 * Folder of the renderer of the sources as they are now; compiles them unless that has been done. What
 * is in a folder that is not as it was compiled would fail in any way at all.
 */
export function compiledRenderer(): string {
  const dir = join(sourceDir, `../node_modules/.cache/lectern/renderer-${hashSources()}`);
  if (isSealed(dir)) return dir;
  const script = join(sourceDir, 'astro/renderer/build-renderer.ts');
  execFileSync(process.execPath, [script, dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  return dir;
}

/** Of everything that a renderer is compiled from: what is shown, what browsers run, and packages. */
function hashSources(): string {
  const patterns = [
    '{layouts,components,client,islands,styles,core,astro/renderer}/**/*.{ts,astro,css,js}',
    'search/*.ts',
    'engine/assets/stylesheets.ts',
    'engine/assets/dark-without-scripts.ts',
  ];
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: sourceDir });
    // What has moved would otherwise count no more, and old styles stay.
    if (found.length === 0) throw new Error(`Renderers are compiled from ${pattern}: not there.`);
    return found.sort();
  });
  return hashFiles(sourceDir, [...files, '../package-lock.json']).slice(0, 16);
}

/** Of all code that a package carries, and of the packages beside it that turn text into pages. */
function listVersions(): string[] {
  const folders = ['satteri', 'rolldown/utils', 'lightningcss'].map((specifier) => {
    const [name = ''] = specifier.split('/');
    const url = import.meta.resolve(specifier);
    return url.slice(0, url.lastIndexOf(`/node_modules/${name}/`)) + `/node_modules/${name}/`;
  });
  const manifests = folders.map((folder) => readFileSync(new URL('package.json', folder), 'utf8'));
  return [readFileSync(join(sourceDir, 'digest.txt'), 'utf8'), ...manifests];
}

/** Of the rooms that renderers are not compiled from; in a package they are as old as its renderer. */
function listStates(): string[] {
  return globSync('{article,engine,markdown,node}/**/*.ts', { cwd: sourceDir }).map((file) => {
    const { mtimeMs, size } = statSync(join(sourceDir, file));
    return [file, mtimeMs, size].join(' ');
  });
}
