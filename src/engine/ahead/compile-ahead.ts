/**
 * The second core of a build: while a page is rendered, a thread turns those behind it into code.
 * What it gives is what compiling gives in any case; without it a build takes longer.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { Page } from '../../core/pages/page.ts';
import type { CompileAnswer, CompiledAhead, CompileWorkerData } from './compile-worker.ts';

export interface AheadOptions extends CompileWorkerData {
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

export class CompileAhead {
  readonly #options: AheadOptions;
  readonly #answers = new Map<string, PromiseWithResolvers<CompiledAhead | undefined>>();
  #worker: Worker | undefined;
  #isOver = availableParallelism() < 2;
  /** The page that was rendered last, and how many in a row were. */
  #last = -1;
  #row = 0;
  /** The first page that has not been sent. */
  #next = 0;

  constructor(options: AheadOptions) {
    this.#options = options;
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

  async close(): Promise<void> {
    this.#giveUp();
    await this.#worker?.terminate();
  }

  #start(left: number): boolean {
    const { journal, colorsCode, grammars, variables } = this.#options;
    if (left < fewestPages || journal?.share() === false) {
      this.#isOver = true;
      return false;
    }
    const file = isEmitted ? '../../compile-worker.js' : './compile-worker.ts';
    const workerData: CompileWorkerData = { colorsCode, grammars, variables };
    this.#worker = new Worker(new URL(file, import.meta.url), { workerData })
      .on('message', ({ file: path, compiled }: CompileAnswer) => {
        this.#answers.get(path)?.resolve(compiled);
      })
      .on('error', () => {
        this.#giveUp();
      });
    return true;
  }

  #send({ file, text, format }: Page): void {
    if (text === '') return;
    this.#answers.set(file, Promise.withResolvers());
    this.#worker?.postMessage({ source: { path: file, text }, format, role: 'page', chain: [] });
  }

  /** What is asked for from now on is compiled here. */
  #giveUp(): void {
    this.#isOver = true;
    for (const { resolve } of this.#answers.values()) resolve(undefined);
  }
}
