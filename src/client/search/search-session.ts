/** The search index in the browser: loaded on first use, and again if the site has been published since. */
import { type SuggestedPage, versionsFrom } from '../../search/format.ts';
import type { SearchIndex } from '../../search/open-index.ts';
import { openIndex } from '../../search/open-index.ts';
import { search, type SearchRequest, type SearchResults } from '../../search/search.ts';

const MAX_SUGGESTED = 6;

export interface LabeledVersion {
  readonly name: string;
  readonly label: string;
}

export class SearchSession {
  readonly #manifestUrl: string;
  #index: Promise<SearchIndex> | undefined;

  constructor(manifestUrl: string) {
    this.#manifestUrl = manifestUrl;
  }

  /** Opens the index. Rejects if files cannot be loaded or read; the next call tries again. */
  open(): Promise<SearchIndex> {
    this.#index ??= this.#load();
    this.#index.catch(() => {
      this.#index = undefined;
    });
    return this.#index;
  }

  async search(request: SearchRequest): Promise<SearchResults> {
    const index = await this.open();
    try {
      return await search(index, request);
    } catch {
      // A new version of the site has other files.
      this.#index = undefined;
      return search(await this.open(), request);
    }
  }

  /**
   * Returns pages to suggest when there are no results: the first page of each tab, then the second of
   * each, and so on.
   */
  async suggested({
    version,
    tab,
  }: Omit<SearchRequest, 'text'>): Promise<readonly SuggestedPage[]> {
    const { manifest, versionOf, tabOf } = await this.open();
    const found = versionsFrom(manifest, version);
    const isOffered = ({ page }: SuggestedPage) =>
      found.has(versionOf[page] ?? 0) &&
      (tab === undefined || tab === manifest.tabs[(tabOf[page] ?? 0) - 1]);
    const counts = new Map<string | undefined, number>();
    const ranked = manifest.suggested.filter(isOffered).map((page) => {
      const own = manifest.tabs[(tabOf[page.page] ?? 0) - 1];
      const rank = counts.get(own) ?? 0;
      counts.set(own, rank + 1);
      const isInOneOfMany = own !== undefined && manifest.tabs.length > 1 && tab === undefined;
      const isInBreadcrumbs = own === page.breadcrumbs[0];
      return {
        rank,
        ...page,
        breadcrumbs: [...(isInOneOfMany && !isInBreadcrumbs ? [own] : []), ...page.breadcrumbs],
      };
    });
    return ranked.sort((a, b) => a.rank - b.rank).slice(0, MAX_SUGGESTED);
  }

  /** Returns the tabs that contain pages of a version, or pages without one. */
  async tabsOf(version: string | undefined): Promise<readonly string[]> {
    const { manifest } = await this.open();
    const found = versionsFrom(manifest, version);
    const held = manifest.places.filter(([, , own]) => found.has(own)).map(([, tab]) => tab);
    return manifest.tabs.filter((_, rank) => held.includes(rank + 1));
  }

  /** Adds to versions the labels that readers see. */
  async labelVersions(names: readonly string[]): Promise<readonly LabeledVersion[]> {
    const { versions, versionLabels } = (await this.open()).manifest;
    return names.map((name) => ({ name, label: versionLabels[versions.indexOf(name)] ?? name }));
  }

  async #load(): Promise<SearchIndex> {
    const manifest = await fetchText(this.#manifestUrl, 'no-cache');
    const load = (name: string) => fetchText(new URL(name, manifest.url).href, 'default');
    const index = await openIndex(async (name) => (await load(name)).text, manifest.text);
    if (index === undefined) throw new Error('The search index is of another version.');
    return index;
  }
}

async function fetchText(url: string, cache: RequestCache): Promise<{ text: string; url: string }> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return { text: await response.text(), url: response.url };
}
