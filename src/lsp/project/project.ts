/**
 * One docs folder as an editor sees it: the files on disk, overlaid with the texts that are open in the
 * editor. Code that authors wrote is never run here, so that a half-written loop cannot hang the editor.
 */
import { setImmediate } from 'node:timers/promises';
import { decodePath } from '../../core/address/slug-path.ts';
import { checkFragments } from '../../core/checks/check-fragments.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../../core/diagnostic/order.ts';
import type { Page } from '../../core/pages/page.ts';
import { settlementOf } from '../../engine/settlement-of-site.ts';
import { DescriptionProblems } from '../../engine/store/description-problems.ts';
import { toLinkCheck } from '../../engine/store/pages-check.ts';
import { toReadingHost } from '../../engine/store/store-content.ts';
import { compilePage } from '../../markdown/compile/compile-page.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { assembleSite } from '../../node/assemble-site.ts';
import { DocumentMemory } from '../../node/documents/document-memory.ts';
import { exchangePage } from '../../node/load-site.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { readBaseOfProject } from '../../node/project/read-base.ts';
import { type DocsFolder, readDocs, readSource } from '../../node/project/read-docs.ts';
import { withTexts } from '../../node/project/with-texts.ts';
import { TypedDocuments } from './typed-documents.ts';
import { hasGeneratedIds, listPageIds, placeOfComponent } from './page-ids.ts';

/**
 * Characters from which on a page is checked only while nobody types, because the editor would have to
 * wait.
 */
const LONG = 1_000_000;

