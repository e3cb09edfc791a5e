/**
 * Links to places on pages, while a site is written. Headings are known from the source of their page;
 * whether anything else is there only rendering tells, for which pages that nobody has opened are named.
 */
import { hasPlace, judgePlace, type PlaceLink } from '../../core/checks/check-fragments.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { HeadingPlace } from '../../core/pages/uses.ts';

/** What is known of the places on a page. */
interface Places {
  readonly headings: ReadonlySet<string>;
  /** All of them; absent until the page is rendered, and where it could not be. */
  readonly all?: ReadonlySet<string> | undefined;
  readonly isRendered: boolean;
  /** Set until the page is learnt again: what is known of it may not hold any more. */
  readonly isOld?: boolean;
}

/** What was learnt of a page: by compiling it `headingPlaces`, by rendering it `ids`. */
export interface LearntPlaces {
  readonly headingPlaces?: readonly HeadingPlace[];
  readonly ids?: ReadonlySet<string>;
}

export class PlaceLinks {
  /** By the file of the page that they stand on. */
  readonly #links = new Map<string, readonly PlaceLink[]>();
  /** By the file of the page. */
  readonly #places = new Map<string, Places>();
  /** Links that `next` has not looked at yet; absent where it has to begin anew. */
  #unseen: Iterator<PlaceLink, void> | undefined;
  /** The link that `next` stopped at. */
  #asking: PlaceLink | undefined;

  /** Takes over what was learnt of the page of a file. */
  learn(file: string, links: readonly PlaceLink[], { headingPlaces, ids }: LearntPlaces): void {
    // The page that was asked for is rendered now. That changes nothing for other links, and it has its own.
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
   * Until they are learnt again, nobody knows which places are on these pages. Where something else has
   * changed, it stands until then.
   */
  forget(files: Iterable<string>, changed: ReadonlySet<string>): void {
    for (const file of files) {
      const before = changed.has(file) ? undefined : this.#places.get(file);
      if (before === undefined) this.#places.delete(file);
      else this.#places.set(file, { ...before, isRendered: false, isOld: true });
    }
  }

  /** Keeps these pages only. */
  keep(files: Pick<ReadonlySet<string>, 'has'>): void {
    for (const map of [this.#links, this.#places])
      for (const file of map.keys()) if (!files.has(file)) map.delete(file);
  }

  /** The file of a page that has to be rendered for a link to be judged. */
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

  /** Rendering a page tells nothing more. */
  giveUp(file: string): void {
    const { all, isRendered } = this.#places.get(file) ?? {};
    this.#setRendered(file, isRendered === true ? all : undefined);
  }

  problems(): readonly Diagnostic[] {
    return [...this.#all()].flatMap((link) => {
      const { all, headings, isRendered } = this.#places.get(link.target.file) ?? {};
      const isThere = isRendered !== true && headings !== undefined && hasPlace(link.id, headings);
      return all === undefined || isThere ? [] : judgePlace(link, all);
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
