import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

export type Tell = (problem: Diagnostic) => void;

/**
 * Where rendering tells what it had to leave out. A page's content is made in one go, its components
 * render afterwards: what tells later keeps the `tell` of the time when it was made.
 */
export class RenderLog {
  #tell: Tell | undefined;
  #file: string | undefined;
  #rank = 0;

  /** Tells of the page that is being made; undefined while none is. */
  get tell(): Tell | undefined {
    return this.#tell;
  }

  /** File of the page that is being made; undefined while none is. */
  get file(): string | undefined {
    return this.#file;
  }

  /** Tells the islands of a page apart, in the order in which they are made. */
  takeRank(): string {
    this.#rank += 1;
    return String(this.#rank);
  }

  /** Makes the page of a file; `told` grows until its components are rendered, and says everything once. */
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
