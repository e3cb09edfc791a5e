import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../../core/diagnostic/order.ts';

/** The problems to print after a change. */
export interface ProblemNews {
  /** Problems that did not exist before, in order. */
  readonly added: readonly Diagnostic[];
  /** All current problems, in order. */
  readonly all: readonly Diagnostic[];
}

/**
 * Compares the current problems with those reported last. An empty list is only reported once all pages
 * have been checked: until then, there can be undetected problems.
 */
export class ProblemTracker {
  #reported = new Set<string>();

  /** Returns undefined if there is nothing to report. */
  newsOf(problems: readonly Diagnostic[], isAll: boolean): ProblemNews | undefined {
    const all = orderDiagnostics(problems);
    const texts = all.map((problem) => JSON.stringify(problem));
    const added = all.filter((_, rank) => !this.#reported.has(texts[rank] ?? ''));
    const isSame = added.length === 0 && new Set(texts).size === this.#reported.size;
    if (isSame || (all.length === 0 && !isAll)) return undefined;
    this.#reported = new Set(texts);
    return { added, all };
  }
}
