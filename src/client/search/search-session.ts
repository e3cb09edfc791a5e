/** The index in the browser: loaded on first use, and loaded anew when the site was published since. */
import type { SuggestedPage } from '../../search/format.ts';
import type { SearchIndex } from '../../search/open-index.ts';
import { openIndex } from '../../search/open-index.ts';
import { search, type SearchRequest, type SearchResults } from '../../search/search.ts';

export class SearchSession {
  readonly #manifestUrl: string;
  #index: Promise<SearchIndex> | undefined;

  constructor(manifestUrl: string) {
    this.#manifestUrl = manifestUrl;
  }

  /** Rejects when files cannot be had or read; the next call tries again. */
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

  /** Pages to offer readers of a version when there is nothing to show. */
  async suggested(version: string | undefined): Promise<readonly SuggestedPage[]> {
    const { manifest, versionOf } = await this.open();
    const number = manifest.versions.indexOf(version ?? '') + 1;
    return manifest.suggested.filter(
      ({ page }) => versionOf[page] === 0 || number === 0 || versionOf[page] === number,
    );
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
