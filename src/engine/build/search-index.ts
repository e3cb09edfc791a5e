/** The search index of a site: written with a build, and made on demand in the dev server. */
import { createHash } from 'node:crypto';
import { branchesOn } from '../../core/navigation/branches.ts';
import type { Page } from '../../core/pages/page.ts';
import { SEARCH_PATH } from '../../core/publish/search-path.ts';
import {
  buildDocuments,
  listSearched,
  type SearchedPages,
} from '../../core/publish/site-documents.ts';
import type { Site } from '../../core/site.ts';
import { readSourceSections } from '../../markdown/source-sections.ts';
import { buildIndex } from '../../search/build-index.ts';
import type { SearchDocument, SearchSection } from '../../search/document.ts';
import type { IndexFile } from '../../search/format.ts';
import type { SynonymGroup } from '../../search/synonyms.ts';
import { WEB_SYNONYMS } from '../../search/web-synonyms.ts';
import type { WriteOwnFile } from '../assets/own-files.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { SearchTerms } from './search-terms.ts';

/** The index of a build, from the first page that is rendered on. */
export class SiteIndex {
  readonly #store: SiteStore;
  readonly #terms: SearchTerms;
  readonly #searched: SearchedPages;

  constructor(store: SiteStore, terms: SearchTerms) {
    this.#store = store;
    this.#terms = terms;
    this.#searched = listSearched(store.site);
    store.reports.onAdd(({ page, sections }) => {
      const known = this.#searched.get(page);
      if (known !== undefined && sections !== undefined) terms.expect({ ...known, sections });
    });
  }

  /** Call it when every page is rendered. */
  async write(write: WriteOwnFile): Promise<void> {
    const { reports, site } = this.#store;
    const pages = buildDocuments(this.#searched, (page) => reports.get(page)?.sections);
    const termsOf = await this.#terms.settle();
    const files = buildFiles(site, pages, termsOf);
    this.#terms.finish();
    for (const { name, text } of files) write(SEARCH_PATH + name, text);
  }
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
    new Map(
      buildFiles(site, buildDocuments(listSearched(site), sourceSectionsOf)).map(
        ({ name, text }) => [name, text],
      ),
    );
  filesBySite.set(site, files);
  return files.get(path.slice(SEARCH_PATH.length));
}

function sourceSectionsOf(page: Page): readonly SearchSection[] {
  const sections = sectionsByPage.get(page) ?? readSourceSections(page.text);
  sectionsByPage.set(page, sections);
  return sections;
}

/** Words for the same thing: those of the project first. */
export function listSynonyms({ config }: Site): readonly SynonymGroup[] {
  return [...config.search.synonyms, ...WEB_SYNONYMS];
}

function buildFiles(
  site: Site,
  pages: readonly SearchDocument[],
  termsOf?: (page: SearchDocument) => string,
): readonly IndexFile[] {
  const tabOrder = branchesOn(site.navigation, 'tab').map(({ label }) => label);
  const { versions } = site.navigation;
  const versionLabels = new Map(versions.map(({ name, label }) => [name, label]));
  return buildIndex({
    pages,
    tabOrder,
    versionLabels,
    synonyms: listSynonyms(site),
    toHash,
    ...(termsOf && { termsOf }),
  });
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
