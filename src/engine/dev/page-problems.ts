/**
 * What is known of the problems of pages while their files change: what stands until it is learnt again,
 * what has been told, and which page is to be learnt next.
 */
import type { PlaceLink } from '../../core/checks/check-fragments.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type LearntPlaces, PlaceLinks } from './place-links.ts';

/** What a compiled page and a rendered one tell alike. */
export interface LearntPage extends LearntPlaces {
  readonly diagnostics: readonly Diagnostic[];
  /** Links of the page that lead to places. */
  readonly placeLinks: readonly PlaceLink[];
}

interface Forgetting {
  /** Files of pages whose problems may be others by now; those to be learnt first lead. */
  readonly files: readonly string[];
  /** The files among them that are not what they were; all of them where that is absent. */
  readonly changed?: readonly string[];
  readonly canLearn: (file: string) => boolean;
}

/** A page that is being learnt. */
interface UnknownPage {
  readonly file: string;
  /** Whether nobody has learnt it meanwhile, as a reader may who asks for it, and nothing has changed. */
  readonly isWanted: () => boolean;
  /** Learning told nothing, which keeps no other page from it. */
  readonly giveUp: () => void;
}

/** Everything is named by the file of its page. */
export class PageProblems {
  readonly #problems = new Map<string, readonly Diagnostic[]>();
  /** What of `#problems` was told last, as texts. */
  #told: ReadonlySet<string> = new Set();
  /** Pages whose problems are not known, or may be others by now; those to be learnt first lead. */
  #unknown = new Set<string>();
  readonly #places = new PlaceLinks();

  /** Whether all pages have been looked at, and rendered as far as links ask for it. */
  get isComplete(): boolean {
    return this.#unknown.size === 0 && this.#places.next() === undefined;
  }

  /** The pages of which something is known, those with problems first. */
  get files(): readonly string[] {
    const withProblems = [...this.#problems].filter(([, problems]) => problems.length > 0);
    return [...new Set([...withProblems.map(([file]) => file), ...this.#problems.keys()])];
  }

  /** The page that is to be rendered next, since only that tells whether a link into it leads anywhere. */
  get nextTarget(): string | undefined {
    return this.#places.next();
  }

  /** The page that is to be compiled next. */
  takeUnknown(): UnknownPage | undefined {
    const unknown = this.#unknown;
    const [file] = unknown;
    if (file === undefined) return undefined;
    return {
      file,
      isWanted: () => this.#unknown === unknown && unknown.has(file),
      giveUp: () => unknown.delete(file),
    };
  }

  learn(file: string, learnt: LearntPage): void {
    this.#problems.set(file, learnt.diagnostics);
    this.#unknown.delete(file);
    this.#places.learn(file, learnt.placeLinks, learnt);
  }

  /** Notes why a page cannot be learnt. */
  blame(file: string, failure: Diagnostic): void {
    this.#problems.set(file, [failure]);
  }

  /**
   * The problems of pages may be others by now; until that is known they stay what they were, where they have
   * been told: what was not is no news any more.
   */
  forget({ files, changed = files, canLearn }: Forgetting): void {
    this.#unknown = new Set([...files, ...this.#unknown].filter(canLearn));
    for (const file of files) {
      const problems = this.#unknown.has(file) ? this.#problems.get(file) : undefined;
      const old = problems?.filter((problem) => this.#told.has(JSON.stringify(problem)));
      if (old !== undefined) this.#problems.set(file, old);
    }
    this.#places.forget(files, new Set(changed));
  }

  /** Rendering a page tells nothing more. */
  giveUpTarget(file: string): void {
    this.#places.giveUp(file);
  }

  /** Keeps these pages only. */
  keep(files: Pick<ReadonlySet<string>, 'has'>): void {
    for (const file of this.#problems.keys()) if (!files.has(file)) this.#problems.delete(file);
    this.#places.keep(files);
  }

  /** Notes that somebody was told of all problems that are known. */
  noteTold(): void {
    this.#told = new Set(this.#ofPages().map((problem) => JSON.stringify(problem)));
  }

  all(): readonly Diagnostic[] {
    return [...this.#ofPages(), ...this.#places.problems()];
  }

  #ofPages(): readonly Diagnostic[] {
    return [...this.#problems.values()].flat();
  }
}
