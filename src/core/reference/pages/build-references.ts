/**
 * Puts documents, pages and navigation together: which operations pages name, which pages are generated
 * from documents, and where these appear in the navigation.
 */
import type { Config } from '../../config/config.ts';
import type { ConfigGroup } from '../../config/keys/navigation.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { ResolveOperation } from '../../navigation/resolve/list-pages.ts';
import { parseOperationEntry } from '../../address/operation-entry.ts';
import { buildPageIndex, findPage } from '../../pages/page-index.ts';
import { foldPath } from '../../address/site-path.ts';
import type { Page } from '../../pages/page.ts';
import type { ReadPageTags } from '../../pages/uses.ts';
import { siteWords } from '../../language/languages/wording-of.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { buildReference } from '../operation/build-reference.ts';
import type { ReadDocument } from '../document/document.ts';
import {
  appendEntries,
  attachGroups,
  languageAt,
  listBelow,
  listedNames,
  placeKey,
} from './attach-groups.ts';
import { findOperation } from './find-operation.ts';
import { linkOperations } from './link-operations.ts';
import { defaultFolder, folderOf, listLostFolders, type LostDocument } from './lost-documents.ts';
import {
  generateOperationPage,
  type GenerateOptions,
  generatePages,
  generateSchemaPages,
} from './generate-pages.ts';
import type { Reference, References } from '../model/model.ts';
import { toPathPart } from './page-slug.ts';
import { toReferences } from './references.ts';
import { findCopies, shareFiles } from './split-folders.ts';
import { resolvePages } from './resolve-pages.ts';

/** A document, and everything that requests pages of it. */
export interface SourceDocument extends ReadDocument {
  readonly asked: readonly RequestedPages[];
}

export type RequestedPages =
  /** `openapi` of docs.json: pages are generated if none is written by hand. */
  | { readonly kind: 'config' }
  /** `openapi` of a tab or an anchor. */
  | { readonly kind: 'division'; readonly url: string; readonly version?: string }
  /** A part of the tree of docs.json. Without `listedIn`, only what its entries name gets pages. */
  | { readonly kind: 'node'; readonly directory?: string; readonly listedIn?: DataPath };

export interface BuiltReferences {
  readonly references: References;
  /** All pages, sorted by slug. */
  readonly pages: readonly Page[];
  /** The configuration with the groups of generated pages. */
  readonly config: Config;
  readonly resolveOperation: ResolveOperation;
  /** The folders that would hold the pages of documents that could not be read. */
  readonly lostFolders: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

interface ReferenceOptions {
  readonly config: Config;
  readonly readPageTags: ReadPageTags;
  readonly lost?: readonly LostDocument[];
}

export function buildReferences(
  documents: readonly SourceDocument[],
  pages: readonly Page[],
  { config, readPageTags, lost = [] }: ReferenceOptions,
): BuiltReferences {
  const ids = new Set<string>();
  const settings = { ...config.api, keepsServers: config.keepsServers === true };
  const built = shareFiles(
    documents.map((source) => ({
      source,
      reference: buildReference(source, claimId(source.document.name, ids), settings),
    })),
  );
  const all = built.map(({ reference }) => reference);
  const resolved = resolvePages(pages, { references: all, lost });
  const plan = new Plan(config, resolved.pages, findCopies(all));
  for (const { source, reference } of built) plan.addDocument(reference, source.asked);
  plan.addEntries(all);
  for (const reference of all) plan.addSchemas(reference);
  // If an operation has both kinds of page, links point to the generated one, among its siblings.
  const ranked = [...plan.pages, ...resolved.pages];
  const whole = ranked.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  return {
    references: toReferences(all, ranked, { settings, readPageTags }),
    pages: whole,
    config: plan.addGroups(),
    resolveOperation: linkOperations(ranked, { references: all, lost }),
    lostFolders: listLostFolders(lost),
    diagnostics: resolved.diagnostics,
  };
}

/**
 * Returns an unused id: `docs/openapi.yaml` becomes `openapi`, and `https://example.com/openapi.json` then
 * `openapi-2`.
 */
function claimId(name: string, taken: Set<string>): string {
  const file =
    name
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  const wanted = toPathPart(file.replace(/\.(?:json|ya?ml)$/i, '')) || 'openapi';
  let id = wanted === 'page' ? 'page-1' : wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** Where pages are generated, and their language if it is not that of the site. */
type OwnOptions = Pick<GenerateOptions, 'folder' | 'label' | 'version' | 'listedHere'> & {
  readonly lang?: string;
};

/** Collects everything that is generated. */
class Plan {
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
    const deciding =
      nodes.find(({ listedIn }) => listedIn !== undefined) ??
      nodes.find(({ directory }) => directory !== undefined);
    const folder = deciding?.directory ?? defaultFolder;
    this.#placeIn(nodes, reference, folder);
    const isUsed = this.#isUsed(reference);
    if (isUsed) this.#folders.set(reference, folder);
    if (divisions.length > 0 || nodes.length > 0 || isUsed || asked.length === 0) return;
    this.#generate(reference, {
      folder: defaultFolder,
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
      const key = placeKey(listedIn);
      this.#placed.set(key, [...(this.#placed.get(key) ?? []), ...own]);
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
