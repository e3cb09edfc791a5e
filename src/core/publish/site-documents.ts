/**
 * Selects the pages of a site that are searched, and collects what is known about them besides their text.
 */
import type { SearchDocument, SearchSection } from '../../search/document.ts';
import { joinVersions } from '../../search/format.ts';
import type { Navigation, NavPlace } from '../navigation/navigation-index.ts';
import { branchAround } from '../navigation/branches.ts';
import { editionOf } from '../navigation/editions.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';
import { stripMarkdown } from '../text/plain-words.ts';

/** The most pages that are suggested for each tab in each version. */
const MAX_SUGGESTED = 6;

/** What is known about each page that is searched before its text is. */
export type SearchedPages = ReadonlyMap<Page, Omit<SearchDocument, 'sections'>>;

/** Lists pages in reading order; those outside the navigation, if they are searched, come last. */
export function listSearched(site: Site): SearchedPages {
  const { navigation } = site;
  const { places } = navigation.index;
  const ranks = new Map(navigation.order.map((slug, rank) => [slug, rank]));
  const rankOf = ({ slug }: Page) => ranks.get(slug) ?? ranks.size;
  const pages = site.pages
    .filter((page) => isSearchable(site, page, ranks.has(page.slug)))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const suggested = chooseSuggested(navigation, pages);
  return new Map(
    pages.map((page) => {
      const isSuggested = suggested.has(page);
      return [page, { ...toDocument(navigation, page, places.get(page.slug)), isSuggested }];
    }),
  );
}

/** Returns the readers' labels of versions, by the names that search has for them. */
export function labelVersions(site: Site): ReadonlyMap<string, string> {
  const editions = listEditions(site).map((edition): [string, string] => {
    const label = edition.flatMap((part) => part.label).join(' / ');
    return [joinVersions(edition.map(({ name }) => name)), label];
  });
  return new Map([
    ...site.navigation.versions.map(({ name, label }): [string, string] => [name, label]),
    ...editions,
  ]);
}

/** Returns the versions that readers see if they have chosen none, by the names that search has for them. */
export function listDefaultVersions(site: Site): readonly string[] {
  const names = listEditions(site).flatMap((edition) => {
    return edition.flatMap(({ isUsual }, rank) => {
      return isUsual ? joinVersions(edition.slice(0, rank + 1).map(({ name }) => name)) : [];
    });
  });
  return [...new Set(names)];
}

/** Lists the versions and languages around each page. */
function listEditions({ navigation, pages }: Site) {
  return pages.map(({ slug }) => {
    return editionOf(navigation, slug, navigation.homes.get(slug)?.version);
  });
}

/** `sectionsOf` returns the text of a page; undefined if there is none. */
export function buildDocuments(
  searched: SearchedPages,
  sectionsOf: (page: Page) => readonly SearchSection[] | undefined,
): readonly SearchDocument[] {
  return Array.from(searched).flatMap(([page, known]): SearchDocument | [] => {
    const sections = sectionsOf(page);
    return sections === undefined ? [] : { ...known, sections };
  });
}

function isSearchable({ config }: Site, { frontMatter }: Page, isListed: boolean): boolean {
  const { searchable, noindex, hidden, url } = frontMatter;
  if (searchable === false || noindex === true || url !== undefined) return false;
  return config.seo.indexHiddenPages || (isListed && hidden !== true);
}

function toDocument(navigation: Navigation, page: Page, place: NavPlace | undefined) {
  const { frontMatter, href, title, navTitle, slug } = page;
  const tab = branchAround(navigation, slug, 'tab')?.label;
  const version = place === undefined ? frontMatter.version : place.version;
  const edition = editionOf(navigation, slug, version);
  const { description = '', keywords = [] } = frontMatter;
  return {
    href,
    title,
    keywords: navTitle === title ? keywords : [navTitle, ...keywords],
    description: stripMarkdown(description),
    breadcrumbs: place?.breadcrumbs ?? [],
    ...toWeight(navigation, page),
    ...(tab !== undefined && { tab }),
    ...(edition.length > 0 && { version: joinVersions(edition.map((part) => part.name)) }),
    ...((frontMatter.deprecated ?? place?.link.deprecated) === true && { isDeprecated: true }),
    ...toOperation(page, place),
  };
}

/** The page's own boost takes precedence over that of its group. */
function toWeight({ boosts }: Navigation, { slug, frontMatter }: Page) {
  const { boost = boosts.get(slug) } = frontMatter;
  return boost === undefined ? {} : { boost };
}

/**
 * Reads the operation of a page: from front matter, such as `openapi: GET /users/{id}`, or from the key of
 * a generated page.
 */
function toOperation({ frontMatter, reference }: Page, place: NavPlace | undefined) {
  const key = reference?.kind === 'operation' ? reference.key : '';
  const written = frontMatter.openapi ?? frontMatter.api ?? key;
  const [, name, path] = /(?:^|\s)([A-Za-z]+)\s+(\S+)$/.exec(written.trim()) ?? [];
  const method = place?.link.method ?? name?.toUpperCase();
  return { ...(method !== undefined && { method }), ...(path !== undefined && { path }) };
}

/** Chooses the first pages of the outermost groups, for readers who do not know what to type. */
function chooseSuggested(navigation: Navigation, pages: readonly Page[]): ReadonlySet<Page> {
  const { places } = navigation.index;
  const groups = new Set<string>();
  const counts = new Map<string, number>();
  return new Set(
    pages.filter(({ slug }) => {
      const { breadcrumbs = [], version } = places.get(slug) ?? {};
      const edition = editionOf(navigation, slug, version).flatMap(({ name }) => name);
      const part = [...edition, branchAround(navigation, slug, 'tab')?.id].join('\n');
      const group = `${part}\n${breadcrumbs[0] ?? ''}`;
      const count = counts.get(part) ?? 0;
      if (groups.has(group) || count >= MAX_SUGGESTED) return false;
      groups.add(group);
      counts.set(part, count + 1);
      return true;
    }),
  );
}
