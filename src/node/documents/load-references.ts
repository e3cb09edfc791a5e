/**
 * Loads the OpenAPI documents of a project: those that docs.json names, for itself and for tabs and
 * anchors, those that pages name, and, only to look operations up, all others in its folder.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../core/config/config.ts';
import type { Lacks, Locate } from '../../core/config/parse/parse-config.ts';
import { type Diagnostic, placeIn, type Place } from '../../core/diagnostic/diagnostic.ts';
import { during, type Journal } from '../../core/diagnostic/journal.ts';
import { parseOperationEntry } from '../../core/address/operation-entry.ts';
import type { Page } from '../../core/pages/page.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import type {
  RequestedPages,
  SourceDocument,
} from '../../core/reference/pages/build-references.ts';
import type { LostDocument } from '../../core/reference/pages/lost-documents.ts';
import type { ProjectLayout } from '../project/project-layout.ts';
import { loadDocument } from './load-document.ts';
import type { PreparedDocument } from './prepare-document.ts';
import type { JailOptions } from './reference-jail.ts';

export interface ReferenceInput {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly layout: ProjectLayout;
  readonly cacheDir: string;
  readonly config: Config;
  readonly configFile: string;
  readonly locate: Locate;
  readonly lacks?: Lacks;
  readonly pages: readonly Page[];
  readonly journal?: Journal | undefined;
}

export interface LoadedDocuments {
  /** In order: docs.json, tabs, anchors, pages, others. */
  readonly documents: readonly SourceDocument[];
  /** Documents that were asked for and could not be read, which was told once of each. */
  readonly lost: readonly LostDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Wanted {
  readonly entry: string;
  readonly place: Place;
  readonly asked: readonly RequestedPages[];
}

export async function loadReferences(input: ReferenceInput): Promise<LoadedDocuments> {
  const loader = new Loader(input);
  for (const wanted of listConfigured(input)) await loader.load(wanted);
  const needed = listNeeded(input);
  if (needed.length === 0) return loader.result();
  for (const { document, place } of needed) {
    if (document === undefined || loader.knows(document) || !isAddress(document)) continue;
    await loader.load({ entry: document, place, asked: [] });
  }
  await loader.loadOthers();
  return loader.result();
}

/** A name without extension may be a part of another document's name. */
function isAddress(document: string): boolean {
  return /^https?:\/\//i.test(document) || /\.(?:json|ya?ml)$/i.test(document);
}

function listConfigured({ config, locate }: ReferenceInput): readonly Wanted[] {
  const toWanted = (
    entries: readonly string[],
    key: readonly (string | number)[],
    asked: RequestedPages,
  ) =>
    entries.map((entry, rank): Wanted => {
      return { entry, place: locate([...key, rank]), asked: [asked] };
    });
  const ofDivisions = (key: 'tabs' | 'anchors') =>
    config[key].flatMap(({ openapi = [], url, version }, rank) =>
      toWanted(openapi, [key, rank, 'openapi'], {
        kind: 'division',
        url,
        ...(version !== undefined && { version }),
      }),
    );
  return [
    ...toWanted(config.openapi, ['openapi'], { kind: 'config' }),
    ...ofDivisions('tabs'),
    ...ofDivisions('anchors'),
    ...(config.documents ?? []).map(({ source, at, directory, listedIn }): Wanted => {
      const asked: RequestedPages = {
        kind: 'node',
        ...(directory !== undefined && { directory }),
        ...(listedIn && { listedIn }),
      };
      return { entry: source, place: locate(at), asked: [asked] };
    }),
  ];
}

/** What pages and navigation need documents for, with the document where they name one. */
function listNeeded({ pages, config, configFile }: ReferenceInput) {
  const ofPages = pages.flatMap(({ file, frontMatter, frontMatterPositions }) => {
    const { openapi, openapiSchema } = frontMatter;
    const place = placeIn(file, frontMatterPositions['openapi']);
    if (openapiSchema !== undefined) return [{ document: documentOf(openapiSchema), place }];
    if (openapi === undefined) return [];
    return [{ document: parseOperationEntry(openapi)?.document, place }];
  });
  const inNavigation = JSON.stringify(config.navigation).match(/"(?:[^"\s]+ )?[A-Za-z]+ \/[^"]*"/g);
  const place = { file: configFile };
  const ofNavigation = (inNavigation ?? []).flatMap((text) => {
    const entry = parseOperationEntry(JSON.parse(text) as string);
    return entry === undefined ? [] : [{ document: entry.document, place }];
  });
  return [...ofPages, ...ofNavigation];
}

function documentOf(entry: string): string | undefined {
  const [document, ...rest] = entry.trim().split(/\s+/);
  return rest.length > 0 ? document : undefined;
}

class Loader {
  readonly #input: ReferenceInput;
  readonly #documents = new Map<string, SourceDocument>();
  readonly #refused = new Set<string>();
  /** By what the entries call them. */
  readonly #lost = new Map<string, LostDocument>();
  readonly #diagnostics: Diagnostic[] = [];

