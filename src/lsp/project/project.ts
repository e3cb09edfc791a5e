/**
 * One docs folder as an editor sees it: what is on the disk, under the texts that the editor holds.
 * Nothing that authors wrote runs here, so that a half-written loop costs nobody their editor.
 */
import { setImmediate } from 'node:timers/promises';
import { decodePath } from '../../core/address/slug-path.ts';
import { checkFragments } from '../../core/checks/check-fragments.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { orderDiagnostics } from '../../core/diagnostic/order.ts';
import type { Page } from '../../core/pages/page.ts';
import { settlementOf } from '../../engine/settle-site.ts';
import { DescriptionProblems } from '../../engine/store/description-problems.ts';
import { toLinkCheck } from '../../engine/store/pages-check.ts';
import { toReadingHost } from '../../engine/store/store-content.ts';
import { compilePage } from '../../markdown/compile/compile-page.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { assembleSite } from '../../node/assemble-site.ts';
import { DocumentMemory } from '../../node/documents/document-memory.ts';
import { exchangePage, type LoadedSite } from '../../node/load-site.ts';
import { readBaseOfProject } from '../../node/project/read-base.ts';
import { type DocsFolder, readDocs, readSource } from '../../node/project/read-docs.ts';
import { withTexts } from '../../node/project/with-texts.ts';
import { TypedDocuments } from './typed-documents.ts';
import { hasMadeIds, listPageIds, placeOfComponent } from './page-ids.ts';

/** Pages of as many characters are looked at only once nobody types: the editor would wait for it. */
const LONG = 1_000_000;

export class Project {
  /** Absolute path of the folder. */
  readonly dir: string;
  /** The last state whose configuration could be read. */
  loaded: LoadedSite | undefined;
  #docs: DocsFolder | undefined;
  #folderProblems: readonly Diagnostic[] = [];
  #host: CompileHost | undefined;
  /** The texts that the editor holds, by file. */
  readonly #texts = new Map<string, string>();
  /** What was looked at since the site last changed as a whole, by file. */
  readonly #compiled = new Map<string, CompiledPage>();
  /** What was last said of pages, by file: it stands until they are looked at again. */
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

  /** Takes over what the editor holds of files; without a text, what the disk holds counts again. */
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

  /** Takes over what the editor holds of large API documents, for which nobody has to wait while they type. */
  settleDocuments(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#typedDocuments.takeAll(this.#texts, this.loaded)) await this.#assemble();
    });
  }

  /** Whether what is typed in a file changes the site at once. */
  #takesOver(file: string): boolean {
    const kind = this.#docs?.layout.roleOf(file).kind;
    if (kind === 'page' || kind === 'snippet' || kind === 'config') return true;
    return this.#typedDocuments.takeSmall(file, this.#texts.get(file), this.loaded);
  }

  /** Whether the configuration is written in a file: docs.json, or what it takes in by `$ref`. */
  isConfig(file: string): boolean {
    return this.#docs?.layout.roleOf(file).kind === 'config';
  }

  /** A file as the editor or else the disk has it. */
  textOf(file: string): string | undefined {
    return this.#texts.get(file) ?? readSource(this.dir, file)?.text;
  }

  /**
   * What is wrong now, ordered: with the folder as a whole, with the pages that are open, and what was
   * last known of others. With `isThorough`, these are looked at again too; `isStale` ends that
   * early, with undefined, as a change of the site meanwhile does.
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
      // Requests of the editor come first.
      await setImmediate();
    }
    while (isThorough && this.#descriptions.learnNext()) {
      await setImmediate();
      if (isStale() || this.loaded !== loaded) return undefined;
    }
    const ofPages = this.#problemsOfPages(pages);
    const ofDocuments = this.#descriptions.problems();
    const all = [...this.#folderProblems, ...ofPages, ...ofDocuments];
    // What only a build tells may still be silenced by a comment that seems to have no effect here.
    return orderDiagnostics(settlementOf(loaded).apply(all));
  }

  async compile(page: Page): Promise<CompiledPage | undefined> {
    const known = this.#compiled.get(page.file);
    if (known !== undefined || this.#host === undefined) return known;
    const host = this.#host;
    const compiled = await compilePage(page, host);
    // Meanwhile the page, or what it is compiled with, may have changed: that is another one then.
    if (this.#host === host) this.#compiled.set(page.file, compiled);
    return compiled;
  }

  /** The places on a page that can be told without rendering it. */
  async idsOf(page: Page): Promise<ReadonlySet<string>> {
    const compiled = await this.compile(page);
    return listPageIds(page, compiled?.headingPlaces ?? []);
  }

  /** Where the heading or the component begins that has an id, which may be encoded. */
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
      if (known?.isWhole !== true || hasMadeIds(target)) return undefined;
      return listPageIds(target, known.headingPlaces);
    };
    const { links, diagnostics } = compiled;
    return [...diagnostics, ...checkFragments({ page, links, resolve, idsOf })];
  }

  /** Whether a file is a page whose new text could be put in the place of the old one. */
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

  /** @param changed the pages that have changed, where nothing else has. */
  #use(loaded: LoadedSite, changed?: readonly string[]): void {
    this.loaded = loaded;
    this.#host = toReadingHost(loaded);
    this.#descriptions.use(loaded);
    if (changed === undefined) this.#compiled.clear();
    else for (const file of changed) this.#compiled.delete(file);
  }

  /** One after the other, whatever failed before. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
