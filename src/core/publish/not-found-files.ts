/**
 * Lists the pages for addresses that do not exist: one for the site, and one in the folder of each
 * language.
 */
import { toPageFile } from '../address/page-href.ts';
import { isUnder } from '../address/prefix.ts';
import { foldersOf } from '../address/slug-path.ts';
import { pageLanguage } from '../navigation/page-language.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export interface NotFoundFile {
  /**
   * The folder for whose missing addresses the page is shown, written like a slug: `fr`, `docs/fr`; `''`
   * for all others.
   */
  readonly folder: string;
  /** From the site's root: `404.html`, `fr/404.html`. */
  readonly path: string;
  /** The first page of its language in reading order; absent for the site's own language. */
  readonly start?: Page;
}

/**
 * Lists the page of the whole site first. A language whose pages lie among those of others has no page of
 * its own, because the address does not show which language the reader wants. A page with the same path
 * takes precedence.
 */
export function listNotFoundFiles(site: Site): readonly NotFoundFile[] {
  const { config, pages } = site;
  const taken = new Set(pages.map(({ slug }) => toPageFile(slug, config.trailingSlash)));
  const files = languageFolders(site).map(({ folder, start }) => {
    return { folder, path: `${folder}/404.html`, start };
  });
  return [{ folder: '', path: '404.html' }, ...files.filter(({ path }) => !taken.has(path))];
}

/** Returns the file for an address, which is a path from the site's root, decoded. */
export function notFoundFileAt(site: Site, path: string): NotFoundFile | undefined {
  const slug = path.replace(/^\/+/, '');
  return listNotFoundFiles(site).findLast(({ folder }) => isUnder(slug, folder));
}

interface LanguageFolder {
  readonly folder: string;
  readonly start: Page;
}

function languageFolders(site: Site): readonly LanguageFolder[] {
  const bySlug = new Map(site.pages.map((page) => [page.slug, page]));
  const listed = site.navigation.order.flatMap((slug) => bySlug.get(slug) ?? []);
  const languages = Map.groupBy(listed, (page) => pageLanguage(site, page));
  return Array.from(languages).flatMap(([lang, own]) => {
    const [start] = own;
    if (lang === site.config.lang || start === undefined) return [];
    const others = listed.filter((page) => pageLanguage(site, page) !== lang);
    const folder = [...foldersOf(start.slug).toReversed(), start.slug].find((each) => {
      const holds = ({ slug }: Page) => isUnder(slug, each);
      return own.every(holds) && !others.some(holds) && own.some(({ slug }) => slug !== each);
    });
    return folder === undefined ? [] : [{ folder, start }];
  });
}
