import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

export type Tell = (problem: Diagnostic) => void;

/**
 * Where rendering tells what it had to leave out. A page's content is made in one go, its components
 * render afterwards: what tells later keeps the `tell` of the time when it was made.
 */
export class RenderLog {
  #tell: Tell | undefined;
  #rank = 0;

  /** Tells of the page that is being made; undefined while none is. */
  get tell(): Tell | undefined {
    return this.#tell;
  }

  /** Tells the islands of a page apart, in the order in which they are made. */
  takeRank(): string {
    this.#rank += 1;
    return String(this.#rank);
  }

  /** Makes a page; `told` grows until its components are rendered, and says everything once. */
  collect<Made>(make: () => Made): { made: Made; told: ReadonlyMap<string, Diagnostic> } {
    const outer = this.#tell;
    if (outer === undefined) this.#rank = 0;
    const told = new Map<string, Diagnostic>();
    this.#tell = (problem) => told.set(keyOf(problem), problem);
    try {
      return { made: make(), told };
    } finally {
      this.#tell = outer;
    }
  }
}

function keyOf({ code, message, file, position }: Diagnostic): string {
  return [code, file, position?.line, position?.column, message].join('\n');
}
