/**
 * Ids of the page around the article. They are public: authors' stylesheets count on them, so a
 * heading of the same name has to step aside.
 */
const CHROME_IDS =
  'body-content changelog-filters content content-area footer header lectern-search-list navbar page-actions-menu ' +
  'page-context-menu page-title pagination ' +
  'search-bar-entry search-input sidebar sidebar-content table-of-contents ' +
  'table-of-contents-content table-of-contents-title topbar-cta-button';

/** Gives each id of an article out once: the second `usage` becomes `usage-2`. */
export class UniqueNames {
  readonly #taken: Set<string>;
  readonly #reserved = new Set<string>();
  /** How often a name was asked for: every number below was given out already. */
  readonly #counts = new Map<string, number>();

  /** @param also further ids that are not to be given out. */
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

  /** Keeps ids back for those that `claim` them: `take` gives none of them out. */
  reserve(names: readonly string[]): void {
    for (const name of names) {
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      this.#reserved.add(name);
    }
  }

  /** The name itself where it was kept back and not claimed yet, else as `take`. */
  claim(name: string): string {
    return this.#reserved.delete(name) ? name : this.take(name);
  }
}
