/** Stylesheets and scripts of the project itself: which of its files they are, and which hosts styles need. */

export interface AuthorStyle {
  /** From the site's root, encoded, without base: `/style.css`. */
  readonly href: string;
  /** Origins of what it loads from elsewhere, for the policy of the pages. */
  readonly origins: readonly string[];
}

/** In the own layout other files of `public/` may be there for pages that the site embeds. */
const OWN_NAMES = new Set(['custom.css', 'style.css']);
const OWN_SCRIPTS = new Set(['custom.js', 'script.js']);
/** This host answers with rules whose fonts lie on another. */
const GOOGLE_FONTS = 'https://fonts.googleapis.com';
const GOOGLE_FONT_FILES = 'https://fonts.gstatic.com';

/**
 * Whether every page carries the static file `path` (relative to the site's root): each `.css` of a
 * flat project; of the own layout `custom.css` and `style.css` at the top of `public/`.
 */
export function isAuthorStyle(path: string, layout: 'own' | 'flat'): boolean {
  return layout === 'own' ? OWN_NAMES.has(path) : path.toLowerCase().endsWith('.css');
}

/** The same for scripts, in projects that run theirs. */
export function isAuthorScript(path: string, layout: 'own' | 'flat'): boolean {
  return layout === 'own' ? OWN_SCRIPTS.has(path) : path.toLowerCase().endsWith('.js');
}

/** The address of a static file, from the site's root. */
export function toHref(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function toAuthorStyle(path: string, css: string): AuthorStyle {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const urls = rules.matchAll(/(?:url\(\s*|@import\s+)["']?((?:https?:)?\/\/[^"')\s]+)/gi);
  const origins = Array.from(urls, ([, url = '']) => originOf(url)).filter((url) => url !== '');
  if (origins.includes(GOOGLE_FONTS)) origins.push(GOOGLE_FONT_FILES);
  return {
    href: toHref(path),
    origins: [...new Set(origins)],
  };
}

/** Empty for what cannot stand in a policy as it is. */
function originOf(url: string): string {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  const origin = URL.canParse(absolute) ? new URL(absolute).origin : '';
  return /[;,\s'"*]/.test(origin) ? '' : origin;
}
