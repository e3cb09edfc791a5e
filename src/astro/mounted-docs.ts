import type { AstroConfig } from 'astro';

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

/** The path of an address, without a slash at its end, in plain letters. */
export function toPlainPath(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
