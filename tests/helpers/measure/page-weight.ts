/** What a page weighs before its reader does anything: it and all it links, as hosts compress them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageWeight {
  /** In bytes, compressed. */
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** Of the script that runs before the first paint. */
  readonly early: number;
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const SCRIPT = /<script type="module" src="([^"]+)"/g;
const EARLY = /<script src="([^"]+)"/g;
const IMPORT = /\b(?:import|from)\s*["'`](\.[^"'`]+)["'`]/g;

/** Of the page at `href`, in a site built without a base. */
export function weighPage(outDir: string, href: string): PageWeight {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const html = read(`${href}index.html`);
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + compressed(read(path)), 0);
  return {
    html: compressed(html),
    // What stands for browsers without scripts is not loaded by others.
    css: weigh(findAll(html.replace(/<noscript>.*?<\/noscript>/gs, ''), STYLESHEET)),
    js: weigh(withImports(findAll(html, SCRIPT), read)),
    early: weigh(findAll(html, EARLY)),
  };
}

const ON_USE = /\bimport\(\s*["'`](\.[^"'`]+)["'`]/g;

/** What the playground of a page loads: at first when it is opened, and later on further wishes. */
export function weighPlayground(outDir: string, href: string) {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const { shared, opened } = listPlayground(outDir, href);
  const later = new Set([...opened].flatMap((path) => loadedBy(path, read)));
  // What is loaded on a wish may load more on the next one.
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
 * Paths of the scripts that a page has anyway, and of those of its opened playground. What these load
 * at once, without a further wish, cannot be seen here: a test in a browser compares the list.
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

/** Scripts and what they import at once; what they load later is loaded on use. */
function withImports(scripts: readonly string[], read: (path: string) => string): Set<string> {
  const all = new Set(scripts);
  for (const path of all) {
    for (const target of findAll(read(path), IMPORT)) all.add(join(dirname(path), target));
  }
  return all;
}
