import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import { compilePage } from '../../markdown/compile/compile-page.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { diagnoseEvaluation } from '../../markdown/runtime/diagnose-evaluation.ts';
import { captureRejections } from './capture-rejections.ts';

/** Compiles the pages of the loaded site, and runs the code in them. */
export class PageCompiler {
  #host: CompileHost | undefined;
  /** Rejections of promises that nobody awaited, by page and text; some come after the page's report. */
  readonly #rejections = new Map<string, Diagnostic>();
  /** Pages as they last compiled as a whole, by slug. */
  readonly #good = new Map<string, CompiledPage>();
  /** Compiled pages during development, when pages are requested more often than they change. */
  #compiled = new WeakMap<Page, Promise<CompiledPage>>();

  /** Sets the host of a site, and drops what was compiled for the previous one. */
  use(host: CompileHost): void {
    this.#host = host;
    this.#compiled = new WeakMap();
    this.#rejections.clear();
  }

  /** Compiles a page without caching the result, because nobody may ever request the page again. */
  compile(page: Page): Promise<CompiledPage> {
    const host = this.#loaded;
    return this.#compiled.get(page) ?? this.run(page, () => compilePage(page, host));
  }

  /**
   * Compiles a page and caches the result. If the page no longer compiles as a whole, returns the content
   * of the last time that it did, with the current diagnostics.
   */
  async compileOrLast(page: Page): Promise<CompiledPage> {
    const compiling = this.compile(page);
    this.#compiled.set(page, compiling);
    const compiled = await compiling;
    if (compiled.isWhole) this.#good.set(page.slug, compiled);
    const { Content, reported, readyCode } = this.#good.get(page.slug) ?? compiled;
    const shown = { ...(Content && { Content }), ...(reported && { reported }) };
    return { ...compiled, ...shown, ...(readyCode && { readyCode }) };
  }

  /** Returns the URL that the built site uses for a URL in a source. */
  rewriteUrl(use: LinkUse): string {
    return this.#loaded.rewriteUrl(use);
  }

  /** Runs code of a page, and records which of its promises are rejected later. */
  run<Result>({ file }: Page, code: () => Result): Result {
    return captureRejections((error) => {
      const reported = diagnoseEvaluation(error, { file });
      this.#rejections.set(`${file}\n${reported.message}`, reported);
    }, code);
  }

  /** The rejections in pages of this site so far. */
  get rejections(): readonly Diagnostic[] {
    return [...this.#rejections.values()];
  }

  get #loaded(): CompileHost {
    if (this.#host === undefined) throw new Error('No site is loaded.');
    return this.#host;
  }
}
