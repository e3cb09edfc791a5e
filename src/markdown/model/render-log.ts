import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';

export type ReportDiagnostic = (problem: Diagnostic) => void;

/**
 * Collects what rendering had to leave out. A page's content is created synchronously, while its components
 * render afterwards, so code that reports later must keep the `report` from the time it was created.
 */
export class RenderLog {
  #report: ReportDiagnostic | undefined;
  #file: string | undefined;
  #rank = 0;
  #around: Place | undefined;
  #isEvaluating = false;

  /** Reports a problem of the page that is being created; undefined while there is none. */
  get report(): ReportDiagnostic | undefined {
    return this.#report;
  }

  /** The file of the page that is being created; undefined while there is none. */
  get file(): string | undefined {
    return this.#file;
  }

  /** The tag or expression in Markdown, of any file, whose code is running. */
  get around(): Place | undefined {
    return this.#around;
  }

  /** The expression in Markdown whose own code is running, rather than that of a component. */
  get expression(): Place | undefined {
    return this.#isEvaluating ? this.#around : undefined;
  }

  /** Runs the code of an expression in Markdown that is not about what browsers do. */
  evaluating<Made>(place: Place, run: () => Made): Made {
    return this.within(place, () => {
      this.#isEvaluating = true;
      return run();
    });
  }

  /** Runs the code of a tag or an expression in Markdown. */
  within<Made>(place: Place, run: () => Made): Made {
    const [outer, wasEvaluating] = [this.#around, this.#isEvaluating];
    this.#around = place;
    this.#isEvaluating = false;
    try {
      return run();
    } finally {
      this.#around = outer;
      this.#isEvaluating = wasEvaluating;
    }
  }

  /** Returns the next of the numbers that ids on a page contain, counted in creation order. */
  takeRank(): string {
    this.#rank += 1;
    return String(this.#rank);
  }

  /**
   * Creates the page of a file; `reported` grows until its components are rendered, and holds each problem
   * once.
   */
  collect<Made>(
    file: string,
    make: () => Made,
  ): { made: Made; reported: ReadonlyMap<string, Diagnostic> } {
    const [outer, outerFile] = [this.#report, this.#file];
    if (outer === undefined) this.#rank = 0;
    const reported = new Map<string, Diagnostic>();
    this.#report = (problem) => reported.set(keyOf(problem), problem);
    this.#file = file;
    try {
      return { made: make(), reported };
    } finally {
      this.#report = outer;
      this.#file = outerFile;
    }
  }
}

function keyOf({ code, message, file, position }: Diagnostic): string {
  return [code, file, position?.line, position?.column, message].join('\n');
}
