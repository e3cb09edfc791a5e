/**
 * Ids of the page around the article. They are public, since authors' stylesheets rely on them, so a
 * heading of the same name gets a different id.
 */
const CHROME_IDS =
  'body-content changelog-filters content content-area footer header lectern-search-list navbar page-actions-menu ' +
  'page-context-menu page-title pagination ' +
  'search-bar-entry search-input sidebar sidebar-content table-of-contents ' +
  'table-of-contents-content table-of-contents-title topbar-cta-button';

/** Makes the ids of an article unique: the second `usage` becomes `usage-2`. */
export class UniqueNames {
  readonly #taken: Set<string>;
  readonly #reserved = new Set<string>();
  /** The highest number used for each name; all lower ones are taken. */
  readonly #counts = new Map<string, number>();

  /** @param also further ids that must not be used. */
  constructor(also: readonly string[] = []) {
    this.#taken = new Set([...CHROME_IDS.split(' '), ...also]);
  }

  take(name: string): string {
    let unique = name;
    let count = this.#counts.get(name) ?? 1;
    for (; this.#taken.has(unique); unique = `${name}-${count}`) count += 1;
    if (count > 1) this.#counts.set(name, count);
    this.#taken.add(unique);
    return unique;
  }

  /** Reserves ids for those who `claim` them: `take` does not return them. */
  reserve(names: readonly string[]): void {
    for (const name of names) {
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      this.#reserved.add(name);
    }
  }

  /** Returns the name itself if it is reserved and not claimed yet, otherwise the result of `take`. */
  claim(name: string): string {
    return this.#reserved.delete(name) ? name : this.take(name);
  }
}
