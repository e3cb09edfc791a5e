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
      const names = new Set(headingPlaces.map(({ id }) => id));
      this.#places.set(file, { headings: names, isRendered: false });
    }
  }

  /** Until they are learnt again, nobody knows which places are on these pages. */
  forget(files: Iterable<string>): void {
    for (const file of files) this.#places.delete(file);
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
    this.#setRendered(file, this.#places.get(file)?.all);
  }

  problems(): readonly Diagnostic[] {
    return [...this.#all()].flatMap((link) => {
      const ids = this.#places.get(link.target.file)?.all;
      return ids === undefined ? [] : judgePlace(link, ids);
    });
  }

  #needsRendering({ target, id }: PlaceLink): boolean {
    const places = this.#places.get(target.file);
    return places?.isRendered === false && !hasPlace(id, places.headings);
  }

  *#all(): Generator<PlaceLink, void> {
    for (const links of this.#links.values()) yield* links;
  }

  #setRendered(file: string, all: ReadonlySet<string> | undefined): void {
    const headings = this.#places.get(file)?.headings ?? new Set();
    this.#places.set(file, { headings, all, isRendered: true });
  }
}
