import { join } from 'node:path';
import { RecordCache } from '../../node/disk/record-cache.ts';
import { listPhrases, type Phrases } from '../../search/build-phrases.ts';
import type { SearchDocument } from '../../search/document.ts';
import { formatPageTerms } from '../../search/page-terms.ts';
import type { SynonymGroup } from '../../search/synonyms.ts';
import type { WorkAhead } from '../ahead/work-ahead.ts';
import { digestOf } from '../store/site-answers.ts';

interface SearchTermsOptions {
  /** The project's folder. */
  readonly dir: string;
  /** State of this software. */
  readonly version: string;
  /** Words for the same thing; several words together are a term where a page holds them. */
  readonly synonyms: readonly SynonymGroup[];
  /** Weighs pages while others are rendered. */
  readonly ahead?: Pick<WorkAhead, 'weigh' | 'settle' | 'termsOf'>;
}

/**
 * What the words of pages weigh in search, as earlier builds reckoned it, in the cache folder. A page
 * is known by all that is said of it; what is damaged is reckoned again.
 */
export class SearchTerms {
  readonly #cache: RecordCache;
  readonly #ahead: SearchTermsOptions['ahead'];
  readonly #phrases: Phrases;

  constructor({ dir, version, synonyms, ahead }: SearchTermsOptions) {
    const file = join(dir, '.lectern/search.records');
    this.#cache = new RecordCache(file, `${version} ${digestOf(synonyms)}`);
    this.#ahead = ahead;
    this.#phrases = listPhrases(synonyms);
  }

  /** Tells of a page whose terms will be asked for. */
  expect(page: SearchDocument): void {
    if (this.#cache.isEmpty) this.#ahead?.weigh(page);
  }

  /** Gives what finds the terms of a page, as `formatPageTerms` writes them. */
  async settle(): Promise<(page: SearchDocument) => string> {
    await this.#ahead?.settle();
    return (page) => this.#of(page);
  }

  #of(page: SearchDocument): string {
    // Where a page is listed changes nothing in its words.
    const { tab: _tab, version: _version, isSuggested: _isSuggested, ...said } = page;
    const name = digestOf(said);
    const known = this.#cache.read(name);
    if (known !== undefined) this.#cache.keep(name, known);
    const terms =
      known?.toString() ?? this.#ahead?.termsOf(page.href) ?? formatPageTerms(page, this.#phrases);
    if (known === undefined) this.#cache.write(name, Buffer.from(terms));
    return terms;
  }

  /** Makes what was asked for what the next build finds. */
  finish(): void {
    this.#cache.finish();
  }
}
