import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../core/config/config.ts';
import type { Lacks, Locate } from '../../core/config/parse/parse-config.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { during, type Journal } from '../../core/diagnostic/journal.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import type {
  DocumentReading,
  parseDocument,
} from '../../core/reference/document/parse-document.ts';
import type { RequestedPages, SourceDocument } from '../../core/reference/pages/requested-pages.ts';
import { splitByFolder } from '../../core/reference/pages/split-folders.ts';
import type { LostDocument } from '../../core/reference/pages/lost-documents.ts';
import type { ProjectLayout } from '../project/project-layout.ts';
import { listDocumentFiles, type LoadedDocuments } from './document-files.ts';
import { DocumentMemory } from './document-memory.ts';
import { loadDocument } from './source/load-document.ts';
import { documentFolders, findDocumentFile, toFile } from './source/locate-source.ts';
import { type ListedOverlays, OverlayFiles } from './overlay-files.ts';

export interface LoaderOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly layout: ProjectLayout;
  readonly cacheDir: string;
  readonly config: Config;
  readonly locate: Locate;
  readonly lacks?: Lacks;
  readonly journal?: Journal | undefined;
  /** Absent when the folder is read only once. */
  readonly memory?: DocumentMemory | undefined;
  /** Texts by file, used instead of those on the disk. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/** A document that the configuration or a page refers to. */
export interface WantedDocument {
  readonly entry: string;
  readonly place: Place;
  readonly asked: readonly RequestedPages[];
}

