/** Decides which pages are generated from documents, and where navigation lists them. */
import type { Config } from '../../config/config.ts';
import type { ConfigGroup } from '../../config/keys/navigation.ts';
import { parseOperationEntry } from '../../address/operation-entry.ts';
import { foldPath } from '../../address/site-path.ts';
import { siteWords } from '../../language/languages/wording-of.ts';
import type { Words } from '../../language/wording.ts';
import { buildPageIndex, findPage } from '../../pages/page-index.ts';
import type { Page } from '../../pages/page.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { Reference } from '../model/model.ts';
import type { SymbolReference } from '../model/symbol-model.ts';
import {
  appendEntries,
  attachGroups,
  languageAt,
  listBelow,
  listedNames,
  placeKey,
} from './attach-groups.ts';
import { findOperation } from './find-operation.ts';
import {
  generateOperationPage,
  type GenerateOptions,
  generatePages,
  generateSchemaPages,
} from './generate-pages.ts';
import { generateSymbolPages } from './generated/generate-symbols.ts';
import { defaultFolder, folderOf } from './lost-documents.ts';
import type { RequestedPages, SourceSymbols } from './requested-pages.ts';

/** Where pages are generated, and their language if it is not that of the site. */
type OwnOptions = Pick<GenerateOptions, 'folder' | 'label' | 'version' | 'listedHere'> & {
  readonly lang?: string;
};

/** Collects everything that is generated. */
export class PagePlan {
  readonly pages: Page[] = [];
  readonly #groups: ConfigGroup[] = [];
  /** Groups that parts of the tree ask for, by the keys of these parts. */
  readonly #placed = new Map<string, readonly ConfigGroup[]>();
  readonly #config: Config;
  readonly #taken: Set<string>;
  /** Slugs of the existing pages, by the key of what they are about. */
  readonly #known: Map<string, readonly string[]>;
  readonly #listed: ReadonlySet<string>;
  readonly #slugsOf: (names: readonly string[]) => ReadonlySet<string>;
  readonly #entries: ReturnType<typeof listEntries>;
  /** Folders of the documents that have pages. */
  readonly #folders = new Map<Reference, string>();

  /**
   * @param copies Returns, for one key of what a handwritten page is about, the keys in all copies of the
   * document.
   */
  constructor(config: Config, pages: readonly Page[], copies: (key: string) => readonly string[]) {
    const index = buildPageIndex(pages);
    this.#config = config;
    this.#taken = new Set(pages.map(({ slug }) => foldPath(slug)));
    this.#known = new Map();
    this.#note(pages, copies);
    this.#slugsOf = (names) =>
      new Set(names.flatMap((name) => findPage(index, name)?.page.slug ?? []));
    const named = config.navigation.flatMap(listedNames);
    this.#listed = this.#slugsOf(named);
    this.#entries = listEntries(named.filter((name) => findPage(index, name) === undefined));
  }

