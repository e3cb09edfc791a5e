/**
 * Keeps the problems of pages while their files change: which ones still hold until a page is checked
 * again, which have been reported, and which page to check next.
 */
import type { PlaceLink } from '../../core/checks/check-fragments.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type KnownPlaces, PlaceLinks } from './place-links.ts';

/** What both compiling and rendering a page report. */
export interface CheckedPage extends KnownPlaces {
  readonly diagnostics: readonly Diagnostic[];
  /** The page's links to places on pages. */
  readonly placeLinks: readonly PlaceLink[];
}

interface Forgetting {
  /** The files of pages whose problems may have changed, in the order in which to check them. */
  readonly files: readonly string[];
  /** The files among them whose content has changed; all of them by default. */
  readonly changed?: readonly string[];
  readonly canLearn: (file: string) => boolean;
}

/** A page that is being checked. */
interface UnknownPage {
  readonly file: string;
  /**
   * Whether the result is still needed: nobody else has checked the page meanwhile, for instance for a
   * reader, and nothing has changed.
   */
  readonly isWanted: () => boolean;
  /** Stops trying to check the page, so that the next one can be checked. */
  readonly giveUp: () => void;
}

/** The problems of all pages, keyed by the page's file. */
export class PageProblems {
  readonly #problems = new Map<string, readonly Diagnostic[]>();
  /** The problems in `#problems` that were reported last, as JSON. */
  #reported: ReadonlySet<string> = new Set();
  /** Pages whose problems are unknown or may have changed, in the order in which to check them. */
  #unknown = new Set<string>();
  readonly #places = new PlaceLinks();

  /** Whether all pages have been checked, and rendered as far as links require it. */
  get isComplete(): boolean {
    return this.#unknown.size === 0 && this.#places.next() === undefined;
  }

  /** The pages that have been checked, those with problems first. */
  get files(): readonly string[] {
    const withProblems = [...this.#problems].filter(([, problems]) => problems.length > 0);
    return [...new Set([...withProblems.map(([file]) => file), ...this.#problems.keys()])];
  }

  /** The page to render next, because only rendering shows whether a link into it has a target. */
  get nextTarget(): string | undefined {
    return this.#places.next();
  }

  /** Returns the page to compile next. */
  takeUnchecked(): UnknownPage | undefined {
    const unknown = this.#unknown;
    const [file] = unknown;
    if (file === undefined) return undefined;
    return {
      file,
      isWanted: () => this.#unknown === unknown && unknown.has(file),
      giveUp: () => unknown.delete(file),
    };
  }

  learn(file: string, learned: CheckedPage): void {
    this.#problems.set(file, learned.diagnostics);
    this.#unknown.delete(file);
    this.#places.learn(file, learned.placeLinks, learned);
  }

  /** Records why a page cannot be checked. */
  blame(file: string, failure: Diagnostic): void {
    this.#problems.set(file, [failure]);
  }

  /**
   * Marks the problems of pages as possibly outdated. Until the pages are checked again, only problems that
   * have been reported are kept; the others are no longer worth reporting.
   */
  forget({ files, changed = files, canLearn }: Forgetting): void {
    this.#unknown = new Set([...files, ...this.#unknown].filter(canLearn));
    for (const file of files) {
      const problems = this.#unknown.has(file) ? this.#problems.get(file) : undefined;
      const old = problems?.filter((problem) => this.#reported.has(JSON.stringify(problem)));
      if (old !== undefined) this.#problems.set(file, old);
    }
    this.#places.forget(files, new Set(changed));
  }

  /** Records that rendering the page gave no further result. */
  giveUpTarget(file: string): void {
    this.#places.giveUp(file);
  }

  /** Drops everything about pages that are not among these. */
  keep(files: Pick<ReadonlySet<string>, 'has'>): void {
    for (const file of this.#problems.keys()) if (!files.has(file)) this.#problems.delete(file);
    this.#places.keep(files);
  }

  /** Records that all known problems have been reported. */
  markReported(): void {
    this.#reported = new Set(this.#ofPages().map((problem) => JSON.stringify(problem)));
  }

  all(): readonly Diagnostic[] {
    return [...this.#ofPages(), ...this.#places.problems()];
  }

  #ofPages(): readonly Diagnostic[] {
    return [...this.#problems.values()].flat();
  }
}
