import type { AstroConfig } from 'astro';

/** A documentation site in an Astro project. */
export interface MountedDocs {
  /** Absolute path of the folder of `docs.json`. */
  readonly dir: string;
  /** Astro's `base`: `''` or `/product`. */
  readonly astroBase: string;
  /** Path of the site below that base, and in Astro's output folder: `''` or `/docs`. */
  readonly below: string;
  /** Public origin, if Astro knows it. */
  readonly site?: string;
  /** Absolute path of Astro's output folder. */
  readonly outDir: string;
  /** Absolute path of the folder whose files Astro copies. */
  readonly publicDir: string;
  readonly trailingSlash: AstroConfig['trailingSlash'];
}

/** The path under which readers find the site. */
export function mountedBase({ astroBase, below }: MountedDocs): string {
  return astroBase + below;
}

/** The decoded path of a URL, without a trailing slash. */
export function toPlainPath(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
