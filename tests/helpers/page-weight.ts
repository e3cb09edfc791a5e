/** What a page weighs before its reader does anything: it and all it links, as hosts compress them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageWeight {
  /** In bytes, compressed. */
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const SCRIPT = /<script[^>]* src="([^"]+)"/g;
const IMPORT = /\b(?:import|from)\s*["'`](\.[^"'`]+)["'`]/g;

/** Of the page at `href`, in a site built without a base. */
export function weighPage(outDir: string, href: string): PageWeight {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const html = read(`${href}index.html`);
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + compressed(read(path)), 0);
  return {
    html: compressed(html),
    css: weigh(findAll(html, STYLESHEET)),
    js: weigh(withImports(findAll(html, SCRIPT), read)),
  };
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
