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
  /** State of this software. */
  readonly version: string;
  /** Words for the same thing; several words together are a term where a page holds them. */
  readonly synonyms: readonly SynonymGroup[];
  /** Weighs pages while others are rendered. */
  readonly ahead?: Pick<WorkAhead, 'weigh' | 'settle'>;
  /** Has the terms until they are asked for; they stay in memory where nothing else is said. */
  readonly keep?: KeepText;
}

/**
 * What the words of pages weigh in search, as earlier builds reckoned it, in the cache folder. A page
 * is known by all that is said of it; what is damaged is reckoned again.
 */
export class SearchTerms {
  readonly #cache: RecordCache;
  readonly #ahead: SearchTermsOptions['ahead'];
  readonly #phrases: Phrases;
  readonly #keep: KeepText;
  /** What the thread is asked for. */
  readonly #asked: Promise<void>[] = [];

  constructor({ dir, version, synonyms, ahead, keep = (text) => () => text }: SearchTermsOptions) {
    const file = join(dir, '.lectern/search.records');
    this.#cache = new RecordCache(file, `${version} ${digestOf(synonyms)}`);
    this.#ahead = ahead;
    this.#phrases = listPhrases(synonyms);
    this.#keep = keep;
  }

  /** Finds or reckons the terms of a page, as `formatPageTerms` writes them; gives what reads them when all is settled. */
  expect(page: SearchDocument): () => string {
    // Where a page is listed changes nothing in its words.
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

  /** What is given knows nothing of the page, whose text it would keep. What fails is told by whoever waits. */
  #await(name: string, asked: Promise<string>): () => string {
    let read = () => '';
    const taken = asked.then((terms) => {
      read = this.#take(name, terms);
    });
    taken.catch(() => undefined);
    this.#asked.push(taken);
    return () => read();
  }

  /** Waits for all that was asked for. */
  async settle(): Promise<void> {
    await this.#ahead?.settle();
    await Promise.all(this.#asked);
  }

  /** Makes what was asked for what the next build finds. */
  finish(): void {
    this.#cache.finish();
  }
}
