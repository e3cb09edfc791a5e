/**
 * Problems with links in descriptions of documents, while a site is being edited. Checking a large document
 * takes a second, for which nobody should have to wait: until it is done, the previous problems stay.
 */
import {
  judgeDescriptions,
  type CheckedDescription,
  reportDescriptions,
} from '../../core/checks/descriptions/check-descriptions.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { readDescriptionLinks } from './description-links.ts';
import type { PageOutcome } from './page-reports.ts';
import { toDescriptionsCheck } from './pages-check.ts';

/** Documents with at most this many characters in all are checked immediately. */
const SMALL = 200_000;

/** How many milliseconds a step takes before other work gets a turn. */
const STEP = 10;

export class DescriptionProblems {
  #of: Pick<LoadedSite, 'documents' | 'targets'> | undefined;
  #judged: readonly CheckedDescription[] = [];
  #learning: Generator<undefined, void> | undefined;

  /** Whether all links have been checked. */
  get isDone(): boolean {
    return this.#learning === undefined;
  }

  /** Switches to a site whose documents or pages may have changed. */
  use(loaded: LoadedSite): void {
    const { documents, targets } = loaded;
    if (this.#of?.documents === documents && this.#of.targets === targets) return;
    this.#of = { documents, targets };
    const sizes = new Map([
      ...documents.documents.map(({ document }) => [document.name, document.text.length] as const),
      ...documents.symbols.map(({ name, size }) => [name, size] as const),
    ]);
    this.#judged = this.#judged.filter(({ link }) => sizes.has(link.file));
    this.#learning = this.#learn(loaded);
    const size = [...sizes.values()].reduce((a, b) => a + b, 0);
    if (size <= SMALL) while (this.checkNext());
  }

  /** Checks links for a moment; returns whether any are left. */
  checkNext(): boolean {
    const end = performance.now() + STEP;
    while (this.#learning !== undefined && performance.now() < end) {
      if (this.#learning.next().done === true) this.#learning = undefined;
    }
    return !this.isDone;
  }

  /** @param reports the reports of the pages rendered so far. */
  problems(reports: readonly PageOutcome[] = []): Diagnostic[] {
    const ids = new Map(reports.map((report) => [report.page.slug, report]));
    return reportDescriptions(this.#judged, ids);
  }

  *#learn(loaded: LoadedSite): Generator<undefined, void> {
    yield* readDescriptionLinks(loaded);
    const judged: CheckedDescription[] = [];
    for (const each of judgeDescriptions(toDescriptionsCheck(loaded))) {
      judged.push(each);
      yield;
    }
    this.#judged = judged;
  }
}
