import { join, resolve } from 'node:path';
import type { AstroConfig } from 'astro';
import { resolveLayout } from '../node/project/project-layout.ts';

/** A documentation site in an Astro project. */
export interface MountedDocs {
  /** Absolute path of the project folder, the one of `docs.json`. */
  readonly dir: string;
  /** The `base` of Astro: `''` or `/product`. */
  readonly astroBase: string;
  /** Where the site is below that, and in Astro's output folder: `''` or `/docs`. */
  readonly below: string;
  /** Public origin, when Astro knows it. */
  readonly site?: string;
  /** Absolute path of Astro's output folder. */
  readonly outDir: string;
  /** Absolute path of the folder whose files Astro copies. */
  readonly publicDir: string;
  readonly trailingSlash: AstroConfig['trailingSlash'];
}

/** Path that readers find the site under. */
export function mountedBase({ astroBase, below }: MountedDocs): string {
  return astroBase + below;
}

/** Whether the documentation's static files are those that Astro copies. */
export function sharesStaticFiles({ dir, below, publicDir }: MountedDocs): boolean {
  return below === '' && resolve(join(dir, resolveLayout(dir).staticDir)) === resolve(publicDir);
}

/** The addresses of the project's own pages, as paths without slash at their end, in plain letters. */
export function toOwnPaths({ astroBase }: MountedDocs, pages: readonly string[]): Set<string> {
  return new Set(pages.map((page) => toPlainPath(astroBase + page)));
}

/** The path of an address, without a slash at its end, in plain letters. */
export function toPlainPath(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