  constructor(input: ReferenceInput) {
    this.#input = input;
  }

  result(): LoadedDocuments {
    return {
      documents: [...this.#documents.values()],
      lost: [...this.#lost.values(), ...this.#unknown()],
      diagnostics: this.#diagnostics,
    };
  }

  /** Stands for the documents that a broken key was to name. */
  #unknown(): LostDocument[] {
    const isLost = this.#input.lacks?.(['openapi']) === true;
    return isLost ? [{ name: '', asked: [], isOfSite: true }] : [];
  }

  knows(name: string): boolean {
    const path = name.replace(/^(?:\.?\/)+/, '');
    return [...this.#documents.keys()].some(
      (known) => known === path || known.endsWith(`/${path}`),
    );
  }

  async load(wanted: Wanted): Promise<void> {
    const file = wanted.entry.replace(/^(?:\.?\/)+/, '');
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
   * Passes over a document that ended an earlier attempt, and says so.
   * @returns whether there is something to show of it.
   */
  async #during(file: string, work: () => Promise<boolean>): Promise<boolean> {
    const { journal } = this.#input;
    const failure = journal?.failureOf(file);
    if (failure === undefined) return during(journal, { phase: 'read', file }, work);
    if (!this.#refused.has(file)) {
      this.#refused.add(file);
      this.#diagnostics.push(failure);
    }
    return false;
  }

  async #load({ entry, place, asked }: Wanted): Promise<boolean> {
    const { dir, cacheDir, layout } = this.#input;
    const folders = [...new Set(['', layout.staticDir, layout.pagesDir])];
    const { document, diagnostics } = await loadDocument(entry, { dir, cacheDir, place, folders });
    const known = document && this.#documents.get(document.name);
    if (known !== undefined) {
      this.#documents.set(known.document.name, { ...known, asked: [...known.asked, ...asked] });
      return true;
    }
    // Whether the files exist that docs.json names is checked with its other files.
    const isChecked = asked.some(({ kind }) => kind !== 'node');
    const isSaid = ({ code }: Diagnostic) => isChecked && code === 'openapi/missing-file';
    this.#diagnostics.push(...diagnostics.filter((found) => !isSaid(found)));
    return document !== undefined && this.#add(document, asked, place);
  }

  /** Every other document of the folder; files that are none are passed over in silence. */
  async loadOthers(): Promise<void> {
    for (const file of listCandidates(this.#input)) {
      if (this.#documents.has(file) || this.#refused.has(file)) continue;
      const isRead = await this.#during(file, () => this.#loadOther(file));
      if (!isRead && this.#refused.has(file)) {
        this.#lose({ name: file, asked: [], isOfSite: true });
      }
    }
  }

  async #loadOther(file: string): Promise<boolean> {
    const text = await readFile(join(this.#input.dir, file), 'utf8').catch(() => '');
    if (!/["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]/.test(text)) return false;
    const place = { file };
    const { dir, cacheDir } = this.#input;
    const { document, diagnostics } = await loadDocument(file, { dir, cacheDir, place });
    if (document === undefined) return false;
    this.#diagnostics.push(...diagnostics);
    return this.#add(document, [], place);
  }

  async #add(
    document: ApiDocument,
    asked: readonly RequestedPages[],
    place: Place,
  ): Promise<boolean> {
    const { dir, cacheDir, config } = this.#input;
    const { read, diagnostics } = await recall(document, {
      dir,
      cacheDir,
      origins: config.api.referenceOrigins,
    });
    // What is wrong with a document from elsewhere is told where it is named.
    this.#diagnostics.push(
      ...diagnostics.map((found) => (document.file === undefined ? { ...found, ...place } : found)),
    );
    if (read === undefined) this.#refused.add(document.name);
    else this.#documents.set(document.name, { ...read, asked });
    return read !== undefined;
  }
}

/** Folders that never hold a document of the site. */
const skipped = new Set(['node_modules', 'dist']);

function listCandidates({ dir }: ReferenceInput): readonly string[] {
  const exclude = (path: string) => {
    const name = path.split('/').at(-1) ?? '';
    return skipped.has(name) || (name.startsWith('.') && name.length > 1);
  };
  return globSync('**/*.{json,yaml,yml}', { cwd: dir, exclude }).sort();
}

const prepared = new Map<string, { text: string; result: PreparedDocument }>();

/** Reading a large document takes a second, and it seldom changes while its pages do. */
async function recall(document: ApiDocument, options: JailOptions): Promise<PreparedDocument> {
  const key = `${options.dir}\n${document.name}`;
  const known = prepared.get(key);
  if (known?.result.isOneFile === true && known.text === document.text) return known.result;
  // Late: validators and converters are much to load, and most sites document no API.
  const { prepareDocument } = await import('./prepare-document.ts');
  const result = await prepareDocument(document, options);
  prepared.set(key, { text: document.text, result });
  return result;
}
