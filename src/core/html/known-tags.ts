import type { ReadTag } from './read-tag.ts';

/** Tags that differ; what a site's pages have in common are some hundreds. */
const MOST = 4_000;

/**
 * Tags as they were read, by their text: nearly all tags of a site stand in it many times, and are read
 * once. What only one page has is forgotten with all the others when there are too many.
 */
export class KnownTags {
  readonly #tags = new Map<string, ReadTag>();

  get(source: string): ReadTag | undefined {
    return this.#tags.get(source);
  }

  add(source: string, tag: ReadTag): void {
    if (this.#tags.size >= MOST) this.#tags.clear();
    this.#tags.set(source, tag);
  }
}
