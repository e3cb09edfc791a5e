import type { ReadTag } from './opening.ts';

/** The maximum number of distinct tags kept; the pages of a site have a few hundred in common. */
const MAX_KNOWN_TAGS = 4_000;

/**
 * Caches parsed tags by their text: nearly all tags of a site occur in it many times, and are parsed once.
 * When there are too many, because of tags that only one page has, all are dropped.
 */
export class KnownTags {
  readonly #tags = new Map<string, ReadTag>();

  get(source: string): ReadTag | undefined {
    return this.#tags.get(source);
  }

  add(source: string, tag: ReadTag): void {
    if (this.#tags.size >= MAX_KNOWN_TAGS) this.#tags.clear();
    this.#tags.set(source, tag);
  }
}
