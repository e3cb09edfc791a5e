/** Turns a page's slug into its URL. This is the only module that encodes paths and adds slashes. */

export type TrailingSlash = 'always' | 'never';

/**
 * Returns the page's path from the site's root, encoded once. `index` stands for its folder. `guides/intro`
 * gives `/guides/intro/`, or `/guides/intro` under `never`; `index` gives `/`.
 */
export function toPageHref(slug: string, trailingSlash: TrailingSlash): string {
  const path = encodePath(slugToPath(slug));
  if (path === '') return '/';
  return trailingSlash === 'always' ? `/${path}/` : `/${path}`;
}

/** Returns the file that holds the page: from the site's root, decoded, without leading slash. */
export function toPageFile(slug: string, trailingSlash: TrailingSlash): string {
  const path = slugToPath(slug);
  if (path === '') return 'index.html';
  return trailingSlash === 'always' ? `${path}/index.html` : `${path}.html`;
}

/** Returns a slug without its final `index`, as in the URL. `''` is the site's root. */
export function slugToPath(slug: string): string {
  return slug === 'index' ? '' : slug.replace(/\/index$/, '');
}

/** Percent-encodes each part of a path; keeps every character that is allowed in a URL path. */
export function encodePath(path: string): string {
  return path.split('/').map(encodePart).join('/');
}

function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replace(/%(?:40|24|26|2B|2C|3B|3D|3A)/g, (code) =>
    decodeURIComponent(code),
  );
}
