/** Stylesheets and scripts of the project itself: which files they are, and which hosts styles load from. */
import { type Origin, parseOrigin } from '../address/origin.ts';
import { listStyleUrls } from '../policy/style-urls.ts';
import { listColorReads } from './color-channels.ts';

export interface AuthorStyle {
  /** From the site's root, encoded, without base: `/style.css`. */
  readonly href: string;
  /** Origins of what it loads from other hosts, for the policy of the pages. */
  readonly origins: readonly Origin[];
  /** Lectern's own typefaces that it uses without defining or importing them. */
  readonly families: readonly string[];
  /** Names of the color properties that it reads: `--primary`. */
  readonly colorReads: readonly string[];
}

/** In the `own` layout, other files of `public/` can belong to pages that the site embeds. */
const OWN_NAMES = new Set(['custom.css', 'style.css']);
const OWN_SCRIPTS = new Set(['custom.js', 'script.js']);
/** This host serves rules whose font files are on another host. */
const GOOGLE_FONTS = parseOrigin('https://fonts.googleapis.com');
const GOOGLE_FONT_FILES = parseOrigin('https://fonts.gstatic.com');

/**
 * Whether every page loads the static file `path` (relative to the site's root): each `.css` in the `flat`
 * layout, `custom.css` and `style.css` at the top of `public/` in the `own` layout.
 */
export function isAuthorStyle(path: string, layout: 'own' | 'flat'): boolean {
  return layout === 'own' ? OWN_NAMES.has(path) : path.toLowerCase().endsWith('.css');
}

/** Whether a file is a script that pages run, in projects that run their own scripts. */
export function isAuthorScript(path: string, layout: 'own' | 'flat'): boolean {
  return layout === 'own' ? OWN_SCRIPTS.has(path) : path.toLowerCase().endsWith('.js');
}

/** Returns the address of a static file, from the site's root. */
export function toHref(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function toAuthorStyle(path: string, css: string): AuthorStyle {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const origins = listStyleUrls(css).map(({ url }) => parseOrigin(url));
  if (origins.includes(GOOGLE_FONTS)) origins.push(GOOGLE_FONT_FILES);
  const known = origins.filter((origin) => origin !== undefined);
  return {
    href: toHref(path),
    origins: [...new Set(known)],
    families: familiesIn(rules),
    colorReads: listColorReads(rules),
  };
}

/** `Inter` as the whole name of a typeface, not as part of `Inter Tight`. */
const NAMES_INTER = /(?:font|--)[\w-]*\s*:[^;{}]*?(?<![\w-])["']?Inter["']?\s*(?=[,;}!])/i;
const DEFINES_INTER = /@font-face\s*\{[^}]*font-family\s*:\s*["']?Inter["']?\s*[;}]/i;
const IMPORTS_INTER = /@import[^;]*\bInter\b/i;

function familiesIn(rules: string): readonly string[] {
  const isMissing = !DEFINES_INTER.test(rules) && !IMPORTS_INTER.test(rules);
  return isMissing && NAMES_INTER.test(rules) ? ['Inter'] : [];
}
