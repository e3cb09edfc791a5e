import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../../core/diagnostic/order.ts';

/** What is to be said while a site is written. */
export interface ProblemNews {
  /** Problems that were not there before, ordered. */
  readonly added: readonly Diagnostic[];
  /** All that there are now, ordered. */
  readonly all: readonly Diagnostic[];
}

/**
 * Compares the problems of one moment with those that were told last. A list that is empty is news only when
 * all pages have been looked at: until then there may be problems that nobody knows of.
 */
export class ProblemMemory {
  #told = new Set<string>();

  /** Undefined when nothing is to be said. */
  newsOf(problems: readonly Diagnostic[], isAll: boolean): ProblemNews | undefined {
    const all = orderDiagnostics(problems);
    const texts = all.map((problem) => JSON.stringify(problem));
    const added = all.filter((_, rank) => !this.#told.has(texts[rank] ?? ''));
    const isSame = added.length === 0 && new Set(texts).size === this.#told.size;
    if (isSame || (all.length === 0 && !isAll)) return undefined;
    this.#told = new Set(texts);
    return { added, all };
  }
}
