/** From a page's slug to its URL. The only place that encodes and the only one that adds slashes. */

export type TrailingSlash = 'always' | 'never';

/**
 * The page's path from the site's root, encoded once. `index` stands for its folder.
 * `guides/intro` gives `/guides/intro/`, or `/guides/intro` under `never`; `index` gives `/`.
 */
export function toPageHref(slug: string, trailingSlash: TrailingSlash): string {
  const path = encodePath(slugToPath(slug));
  if (path === '') return '/';
  return trailingSlash === 'always' ? `/${path}/` : `/${path}`;
}

/** The file that holds the page: from the site's root, decoded, without leading slash. */
export function toPageFile(slug: string, trailingSlash: TrailingSlash): string {
  const path = slugToPath(slug);
  if (path === '') return 'index.html';
  return trailingSlash === 'always' ? `${path}/index.html` : `${path}.html`;
}

/** A slug without its final `index`: what the URL names. `''` is the site's root. */
export function slugToPath(slug: string): string {
  return slug === 'index' ? '' : slug.replace(/\/index$/, '');
}

/** Percent-encodes each part of a path; keeps every character that a URL path may hold. */
export function encodePath(path: string): string {
  return path.split('/').map(encodePart).join('/');
}

function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replace(/%(?:40|24|26|2B|2C|3B|3D|3A)/g, (code) =>
    decodeURIComponent(code),
  );
}
