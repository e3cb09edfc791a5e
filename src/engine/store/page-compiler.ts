import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import { compilePage } from '../../markdown/compile/compile-page.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { diagnoseEvaluation } from '../../markdown/runtime/diagnose-evaluation.ts';
import { hearRejections } from './lost-rejections.ts';

/** Compiles pages of the site that is loaded, and runs the code that they hold. */
export class PageCompiler {
  #host: CompileHost | undefined;
  /** Failures of code that nobody waited for, by page and text; some come after the page's report. */
  readonly #rejections = new Map<string, Diagnostic>();
  /** By slug, pages as they last compiled as a whole. */
  readonly #good = new Map<string, CompiledPage>();
  /** While developing, pages are asked for more often than they change. */
  #compiled = new WeakMap<Page, Promise<CompiledPage>>();

  /** What was compiled for another site is compiled anew. */
  use(host: CompileHost): void {
    this.#host = host;
    this.#compiled = new WeakMap();
    this.#rejections.clear();
  }

  /** Nothing of it is kept, as nobody may ever ask for the page again. */
  compile(page: Page): Promise<CompiledPage> {
    const host = this.#loaded;
    return this.#compiled.get(page) ?? this.run(page, () => compilePage(page, host));
  }

  /** A page that no longer compiles as a whole is as it last did; its diagnostics are new. */
  async compileOrLast(page: Page): Promise<CompiledPage> {
    const compiling = this.compile(page);
    this.#compiled.set(page, compiling);
    const compiled = await compiling;
    if (compiled.isWhole) this.#good.set(page.slug, compiled);
    const { Content, told, readyCode } = this.#good.get(page.slug) ?? compiled;
    const shown = { ...(Content && { Content }), ...(told && { told }) };
    return { ...compiled, ...shown, ...(readyCode && { readyCode }) };
  }

  /** The URL that the built site uses for one of a source. */
  rewriteUrl(use: LinkUse): string {
    return this.#loaded.rewriteUrl(use);
  }

  /** Runs code of a page, and remembers what of it fails later. */
  run<Result>({ file }: Page, code: () => Result): Result {
    return hearRejections((error) => {
      const told = diagnoseEvaluation(error, { file });
      this.#rejections.set(`${file}\n${told.message}`, told);
    }, code);
  }

  /** What promises of pages of this site were rejected with so far. */
  get rejections(): readonly Diagnostic[] {
    return [...this.#rejections.values()];
  }

  get #loaded(): CompileHost {
    if (this.#host === undefined) throw new Error('No site is loaded.');
    return this.#host;
  }
}
