import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

export type Tell = (problem: Diagnostic) => void;

/**
 * Collects what rendering had to leave out. A page's content is created synchronously, while its components
 * render afterwards, so code that reports later must keep the `tell` from the time it was created.
 */
export class RenderLog {
  #tell: Tell | undefined;
  #file: string | undefined;
  #rank = 0;

  /** Reports a problem of the page that is being created; undefined while there is none. */
  get tell(): Tell | undefined {
    return this.#tell;
  }

  /** The file of the page that is being created; undefined while there is none. */
  get file(): string | undefined {
    return this.#file;
  }

  /** Returns the next island id of a page, counted in creation order. */
  takeRank(): string {
    this.#rank += 1;
    return String(this.#rank);
  }

  /**
   * Creates the page of a file; `told` grows until its components are rendered, and holds each problem
   * once.
   */
  collect<Made>(
    file: string,
    make: () => Made,
  ): { made: Made; told: ReadonlyMap<string, Diagnostic> } {
    const [outer, outerFile] = [this.#tell, this.#file];
    if (outer === undefined) this.#rank = 0;
    const told = new Map<string, Diagnostic>();
    this.#tell = (problem) => told.set(keyOf(problem), problem);
    this.#file = file;
    try {
      return { made: make(), told };
    } finally {
      this.#tell = outer;
      this.#file = outerFile;
    }
  }
}

function keyOf({ code, message, file, position }: Diagnostic): string {
  return [code, file, position?.line, position?.column, message].join('\n');
}
