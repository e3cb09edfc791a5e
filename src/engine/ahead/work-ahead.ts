/**
 * Uses a second core in a build: while a page is rendered, a thread compiles the pages after it and weighs
 * the words of the pages before it. The output is the same without the thread; the build only takes longer.
 */
import module from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { ModuleSource } from '../../markdown/model/module-source.ts';
import type { DocsFolder } from '../../node/project/read-docs.ts';
import type { SearchDocument } from '../../search/document.ts';
import type { AheadAnswer, AheadRequest, CompiledAhead, SiteWide } from './ahead-worker.ts';
import { isFirstBuild } from './first-build.ts';

export interface AheadOptions {
  /** Whether code is highlighted in color. */
  readonly colorsCode: boolean;
  /** Asked for permission before two files are worked on at the same time. */
  readonly journal?: Journal | undefined;
}

/** A thread takes a quarter of a second until it compiles its first page. */
const fewestPages = 100;

/** How many pages may be compiled in advance of the one being rendered. */
const maxAhead = 16;

/**
 * If pages have records, this many in a row must have needed rendering before the next ones are expected to
 * need it.
 */
const minRenderedInARow = 8;

const isEmitted = import.meta.url.endsWith('.js');

export class WorkAhead {
  readonly #options: AheadOptions;
  readonly #answers = new Map<string, PromiseWithResolvers<CompiledAhead | undefined>>();
  /** Pages whose words are being weighed, in the order in which the thread answers. */
  readonly #weighed: PromiseWithResolvers<string | undefined>[] = [];
  readonly #end = Promise.withResolvers<undefined>();
  #worker: Worker | undefined;
  #site: SiteWide | undefined;
  #isOver = availableParallelism() < 2;
  /** The page that was rendered last, and how many were rendered in a row. */
  #last = -1;
  #row = 0;
  /** The first page that has not been sent to the thread. */
  #next = 0;

  constructor(options: AheadOptions) {
    this.#options = options;
  }

  /**
   * Starts the thread where it is certain to be needed. Loading the thread and compiling a first page, with
   * the grammars of its code, takes about as long as reading the site, so the two overlap.
   */
  warmUp({ dir, pages: [sample, ...others] }: Pick<DocsFolder, 'dir' | 'pages'>): void {
    if (sample === undefined || this.#isOver || !isFirstBuild(dir, this.#options.colorsCode))
      return;
    if (this.#start(others.length + 1)) this.#post({ kind: 'sample', module: toModule(sample) });
  }

  /** Passes on what the pages of the site have in common. Call this before `expect`. */
  use(site: SiteWide): void {
    this.#site = site;
    this.#post({ kind: 'site', site });
  }

  /** Announces that `pages[index]` is rendered next, and that the pages after it may follow. */
  expect(pages: readonly Page[], index: number, { areKnown }: { areKnown: boolean }): void {
    this.#row = index === this.#last + 1 ? this.#row + 1 : 1;
    // The pages in between came from their records.
    for (const { file } of pages.slice(this.#last + 1, index)) this.#answers.delete(file);
    this.#last = index;
    if (this.#isOver || (areKnown && this.#row < minRenderedInARow)) return;
    if (this.#worker === undefined && !this.#start(pages.length - index)) return;
    const end = index + maxAhead;
    for (const page of pages.slice(Math.max(index, this.#next), end)) this.#send(page);
    this.#next = end;
  }

  /** Returns the compiled code of an expected page; undefined if the caller has to compile it. */
  async take(file: string): Promise<CompiledAhead | undefined> {
    const compiled = await this.#answers.get(file)?.promise;
    this.#answers.delete(file);
    return compiled;
  }

  /**
   * Returns the result of `formatPageTerms` for a rendered page; undefined if the caller has to compute it.
   */
  async weigh(page: SearchDocument): Promise<string | undefined> {
    if (this.#isOver || this.#worker === undefined) return undefined;
    const answer = Promise.withResolvers<string | undefined>();
    this.#weighed.push(answer);
    this.#post({ kind: 'terms', page });
    return await answer.promise;
  }

  /** Waits for everything that was requested, and ends the thread. */
  async settle(): Promise<void> {
    if (this.#isOver || this.#worker === undefined) return;
    this.#post({ kind: 'end' });
    await this.#end.promise;
    this.close();
  }

  /** Does not wait for the thread to end. */
  close(): void {
    this.#giveUp();
    void this.#worker?.terminate();
  }

  #start(left: number): boolean {
    const { journal, colorsCode } = this.#options;
    if (left < fewestPages || journal?.share() === false) {
      this.#isOver = true;
      return false;
    }
    const file = isEmitted ? '../../ahead-worker.js' : './ahead-worker.ts';
    const options = { workerData: { colorsCode }, env: envOfWorker() };
    this.#worker = new Worker(new URL(file, import.meta.url), options)
      .on('message', (answer: AheadAnswer) => {
        this.#hear(answer);
      })
      .on('error', () => {
        this.#giveUp();
      });
    if (this.#site !== undefined) this.use(this.#site);
    return true;
  }

  #send(page: Page): void {
    if (page.origin === 'document') return;
    this.#answers.set(page.file, Promise.withResolvers());
    this.#post({ kind: 'page', module: toModule(page) });
  }

  #hear(answer: AheadAnswer): void {
    if (answer.kind === 'page') this.#answers.get(answer.file)?.resolve(answer.compiled);
    else if (answer.kind === 'terms') this.#weighed.shift()?.resolve(answer.terms);
    else this.#end.resolve(undefined);
  }

  #post(request: AheadRequest): void {
    this.#worker?.postMessage(request);
  }

  /** From now on, callers do the work themselves. */
  #giveUp(): void {
    this.#isOver = true;
    for (const { resolve } of this.#answers.values()) resolve(undefined);
    for (const { resolve } of this.#weighed) resolve(undefined);
    this.#end.resolve(undefined);
  }
}

function toModule({ file, text, format }: Pick<Page, 'file' | 'text' | 'format'>): ModuleSource {
  return { source: { path: file, text }, format, role: 'page', chain: [] };
}

/** A thread uses the compile cache only if its environment names the folder. */
function envOfWorker(): NodeJS.ProcessEnv {
  const own = module.getCompileCacheDir();
  return own === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(own) };
}
