/**
 * Finds the compiled pages and components: beside the emitted code in an installed package, in a
 * cache of this repository otherwise, where they are compiled again when a source has changed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '../core/site/page.ts';
import type { SiteStore } from './site-store.ts';
import type { SiteStyles } from './stylesheets.ts';

/** `renderer.json` of a compiled renderer. */
export interface RendererManifest {
  /** File below `client/` of each script of a component, by the id that the compiler gave it. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Files below `client/`. */
  readonly files: readonly string[];
  readonly styles: SiteStyles;
}

type ScriptHref = (id: string) => string;

/** What `server/entry.mjs` of a compiled renderer exports. */
export interface RendererEntry {
  readonly components: Readonly<Record<string, unknown>>;
  renderPage(store: SiteStore, page: Page, scriptHref: ScriptHref): Promise<string>;
  renderNotFound(store: SiteStore, scriptHref: ScriptHref): Promise<string>;
}

export interface Renderer {
  readonly entry: RendererEntry;
  readonly manifest: RendererManifest;
  /** Absolute path of the folder with the browser's files, as a site has them from its root. */
  readonly clientDir: string;
}

const sourceDir = fileURLToPath(new URL('../', import.meta.url));
const isEmitted = import.meta.url.endsWith('.js');

let opened: Promise<Renderer> | undefined;

/** The same one for the whole process: it holds nothing of any site. */
export function openRenderer(): Promise<Renderer> {
  opened ??= loadRenderer(isEmitted ? join(sourceDir, 'renderer') : compiledRenderer());
  return opened;
}

async function loadRenderer(dir: string): Promise<Renderer> {
  const manifest = JSON.parse(readFileSync(join(dir, 'renderer.json'), 'utf8')) as RendererManifest;
  const file = pathToFileURL(join(dir, 'server', 'entry.mjs')).href;
  const { default: entry } = (await import(file)) as { default: RendererEntry };
  return { entry, manifest, clientDir: join(dir, 'client') };
}

/** Folder of the renderer of the sources as they are now; compiles them unless that has been done. */
export function compiledRenderer(): string {
  const dir = join(sourceDir, `../node_modules/.cache/lectern/renderer-${hashSources()}`);
  if (existsSync(dir)) return dir;
  const script = join(sourceDir, 'astro/renderer/build-renderer.ts');
  execFileSync(process.execPath, [script, dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  return dir;
}

/** Of everything that a renderer is compiled from: what is shown, what browsers run, and packages. */
function hashSources(): string {
  const rooms = '{layouts,components,client,styles,core,astro}/**/*.{ts,astro,css,js}';
  const styles = 'engine/{stylesheets,dark-without-scripts}.ts';
  const files = [...globSync([rooms, styles], { cwd: sourceDir }).sort(), '../package-lock.json'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(sourceDir, file)));
  return hash.digest('hex').slice(0, 16);
}