  addDocument(reference: Reference, asked: readonly RequestedPages[]): void {
    const divisions = asked.filter((ask) => ask.kind === 'division');
    for (const division of divisions) {
      const { version } = division;
      this.#generate(reference, { folder: folderOf(division), ...(version && { version }) });
    }
    const nodes = asked.filter((ask) => ask.kind === 'node');
    const ofSite = asked.filter((ask) => ask.kind === 'config');
    const deciding =
      nodes.find(({ listedIn }) => listedIn !== undefined) ??
      [...nodes, ...ofSite].find(({ directory }) => directory !== undefined);
    const folder = deciding?.directory ?? defaultFolder;
    this.#placeIn(nodes, reference, folder);
    const isUsed = this.#isUsed(reference);
    if (isUsed) this.#folders.set(reference, folder);
    if (divisions.length > 0 || nodes.length > 0 || isUsed || asked.length === 0) return;
    this.#generate(reference, {
      folder,
      label: siteWords(this.#config, this.#config.lang).words.apiReference,
    });
  }

  /** Lists everything in a document in each part of the tree that asks for it. */
  #placeIn(
    nodes: readonly Extract<RequestedPages, { kind: 'node' }>[],
    reference: Reference,
    folder: string,
  ): void {
    for (const { listedIn } of nodes) {
      if (listedIn === undefined) continue;
      const { tree } = this.#config;
      const lang = tree && languageAt(tree, listedIn);
      const listedHere = this.#slugsOf(tree ? listBelow(tree, listedIn) : []);
      const own = this.#make(reference, {
        folder,
        listedHere,
        ...(lang !== undefined && { lang }),
      });
      this.#place(listedIn, own);
    }
  }

  /** Adds pages for the operations that only `navigation` names. */
  addEntries(references: readonly Reference[]): void {
    for (const entry of this.#entries) {
      const summary = findOperation(references, entry);
      const reference = references.find(({ operations, webhooks }) =>
        [...operations, ...webhooks].some(({ key }) => key === summary?.key),
      );
      if (summary === undefined || reference === undefined || this.#known.has(summary.key))
        continue;
      const folder = this.#folders.get(reference) ?? defaultFolder;
      this.#keep([generateOperationPage(this.#toOptions(reference, { folder }), summary)]);
      this.#folders.set(reference, folder);
    }
  }

  /** Adds the pages of schemas if the document's operations have pages, because these link to them. */
  addSchemas(reference: Reference): void {
    const folder = this.#folders.get(reference);
    if (folder === undefined) return;
    this.#keep(generateSchemaPages(this.#toOptions(reference, { folder })));
  }

  /** Lists the symbols of a source in each part of the tree that asks for them. */
  addSymbols(reference: SymbolReference, { folder, listedIn }: SourceSymbols): void {
    for (const place of listedIn) {
      const { pages, groups } = generateSymbolPages(reference, {
        folder,
        words: this.#wordsAt(place),
        trailingSlash: this.#config.trailingSlash,
        known: this.#known,
        listed: this.#listed,
        taken: this.#taken,
      });
      this.#keep(pages);
      this.#place(place, groups);
    }
  }

  #wordsAt(place: DataPath): Words {
    const { tree, lang } = this.#config;
    return siteWords(this.#config, (tree && languageAt(tree, place)) ?? lang).words;
  }

  #place(at: DataPath, groups: readonly ConfigGroup[]): void {
    const key = placeKey(at);
    this.#placed.set(key, [...(this.#placed.get(key) ?? []), ...groups]);
  }

  #isUsed({ operations, webhooks }: Reference): boolean {
    const keys = new Set([...operations, ...webhooks].map(({ key }) => key));
    if ([...this.#known.keys()].some((key) => keys.has(key))) return true;
    return this.#entries.some(({ method, path }) =>
      [...operations, ...webhooks].some((summary) => {
        return summary.path === path && [summary.method, 'WEBHOOK'].includes(method);
      }),
    );
  }

  #generate(reference: Reference, own: OwnOptions): void {
    for (const group of this.#make(reference, own)) this.#groups.push(group);
  }

  /** Generates the pages of a document and returns the groups that list them. */
  #make(reference: Reference, own: OwnOptions): readonly ConfigGroup[] {
    const { pages, groups } = generatePages(this.#toOptions(reference, own));
    this.#keep(pages);
    return groups;
  }

  /** Returns the configuration with the groups of generated pages. */
  addGroups(): Config {
    const config = this.#config;
    const navigation = [...config.navigation, ...this.#groups];
    if (config.tree === undefined) return { ...config, navigation };
    const attached = attachGroups(config.tree, this.#placed);
    const last = this.#groups.map((entry) => ({ entry, at: ['api', 'openapi'] }));
    return { ...config, navigation, tree: appendEntries(attached, last) };
  }

  #keep(pages: readonly Page[]): void {
    for (const page of pages) this.pages.push(page);
    this.#note(pages);
  }

  #note(pages: readonly Page[], keysOf = (key: string): readonly string[] => [key]): void {
    for (const { reference, slug } of pages)
      for (const key of reference === undefined ? [] : keysOf(reference.key))
        this.#known.set(key, [...(this.#known.get(key) ?? []), slug]);
  }

  #toOptions(reference: Reference, { lang, ...own }: OwnOptions): GenerateOptions {
    const { versions } = this.#config;
    const locale = lang ?? versions.find(({ name }) => name === own.version)?.locale;
    return {
      reference,
      words: siteWords(this.#config, locale ?? this.#config.lang).words,
      ...own,
      trailingSlash: this.#config.trailingSlash,
      known: this.#known,
      listed: this.#listed,
      taken: this.#taken,
    };
  }
}

function listEntries(names: readonly string[]) {
  return names.flatMap((name) => parseOperationEntry(name) ?? []);
}
