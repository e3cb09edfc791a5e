/** The search index of a site: written by a build, and created on demand in the dev server. */
import { hash } from 'node:crypto';
import { branchesOn } from '../../core/navigation/branches.ts';
import type { Page } from '../../core/pages/page.ts';
import { SEARCH_PATH } from '../../core/publish/search-path.ts';
import {
  buildDocuments,
  labelVersions,
  listDefaultVersions,
  listSearched,
  type SearchedPages,
} from '../../core/publish/site-documents.ts';
import type { Site } from '../../core/site.ts';
import { readSourceSections } from '../../markdown/source-sections.ts';
import { buildIndex, buildIndexParts, toIndexedPage } from '../../search/build-index.ts';
import type { IndexedPage, KeepText, SearchSection } from '../../search/document.ts';
import type { SynonymGroup } from '../../search/synonyms.ts';
import { WEB_SYNONYMS } from '../../search/web-synonyms.ts';
import type { WriteOwnFile } from '../assets/own-files.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { SearchTerms } from './search-terms.ts';

interface SiteIndexOptions {
  readonly store: SiteStore;
  readonly terms: SearchTerms;
  /** Stores what the index holds of pages until it is written. */
  readonly keep: KeepText;
}

/** The index of a build, which collects pages as they are rendered. */
export class SiteIndex {
  readonly #store: SiteStore;
  readonly #terms: SearchTerms;
  readonly #searched: SearchedPages;
  readonly #pages = new Map<Page, IndexedPage>();

  constructor({ store, terms, keep }: SiteIndexOptions) {
    this.#store = store;
    this.#terms = terms;
    this.#searched = listSearched(store.site);
    store.reports.onAdd(({ page, sections }) => {
      const known = this.#searched.get(page);
      if (known === undefined || sections === undefined) return;
      const document = { ...known, sections };
      this.#pages.set(page, toIndexedPage(document, terms.expect(document), keep));
    });
  }

  /** Writes the files of the index. Call this after every page is rendered. */
  async write(write: WriteOwnFile): Promise<void> {
    await this.#terms.settle();
    this.#terms.finish();
    const pages = [...this.#searched.keys()].flatMap((page) => this.#pages.get(page) ?? []);
    const parts = buildIndexParts({ ...indexOptions(this.#store.site), pages });
    for (const { name, format } of parts) write(SEARCH_PATH + name, format());
  }
}

const sectionsByPage = new WeakMap<Page, readonly SearchSection[]>();
const filesBySite = new WeakMap<Site, ReadonlyMap<string, string>>();

/**
 * Returns the text of the index file at a path below the base, for the dev server. Without a build, the
 * sections of pages are read from their sources.
 */
export function findIndexFile(site: Site, path: string): string | undefined {
  if (!path.startsWith(SEARCH_PATH)) return undefined;
  const files = filesBySite.get(site) ?? buildFiles(site);
  filesBySite.set(site, files);
  return files.get(path.slice(SEARCH_PATH.length));
}

function sourceSectionsOf(page: Page): readonly SearchSection[] {
  const sections = sectionsByPage.get(page) ?? readSourceSections(page.text);
  sectionsByPage.set(page, sections);
  return sections;
}

/** Returns the site's groups of synonyms, the project's own first. */
export function listSynonyms({ config }: Site): readonly SynonymGroup[] {
  return [...config.search.synonyms, ...WEB_SYNONYMS];
}

function buildFiles(site: Site): ReadonlyMap<string, string> {
  const pages = buildDocuments(listSearched(site), sourceSectionsOf);
  const files = buildIndex({ ...indexOptions(site), pages });
  return new Map(files.map(({ name, text }) => [name, text]));
}

function indexOptions(site: Site) {
  return {
    tabOrder: branchesOn(site.navigation, 'tab').map(({ label }) => label),
    versionLabels: labelVersions(site),
    usualVersions: listDefaultVersions(site),
    synonyms: listSynonyms(site),
    toHash,
  };
}

function toHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 12);
}