export class Project {
  /** The absolute path of the folder. */
  readonly dir: string;
  /** The last state whose configuration could be read. */
  loaded: LoadedSite | undefined;
  #docs: DocsFolder | undefined;
  #folderProblems: readonly Diagnostic[] = [];
  #host: CompileHost | undefined;
  /** Texts that are open in the editor, by file. */
  readonly #texts = new Map<string, string>();
  /** Pages compiled since the site last changed as a whole, by file. */
  readonly #compiled = new Map<string, CompiledPage>();
  /** The last known problems of pages, by file. They remain until the page is checked again. */
  readonly #pageProblems = new Map<string, readonly Diagnostic[]>();
  readonly #documents = new DocumentMemory();
  readonly #typedDocuments = new TypedDocuments();
  readonly #descriptions = new DescriptionProblems();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Reads the folder again. */
  load(): Promise<void> {
    return this.#inTurn(async () => {
      this.#docs = readDocs(this.dir);
      await this.#assemble();
    });
  }

  /** Applies the editor's texts of files. For a file without a text, the one on disk counts again. */
  setTexts(texts: ReadonlyMap<string, string | undefined>): Promise<void> {
    return this.#inTurn(async () => {
      for (const [file, text] of texts) {
        if (text === undefined) this.#texts.delete(file);
        else this.#texts.set(file, text);
      }
      const taken = [...texts.keys()].filter((file) => this.#takesOver(file));
      const [first, ...others] = taken;
      if (first === undefined) return;
      if (others.length > 0 || !(await this.#exchange(first))) await this.#assemble();
    });
  }

  /**
   * Applies the editor's texts of large API documents, which would be too slow to apply on every keystroke.
   */
  settleDocuments(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#typedDocuments.takeAll(this.#texts, this.loaded)) await this.#assemble();
    });
  }

  /** Whether typing in a file changes the site immediately. */
  #takesOver(file: string): boolean {
    const kind = this.#docs?.layout.roleOf(file).kind;
    if (kind === 'page' || kind === 'snippet' || kind === 'config') return true;
    return this.#typedDocuments.takeSmall(file, this.#texts.get(file), this.loaded);
  }

  /** Whether a file contains the configuration: docs.json, or a file that it includes with `$ref`. */
  isConfig(file: string): boolean {
    return this.#docs?.layout.roleOf(file).kind === 'config';
  }

  /** Returns the text of a file: from the editor if the file is open there, otherwise from disk. */
  textOf(file: string): string | undefined {
    return this.#texts.get(file) ?? readSource(this.dir, file)?.text;
  }

  /**
   * Returns the current problems in order: those of the folder as a whole, of the open pages, and the last
   * known ones of other pages. With `isThorough`, the other pages are checked again too. Returns undefined
   * early if `isStale` says so or the site changes meanwhile.
   */
  async problems(
    isThorough = false,
    isStale: () => boolean = () => false,
  ): Promise<Diagnostic[] | undefined> {
    const { loaded } = this;
    if (loaded === undefined) return orderDiagnostics(this.#folderProblems);
    const pages = loaded.site.pages.filter(({ origin }) => origin === 'file');
    const looked = isThorough
      ? pages
      : pages.filter(({ file }) => (this.#texts.get(file)?.length ?? LONG) < LONG);
    for (const page of looked) {
      if (isStale() || this.loaded !== loaded) return undefined;
      if (this.#compiled.has(page.file)) continue;
      await this.compile(page);
      // Let requests of the editor run first.
      await setImmediate();
    }
    while (isThorough && this.#descriptions.checkNext()) {
      await setImmediate();
      if (isStale() || this.loaded !== loaded) return undefined;
    }
    const ofPages = this.#problemsOfPages(pages);
    const ofDocuments = this.#descriptions.problems();
    const all = [...this.#folderProblems, ...ofPages, ...ofDocuments];
    // A comment that seems to silence nothing here may silence a problem that only a build reports.
    return orderDiagnostics(settlementOf(loaded).apply(all));
  }

  async compile(page: Page): Promise<CompiledPage | undefined> {
    const known = this.#compiled.get(page.file);
    if (known !== undefined || this.#host === undefined) return known;
    const host = this.#host;
    const compiled = await compilePage(page, host);
    // The page or what it is compiled with may have changed meanwhile; the result is outdated then.
    if (this.#host === host) this.#compiled.set(page.file, compiled);
    return compiled;
  }

  /** Returns the fragments of a page that are known without rendering it. */
  async idsOf(page: Page): Promise<ReadonlySet<string>> {
    const compiled = await this.compile(page);
    return listPageIds(page, compiled?.headingPlaces ?? []);
  }

  /** Returns where the heading or component with an id begins. The id can be percent-encoded. */
  async placeOfId(page: Page, id: string): Promise<Place | undefined> {
    const wanted = decodePath(id);
    const compiled = await this.compile(page);
    const heading = compiled?.headingPlaces.find((each) => each.id === wanted);
    return heading?.place ?? placeOfComponent(page, wanted);
  }

  #problemsOfPages(pages: readonly Page[]): readonly Diagnostic[] {
    const files = new Set(pages.map(({ file }) => file));
    for (const file of this.#pageProblems.keys()) {
      if (!files.has(file)) this.#pageProblems.delete(file);
    }
    for (const page of pages) {
      const found = this.#problemsOf(page);
      if (found !== undefined) this.#pageProblems.set(page.file, found);
    }
    return [...this.#pageProblems.values()].flat();
  }

  #problemsOf(page: Page): readonly Diagnostic[] | undefined {
    const compiled = this.#compiled.get(page.file);
    if (compiled === undefined || this.loaded === undefined) return undefined;
    const { resolve } = toLinkCheck(this.loaded);
    const idsOf = (target: Page) => {
      const known = this.#compiled.get(target.file);
      if (known?.isWhole !== true || hasGeneratedIds(target)) return undefined;
      return listPageIds(target, known.headingPlaces);
    };
    const { links, diagnostics } = compiled;
    return [...diagnostics, ...checkFragments({ page, links, resolve, idsOf })];
  }

  /**
   * Replaces the text of a page in the loaded site. Returns false if the file is not a page or cannot be
   * replaced alone.
   */
  async #exchange(file: string): Promise<boolean> {
    const { loaded } = this;
    const before = loaded?.docs.pages.find((page) => page.file === file);
    const text = this.textOf(file);
    if (loaded === undefined || before === undefined || text === undefined) return false;
    const result = await exchangePage(loaded, file, { ...before, text });
    if (result.loaded === undefined) return false;
    const isOnly = result.diagnostics === loaded.diagnostics;
    this.#use(result.loaded, isOnly ? [file] : undefined);
    this.#folderProblems = result.diagnostics;
    return true;
  }

  async #assemble(): Promise<void> {
    if (this.#docs === undefined) return;
    const { loaded, diagnostics } = await assembleSite(withTexts(this.#docs, this.#texts), {
      dir: this.dir,
      base: readBaseOfProject(this.dir),
      readPageTags,
      documentMemory: this.#documents,
      documentTexts: this.#typedDocuments.texts,
    });
    this.#folderProblems = diagnostics;
    if (loaded !== undefined) this.#use(loaded);
  }

  /** @param changed the files of the changed pages, if nothing else has changed. */
  #use(loaded: LoadedSite, changed?: readonly string[]): void {
    this.loaded = loaded;
    this.#host = toReadingHost(loaded);
    this.#descriptions.use(loaded);
    if (changed === undefined) this.#compiled.clear();
    else for (const file of changed) this.#compiled.delete(file);
  }

  /** Runs tasks one after the other, even after one has failed. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
