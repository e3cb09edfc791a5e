/**
 * Measures what a browser loads for a page before its reader does anything: the page and all that it links,
 * compressed as hosts do.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageWeight {
  /** In bytes, compressed. */
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** The script that runs before the first paint. */
  readonly early: number;
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const SCRIPT = /<script type="module" src="([^"]+)"/g;
const EARLY = /<script src="([^"]+)"/g;
const IMPORT = /\b(?:import|from)\s*["'`](\.[^"'`]+)["'`]/g;

/** Measures the page at `href`, in a site built without a base. */
export function weighPage(outDir: string, href: string): PageWeight {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const html = read(`${href}index.html`);
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + compressed(read(path)), 0);
  return {
    html: compressed(html),
    // Browsers with scripts do not load what is in `noscript`.
    css: weigh(findAll(html.replace(/<noscript>.*?<\/noscript>/gs, ''), STYLESHEET)),
    js: weigh(withImports(findAll(html, SCRIPT), read)),
    early: weigh(findAll(html, EARLY)),
  };
}

const ON_USE = /\bimport\(\s*["'`](\.[^"'`]+)["'`]/g;

/**
 * Measures what the playground of a page loads: `opened` when it opens, `later` on further actions of the
 * reader.
 */
export function weighPlayground(outDir: string, href: string) {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const { shared, opened } = listPlayground(outDir, href);
  const later = new Set([...opened].flatMap((path) => loadedBy(path, read)));
  // A script that is loaded on demand can load more on demand.
  for (const path of later) {
    for (const target of [...withImports([path], read), ...loadedBy(path, read)]) later.add(target);
  }
  const weigh = (paths: Iterable<string>, known: ReadonlySet<string>) =>
    [...paths]
      .filter((path) => !known.has(path))
      .reduce((sum, path) => sum + compressed(read(path)), 0);
  return { opened: weigh(opened, shared), later: weigh(later, new Set([...shared, ...opened])) };
}

/**
 * Lists the paths of the scripts that the page loads in any case, and those that opening its playground
 * adds. Scripts that these load dynamically without a further action cannot be recognized here: a test in a
 * browser compares the list.
 */
export function listPlayground(outDir: string, href: string) {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const scripts = findAll(read(`${href}index.html`), SCRIPT);
  const isEntry = (path: string) => path.includes('operation');
  const entries = scripts.filter(isEntry);
  const loaded = entries.flatMap((path) => loadedBy(path, read));
  return { shared: withImports(scripts, read), opened: withImports(loaded, read) };
}

function loadedBy(path: string, read: (path: string) => string): readonly string[] {
  return findAll(read(path), ON_USE).map((target) => join(dirname(path), target));
}

function compressed(text: string): number {
  return gzipSync(text).length;
}

function findAll(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/** Returns scripts and everything that they import statically; dynamic imports are loaded on use. */
function withImports(scripts: readonly string[], read: (path: string) => string): Set<string> {
  const all = new Set(scripts);
  for (const path of all) {
    for (const target of findAll(read(path), IMPORT)) all.add(join(dirname(path), target));
  }
  return all;
}
