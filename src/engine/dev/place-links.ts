/**
 * Links to places on pages, while a site is being written. Headings are known from the source of their
 * page, but only rendering shows whether any other place exists; so this also names the pages that have to
 * be rendered although nobody has opened them.
 */
import { hasPlace, checkPlaceLink, type PlaceLink } from '../../core/checks/check-fragments.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { HeadingPlace } from '../../core/pages/uses.ts';

/** The known places of a page. */
interface Places {
  readonly headings: ReadonlySet<string>;
  /** All places; absent until the page is rendered, and if it could not be rendered. */
  readonly all?: ReadonlySet<string> | undefined;
  readonly isRendered: boolean;
  /** Set until the page is checked again: these places may be outdated. */
  readonly isOld?: boolean;
}

/** What was found out about a page: `headingPlaces` by compiling it, `ids` by rendering it. */
export interface KnownPlaces {
  readonly headingPlaces?: readonly HeadingPlace[];
  readonly ids?: ReadonlySet<string>;
}

export class PlaceLinks {
  /** By the file of the page that the links are on. */
  readonly #links = new Map<string, readonly PlaceLink[]>();
  /** By the file of the page that the places are on. */
  readonly #places = new Map<string, Places>();
  /** The links that `next` has not looked at yet; absent if it has to start over. */
  #unseen: Iterator<PlaceLink, void> | undefined;
  /** The link that `next` stopped at. */
  #asking: PlaceLink | undefined;

  /** Stores what was found out about the page of a file. */
  learn(file: string, links: readonly PlaceLink[], { headingPlaces, ids }: KnownPlaces): void {
    // If this is the page that `next` asked to render, other links are unaffected, so `next` can continue;
    // unless the page's own links have changed.
    const isAsked = headingPlaces === undefined && file === this.#asking?.target.file;
    const hasOthers = this.#links.get(file)?.length !== links.length;
    if (!isAsked || hasOthers) this.#unseen = undefined;
    this.#links.set(file, links);
    if (headingPlaces === undefined) this.#setRendered(file, ids);
    else {
      const headings = new Set(headingPlaces.map(({ id }) => id));
      const before = this.#places.get(file);
      const all = before?.isOld === true ? before.all : undefined;
      this.#places.set(file, { headings, all, isRendered: false });
    }
  }

  /**
   * Marks what is known of these pages as outdated: the places of a changed page are dropped, those of any
   * other page are kept until the page is checked again.
   */
  forget(files: Iterable<string>, changed: ReadonlySet<string>): void {
    for (const file of files) {
      const before = changed.has(file) ? undefined : this.#places.get(file);
      if (before === undefined) this.#places.delete(file);
      else this.#places.set(file, { ...before, isRendered: false, isOld: true });
    }
  }

  /** Drops everything about pages that are not among these. */
  keep(files: Pick<ReadonlySet<string>, 'has'>): void {
    for (const map of [this.#links, this.#places])
      for (const file of map.keys()) if (!files.has(file)) map.delete(file);
  }

  /** Returns the file of a page that has to be rendered so that a link can be judged. */
  next(): string | undefined {
    if (this.#unseen === undefined) this.#asking = undefined;
    this.#unseen ??= this.#all();
    while (this.#asking === undefined || !this.#needsRendering(this.#asking)) {
      const step = this.#unseen.next();
      if (step.done === true) return undefined;
      this.#asking = step.value;
    }
    return this.#asking.target.file;
  }

  /** Records that rendering the page gave no further result. */
  giveUp(file: string): void {
    const { all, isRendered } = this.#places.get(file) ?? {};
    this.#setRendered(file, isRendered === true ? all : undefined);
  }

  problems(): readonly Diagnostic[] {
    return [...this.#all()].flatMap((link) => {
      const { all, headings, isRendered } = this.#places.get(link.target.file) ?? {};
      const isThere = isRendered !== true && headings !== undefined && hasPlace(link.id, headings);
      return all === undefined || isThere ? [] : checkPlaceLink(link, all);
    });
  }

  #needsRendering({ target, id }: PlaceLink): boolean {
    const places = this.#places.get(target.file);
    if (places === undefined || places.isOld === true || places.isRendered) return false;
    return !hasPlace(id, places.headings);
  }

  *#all(): Generator<PlaceLink, void> {
    for (const links of this.#links.values()) yield* links;
  }

  #setRendered(file: string, all: ReadonlySet<string> | undefined): void {
    const headings = this.#places.get(file)?.headings ?? new Set();
    this.#places.set(file, { headings, all, isRendered: true });
  }
}
