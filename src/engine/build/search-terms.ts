import { join } from 'node:path';
import { RecordCache } from '../../node/disk/record-cache.ts';
import { listPhrases, type Phrases } from '../../search/build-phrases.ts';
import type { KeepText, SearchDocument } from '../../search/document.ts';
import { formatPageTerms } from '../../search/page-terms.ts';
import type { SynonymGroup } from '../../search/synonyms.ts';
import type { WorkAhead } from '../ahead/work-ahead.ts';
import { digestOf } from '../store/site-answers.ts';

interface SearchTermsOptions {
  /** The project's folder. */
  readonly dir: string;
  /** Identifies the state of this software. */
  readonly version: string;
  /** Groups of synonyms; a synonym of several words is a term of its own in pages that contain it. */
  readonly synonyms: readonly SynonymGroup[];
  /** Weighs pages on another thread while others are rendered. */
  readonly ahead?: Pick<WorkAhead, 'weigh' | 'settle'>;
  /** Stores the terms until they are asked for; by default, in memory. */
  readonly keep?: KeepText;
}

/**
 * The weighted search terms of pages, cached in a file by earlier builds. The key is a digest of everything
 * that is indexed of a page; damaged records are computed again.
 */
export class SearchTerms {
  readonly #cache: RecordCache;
  readonly #ahead: SearchTermsOptions['ahead'];
  readonly #phrases: Phrases;
  readonly #keep: KeepText;
  /** The pending requests to the thread. */
  readonly #asked: Promise<void>[] = [];

  constructor({ dir, version, synonyms, ahead, keep = (text) => () => text }: SearchTermsOptions) {
    const file = join(dir, '.lectern/search.records');
    this.#cache = new RecordCache(file, `${version} ${digestOf(synonyms)}`);
    this.#ahead = ahead;
    this.#phrases = listPhrases(synonyms);
    this.#keep = keep;
  }

  /**
   * Finds or computes the terms of a page, in the format of `formatPageTerms`. Returns a function that
   * reads them once everything is settled.
   */
  expect(page: SearchDocument): () => string {
    // Where a page is listed does not change its words.
    const { tab: _tab, version: _version, isSuggested: _isSuggested, ...said } = page;
    const name = digestOf(said);
    const known = this.#cache.read(name);
    if (known !== undefined) {
      this.#cache.keep(name, known);
      return this.#keep(known.toString());
    }
    if (this.#ahead === undefined || !this.#cache.isEmpty)
      return this.#take(name, this.#reckon(page));
    return this.#await(name, this.#ask(this.#ahead, page));
  }

  async #ask(ahead: Pick<WorkAhead, 'weigh'>, page: SearchDocument): Promise<string> {
    return (await ahead.weigh(page)) ?? this.#reckon(page);
  }

  #reckon(page: SearchDocument): string {
    return formatPageTerms(page, this.#phrases);
  }

  #take(name: string, terms: string): () => string {
    this.#cache.write(name, Buffer.from(terms));
    return this.#keep(terms);
  }

  /**
   * The returned function holds no reference to the page, so that the page's text can be freed. A failure
   * surfaces in `settle`.
   */
  #await(name: string, asked: Promise<string>): () => string {
    let read = () => '';
    const taken = asked.then((terms) => {
      read = this.#take(name, terms);
    });
    taken.catch(() => undefined);
    this.#asked.push(taken);
    return () => read();
  }

  /** Waits for everything that was requested. */
  async settle(): Promise<void> {
    await this.#ahead?.settle();
    await Promise.all(this.#asked);
  }

  /** Writes the cache for the next build. */
  finish(): void {
    this.#cache.finish();
  }
}
