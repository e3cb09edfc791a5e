/**
 * Puts documents, pages and navigation together: which operations pages name, which pages are generated
 * from documents, and where these appear in the navigation.
 */
import type { Config } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { ResolveOperation } from '../../navigation/resolve/list-pages.ts';
import type { Page } from '../../pages/page.ts';
import type { ReadPageTags } from '../../pages/uses.ts';
import { buildReference } from '../operation/build-reference.ts';
import type { References } from '../model/model.ts';
import { linkOperations } from './link-operations.ts';
import { listLostFolders, type LostDocument } from './lost-documents.ts';
import { PagePlan } from './page-plan.ts';
import { toPathPart } from './generated/page-slug.ts';
import { toReferences } from './references.ts';
import type { SourceDocument, SourceSymbols } from './requested-pages.ts';
import { findCopies, shareFiles } from './split-folders.ts';
import { resolvePages } from './resolve-pages.ts';

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
  readonly symbols?: readonly SourceSymbols[];
}

export function buildReferences(
  documents: readonly SourceDocument[],
  pages: readonly Page[],
  { config, readPageTags, lost = [], symbols = [] }: ReferenceOptions,
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
  const { showOptionalParams: showsOptional } = config.api.request.example;
  const made = symbols.map((source) => ({
    source,
    reference: source.build(claimId(source.name, ids), { showsOptional }),
  }));
  const builtSymbols = made.map(({ reference }) => reference);
  const resolved = resolvePages(pages, { references: all, symbols: builtSymbols, lost });
  const plan = new PagePlan(config, resolved.pages, findCopies(all));
  for (const { source, reference } of built) plan.addDocument(reference, source.asked);
  plan.addEntries(all);
  for (const reference of all) plan.addSchemas(reference);
  for (const { reference, source } of made) plan.addSymbols(reference, source);
  // If an operation has both kinds of page, links point to the generated one, among its siblings.
  const ranked = [...plan.pages, ...resolved.pages];
  const whole = ranked.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  return {
    references: toReferences(all, ranked, { settings, readPageTags, symbols: builtSymbols }),
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
  const wanted = toPathPart(file.replace(/\.(?:json|ya?ml|graphqls?|gql)$/i, '')) || 'openapi';
  let id = wanted === 'page' ? 'page-1' : wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
