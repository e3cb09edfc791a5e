/** The tags that are open while a text is read from top to bottom. */

export class OpenStack<Tag extends { readonly name: string }> {
  readonly #tags: Tag[] = [];
  /** How many tags of a name are open: a search for one that is not open would go through all of them. */
  readonly #counts = new Map<string, number>();

  has(name: string): boolean {
    return this.#countOf(name) > 0;
  }

  open(tag: Tag): void {
    this.#tags.push(tag);
    this.#counts.set(tag.name, this.#countOf(tag.name) + 1);
  }

  /** Closes the innermost tag of a name and all tags inside it; returns that tag. */
  close(name: string): Tag | undefined {
    if (!this.has(name)) return undefined;
    for (;;) {
      const tag = this.#tags.pop();
      if (tag !== undefined) this.#counts.set(tag.name, this.#countOf(tag.name) - 1);
      if (tag === undefined || tag.name === name) return tag;
    }
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
