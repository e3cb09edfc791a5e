/** The search index of a site: written with a build, and made on demand in the dev server. */
import { createHash } from 'node:crypto';
import { branchesOn } from '../../core/navigation/branches.ts';
import type { Page } from '../../core/pages/page.ts';
import { SEARCH_PATH } from '../../core/publish/search-path.ts';
import { buildDocuments } from '../../core/publish/site-documents.ts';
import type { Site } from '../../core/site.ts';
import { readSourceSections } from '../../markdown/source-sections.ts';
import { buildIndex } from '../../search/build-index.ts';
import type { SearchDocument, SearchSection } from '../../search/document.ts';
import type { IndexFile } from '../../search/format.ts';
import { WEB_SYNONYMS } from '../../search/web-synonyms.ts';
import type { WriteOwnFile } from '../store/own-files.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { SearchTerms } from './search-terms.ts';

/** Call it when every page is rendered. */
export function writeSearchIndex(store: SiteStore, terms: SearchTerms, write: WriteOwnFile): void {
  const sectionsOf = (page: Page) => store.reports.get(page.slug)?.sections;
  const files = buildFiles(store.site, sectionsOf, (page) => terms.of(page));
  terms.finish();
  for (const { name, text } of files) write(SEARCH_PATH + name, text);
}

const sectionsByPage = new WeakMap<Page, readonly SearchSection[]>();
const filesBySite = new WeakMap<Site, ReadonlyMap<string, string>>();

/**
 * Text of the file of the index at a path below the base, in the dev server. There is no build of
 * the pages then: their sections are read from the sources.
 */
export function findIndexFile(site: Site, path: string): string | undefined {
  if (!path.startsWith(SEARCH_PATH)) return undefined;
  const files =
    filesBySite.get(site) ??
    new Map(buildFiles(site, sourceSectionsOf).map(({ name, text }) => [name, text]));
  filesBySite.set(site, files);
  return files.get(path.slice(SEARCH_PATH.length));
}

function sourceSectionsOf(page: Page): readonly SearchSection[] {
  const sections = sectionsByPage.get(page) ?? readSourceSections(page.text);
  sectionsByPage.set(page, sections);
  return sections;
}

function buildFiles(
  site: Site,
  sectionsOf: (page: Page) => readonly SearchSection[] | undefined,
  termsOf?: (page: SearchDocument) => string,
): readonly IndexFile[] {
  const pages = buildDocuments(site, sectionsOf);
  const tabOrder = branchesOn(site.navigation, 'tab').map(({ label }) => label);
  const synonyms = [...site.config.search.synonyms, ...WEB_SYNONYMS];
  const { versions } = site.navigation;
  const versionLabels = new Map(versions.map(({ name, label }) => [name, label]));
  return buildIndex({
    pages,
    tabOrder,
    versionLabels,
    synonyms,
    toHash,
    ...(termsOf && { termsOf }),
  });
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
