/**
 * The second core of a build: while a page is rendered, a thread turns those behind it into code, and
 * weighs the words of those before it. What it gives is what comes of them in any case; without it a
 * build takes longer.
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
  /** Whether code gets its colours. */
  readonly colorsCode: boolean;
  /** Asked before two files are worked on at a time. */
  readonly journal?: Journal | undefined;
}

/** A thread takes a quarter of a second until it compiles its first page. */
const fewestPages = 100;

/** So many pages wait for the one that is rendered. */
const mostAhead = 16;

/** Where pages have records, so many in a row have to be rendered before the next ones count as such. */
const patience = 8;

const isEmitted = import.meta.url.endsWith('.js');

export class WorkAhead {
  readonly #options: AheadOptions;
  readonly #answers = new Map<string, PromiseWithResolvers<CompiledAhead | undefined>>();
  /** Pages whose words are weighed, in the order in which the thread answers. */
  readonly #weighed: PromiseWithResolvers<string | undefined>[] = [];
  readonly #end = Promise.withResolvers<undefined>();
  #worker: Worker | undefined;
  #site: SiteWide | undefined;
  #isOver = availableParallelism() < 2;
  /** The page that was rendered last, and how many in a row were. */
  #last = -1;
  #row = 0;
  /** The first page that has not been sent. */
  #next = 0;

  constructor(options: AheadOptions) {
    this.#options = options;
  }

  /**
   * Starts the thread where it is sure to be needed: it takes as long to load and to compile its first
   * page, with the grammars of what that shows, as the site takes to be read.
   */
  warmUp({ dir, pages: [sample, ...others] }: Pick<DocsFolder, 'dir' | 'pages'>): void {
    if (sample === undefined || this.#isOver || !isFirstBuild(dir, this.#options.colorsCode))
      return;
    if (this.#start(others.length + 1)) this.#tell({ kind: 'sample', module: toModule(sample) });
  }

  /** Tells what the pages of the site have in common. Call it before any page is expected. */
  use(site: SiteWide): void {
    this.#site = site;
    this.#tell({ kind: 'site', site });
  }

  /** Tells that `pages[index]` is rendered next, and that those behind it may be. */
  expect(pages: readonly Page[], index: number, { areKnown }: { areKnown: boolean }): void {
    this.#row = index === this.#last + 1 ? this.#row + 1 : 1;
    // Pages in between came from their records.
    for (const { file } of pages.slice(this.#last + 1, index)) this.#answers.delete(file);
    this.#last = index;
    if (this.#isOver || (areKnown && this.#row < patience)) return;
    if (this.#worker === undefined && !this.#start(pages.length - index)) return;
    const end = index + mostAhead;
    for (const page of pages.slice(Math.max(index, this.#next), end)) this.#send(page);
    this.#next = end;
  }

  /** The code of a page that was expected; undefined where it is to be compiled here. */
  async take(file: string): Promise<CompiledAhead | undefined> {
    const compiled = await this.#answers.get(file)?.promise;
    this.#answers.delete(file);
    return compiled;
  }

  /** What `formatPageTerms` gives for a rendered page; undefined where it is to be weighed here. */
  async weigh(page: SearchDocument): Promise<string | undefined> {
    if (this.#isOver || this.#worker === undefined) return undefined;
    const answer = Promise.withResolvers<string | undefined>();
    this.#weighed.push(answer);
    this.#tell({ kind: 'terms', page });
    return await answer.promise;
  }

  /** Waits for all that was asked for, and ends the thread. */
  async settle(): Promise<void> {
    if (this.#isOver || this.#worker === undefined) return;
    this.#tell({ kind: 'end' });
    await this.#end.promise;
    this.close();
  }

  /** Nobody waits for the end of the thread. */
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
    this.#tell({ kind: 'page', module: toModule(page) });
  }

  #hear(answer: AheadAnswer): void {
    if (answer.kind === 'page') this.#answers.get(answer.file)?.resolve(answer.compiled);
    else if (answer.kind === 'terms') this.#weighed.shift()?.resolve(answer.terms);
    else this.#end.resolve(undefined);
  }

  #tell(request: AheadRequest): void {
    this.#worker?.postMessage(request);
  }

  /** What is asked for from now on is compiled here. */
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

/** A thread reads what was compiled of the code before only where its environment says so. */
function envOfWorker(): NodeJS.ProcessEnv {
  const own = module.getCompileCacheDir();
  return own === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(own) };
}
