import type { Config } from './config/config.ts';
import type { Navigation } from './navigation/navigation-index.ts';
import type { Page } from './pages/page.ts';
import type { References } from './reference/model/model.ts';
import type { AuthorStyle } from './theme/author-styles.ts';
import type { SiteFonts } from './theme/fonts.ts';

/** Everything needed to render the site: the config, the pages, and how they are connected. */
export interface Site {
  readonly config: Config;
  /** Every page, listed in navigation or not, sorted by slug. */
  readonly pages: readonly Page[];
  readonly navigation: Navigation;
  /** What pages show of OpenAPI documents. */
  readonly references: References;
  /** Path that the site is served under: `''` or `/docs`, without trailing slash. */
  readonly base: string;
  /** Public origin, when known: `https://docs.example.com`, without trailing slash. */
  readonly url?: string;
  readonly repository?: Repository;
  /** Whether pages have preview images for links to them. */
  readonly hasPreviewImages?: true;
  /** The fonts of these images, by slug, where Lectern's own typeface lacks letters. */
  readonly previewFonts?: ReadonlyMap<string, PreviewFont>;
  /** The project's stylesheets that every page loads, in order. */
  readonly styles?: readonly AuthorStyle[];
  /** The project's scripts that every page runs, in order: hrefs without base. */
  readonly scripts?: readonly string[];
  readonly fonts?: SiteFonts;
  /** `YYYY-MM-DD` by file of a page, as far as it is known. */
  readonly lastUpdated?: ReadonlyMap<string, string>;
  /** The people who changed a page, by its file, where pages show that. */
  readonly contributors?: ReadonlyMap<string, readonly string[]>;
}

/** A system font, for a title with letters that Lectern's own typeface lacks. */
export interface PreviewFont {
  readonly family: string;
  /** Absolute path. */
  readonly file: string;
}

/** Where the sources are hosted, for edit and issue links. */
export interface Repository {
  /** `https://github.com/owner/name`, without trailing slash. */
  readonly url: string;
  readonly branch: string;
  /** Folder of the project inside the repository, without outer slashes; `''` at its root. */
  readonly folder: string;
}