/** Loads documents one after the other, each once, and collects the diagnostics about them. */
export class DocumentLoader {
  readonly #options: LoaderOptions;
  readonly #memory: DocumentMemory;
  readonly #documents = new Map<string, SourceDocument>();
  /** The name of each document that was read, by the entry that refers to it. */
  readonly #names = new Map<string, string>();
  readonly #refused = new Set<string>();
  /** Documents that were not read, by the path in their entry. */
  readonly #lost = new Map<string, LostDocument>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #overlays: OverlayFiles;

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#memory = options.memory ?? new DocumentMemory();
    this.#overlays = new OverlayFiles({
      ...options,
      memory: this.#memory,
      folders: documentFolders(options.layout),
      listed: listOverlays(options),
    });
  }

  result(): Omit<LoadedDocuments, 'symbols'> {
    return {
      documents: [...this.#documents.values()].flatMap(splitByFolder),
      lost: [...this.#lost.values(), ...this.#unknown()],
      diagnostics: [...this.#diagnostics, ...this.#overlays.finish()],
    };
  }

  /** A placeholder for the documents that a broken `openapi` key was meant to name. */
  #unknown(): LostDocument[] {
    const isLost = this.#options.lacks?.(['openapi']) === true;
    return isLost ? [{ name: '', asked: [], isOfSite: true }] : [];
  }

  knows(name: string): boolean {
    const path = toFile(name);
    return [...this.#documents.keys()].some(
      (known) => known === path || known.endsWith(`/${path}`),
    );
  }

  /** Whether an entry can be loaded exactly as written: a web address, or the path of a file. */
  reaches(entry: string): boolean {
    if (/^https?:\/\//i.test(entry)) return true;
    const { dir, layout } = this.#options;
    return findDocumentFile(entry, { dir, folders: documentFolders(layout) }) !== undefined;
  }

  async load(wanted: WantedDocument): Promise<void> {
    const file = toFile(wanted.entry);
    if (!this.#lost.has(file) && (await this.#during(file, () => this.#load(wanted)))) return;
    this.#lose({ name: file, asked: wanted.asked, isOfSite: wanted.asked.length > 0 });
  }

  #lose({ name, asked, isOfSite }: LostDocument): void {
    const before = this.#lost.get(name);
    this.#lost.set(name, {
      name,
      asked: [...(before?.asked ?? []), ...asked],
      isOfSite: isOfSite || before?.isOfSite === true,
    });
  }

  /**
   * Skips a document that crashed an earlier attempt, and reports it.
   * @returns whether any of the document can be shown.
   */
  async #during(file: string, work: () => Promise<boolean>): Promise<boolean> {
    const { journal } = this.#options;
    const failure = journal?.failureOf(file);
    if (failure === undefined) return during(journal, { phase: 'read', file }, work);
    if (!this.#refused.has(file)) {
      this.#refused.add(file);
      this.#diagnostics.push(failure);
    }
    return false;
  }

  async #load({ entry, place, asked }: WantedDocument): Promise<boolean> {
    // Large sites name one document in a hundred places.
    if (this.#ask(this.#names.get(toFile(entry)), asked)) return true;
    const { document, diagnostics } = await this.#read(
      entry,
      place,
      documentFolders(this.#options.layout),
    );
    if (document !== undefined) this.#names.set(toFile(entry), document.name);
    if (this.#ask(document?.name, asked)) return true;
    // The checks of docs.json itself report files that it names and that do not exist.
    const isChecked = asked.some(({ kind }) => kind !== 'node');
    const isReportedAnyway = ({ code }: Diagnostic) => isChecked && code === 'openapi/missing-file';
    for (const found of diagnostics) if (!isReportedAnyway(found)) this.#diagnostics.push(found);
    return document !== undefined && this.#add(document, asked, place);
  }

  /** Requests more pages of a document; returns false if it has not been read. */
  #ask(name: string | undefined, asked: readonly RequestedPages[]): boolean {
    const known = name === undefined ? undefined : this.#documents.get(name);
    if (known === undefined) return false;
    this.#documents.set(known.document.name, { ...known, asked: [...known.asked, ...asked] });
    return true;
  }

  /** Loads all other documents in the folder; files that are not documents are silently skipped. */
  async loadOthers(): Promise<void> {
    for (const file of listDocumentFiles(this.#options)) {
      if (this.#documents.has(file) || this.#refused.has(file)) continue;
      const isRead = await this.#during(file, () => this.#loadOther(file));
      if (!isRead && this.#refused.has(file)) {
        this.#lose({ name: file, asked: [], isOfSite: true });
      }
    }
  }

  async #loadOther(file: string): Promise<boolean> {
    const { dir, texts } = this.#options;
    const text = texts?.get(file) ?? (await readFile(join(dir, file), 'utf8').catch(() => ''));
    if (!/["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]/.test(text)) return false;
    const place = { file };
    const { document, diagnostics } = await this.#read(file, place);
    if (document === undefined) return false;
    for (const found of diagnostics) this.#diagnostics.push(found);
    return this.#add(document, [], place);
  }

  #read(entry: string, place: Place, folders?: readonly string[]): Promise<DocumentReading> {
    const { dir, cacheDir, texts } = this.#options;
    const parse: typeof parseDocument = (source) => this.#memory.parse(source);
    const listFiles = () => listDocumentFiles(this.#options);
    const options = { dir, cacheDir, place, texts, parse, listFiles };
    return loadDocument(entry, { ...options, ...(folders && { folders }) });
  }

  async #add(
    written: ApiDocument,
    asked: readonly RequestedPages[],
    place: Place,
  ): Promise<boolean> {
    const { dir, cacheDir, texts, config } = this.#options;
    const changed = await this.#overlays.apply(written);
    const { document, overlays, reducedBy, removedFiles } = changed;
    this.#diagnostics.push(...changed.diagnostics);
    const { read, diagnostics } = await this.#memory.prepare(document, {
      dir,
      cacheDir,
      texts,
      origins: config.api.referenceOrigins,
    });
    // Problems in a document from elsewhere are reported at the place that names it.
    const around = document.file === undefined ? place : {};
    for (const found of diagnostics) this.#diagnostics.push({ ...found, ...around });
    if (read === undefined) this.#refused.add(document.name);
    else {
      const reduced = reducedBy !== undefined && {
        reducedBy,
        ...(removedFiles && { removedFiles }),
      };
      this.#documents.set(document.name, { ...read, overlays, ...reduced, asked });
    }
    return read !== undefined;
  }
}

function listOverlays({ config, locate }: LoaderOptions): readonly ListedOverlays[] {
  return [...(config.siteDocuments ?? []), ...(config.documents ?? [])].flatMap(
    ({ source, overlays, at }) => {
      const toListed = (path: string, rank: number) => ({
        path,
        place: locate([...at, 'overlays', rank]),
      });
      return overlays === undefined ? [] : { source, overlays: overlays.map(toListed) };
    },
  );
}
