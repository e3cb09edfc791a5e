/** Puts all documents of a site behind a single interface. */
import type { Page, PageReference } from '../../pages/page.ts';
import type { ReadPageTags } from '../../pages/uses.ts';
import { documentIdOf } from '../document/document.ts';
import type { Reference, References, Subject } from '../model/model.ts';
import type { Endpoint, Operation, Reach } from '../model/endpoint-model.ts';
import { describedHeadings, listHeadings } from './description-links.ts';
import { buildPageOperation } from './page-operation.ts';
import { listSymbols } from './generated/resolve-symbols.ts';
import { chooseMode } from '../playground/playground-mode.ts';
import type { ReferenceSettings } from '../model/settings.ts';
import type { SymbolReference } from '../model/symbol-model.ts';

export interface ReferenceOptions {
  readonly settings: ReferenceSettings;
  readonly readPageTags: ReadPageTags;
  readonly symbols?: readonly SymbolReference[];
}

export function toReferences(
  documents: readonly Reference[],
  pages: readonly Page[],
  { settings, readPageTags, symbols = [] }: ReferenceOptions,
): References {
  const byId = new Map(documents.map((reference) => [reference.id, reference]));
  const symbolsById = new Map(symbols.map((reference) => [reference.id, reference]));
  const hrefs = new Map<string, string>();
  for (const { reference, href } of pages) {
    if (reference !== undefined && !hrefs.has(reference.key)) hrefs.set(reference.key, href);
  }
  const [sole, ...others] = documents;
  const servers = others.length === 0 ? (sole?.info.servers ?? []) : [];
  const own = new WeakMap<Page, Operation>();
  const operationOf = (page: Page): Operation | undefined => {
    const known = own.get(page);
    if (known !== undefined) return known;
    const made = buildPageOperation(page, { settings, servers, tags: readPageTags(page) });
    if (made !== undefined) own.set(page, made);
    return made;
  };
  const documentOf = (key: string) => byId.get(documentIdOf(key));
  const find = (page: Page): Subject | undefined => {
    const { reference } = page;
    if (reference === undefined) return undefined;
    const { kind, key } = reference;
    if (kind === 'symbol') return symbolsById.get(documentIdOf(key))?.symbol(key);
    const document = documentOf(key);
    const subject = isOwn(reference)
      ? operationOf(page)
      : document && findSubject(document, { kind, key });
    if (subject?.kind === 'operation') return withPlayground(withHeadings(subject, page), page);
    return subject?.kind === 'webhook' ? withHeadings(subject, page) : subject;
  };
  const findReach = (page: Page): Reach | undefined => {
    const { reference } = page;
    if (reference?.kind !== 'operation') return undefined;
    const { key } = reference;
    const reach = isOwn(reference) ? operationOf(page) : documentOf(key)?.reach(key);
    return reach && withPlayground(reach, page);
  };
  let descriptions: ReadonlyMap<string, string | undefined> | undefined;
  // Keep only the latest subject: the files of a page are made in a row, and all would fill the memory.
  let latest: { readonly page: Page; readonly subject: Subject | undefined } | undefined;
  return {
    documents,
    symbols,
    reachOf: findReach,
    hrefOf: (key) => hrefs.get(key),
    descriptionOf: (key) => (descriptions ??= readDescriptions(documents, symbols)).get(key),
    subjectOf: (page) => {
      if (latest?.page !== page) latest = { page, subject: find(page) };
      return latest.subject;
    },
  };
}

function readDescriptions(
  documents: readonly Reference[],
  symbols: readonly SymbolReference[],
): ReadonlyMap<string, string | undefined> {
  const endpoints = documents.flatMap(({ operations, webhooks }) => [...operations, ...webhooks]);
  const listed = symbols.flatMap(({ groups }) => listSymbols(groups));
  return new Map([...endpoints, ...listed].map(({ key, description }) => [key, description]));
}

interface DocumentPart extends PageReference {
  readonly kind: Exclude<PageReference['kind'], 'symbol'>;
}

function findSubject(document: Reference, { kind, key }: DocumentPart): Subject | undefined {
  switch (kind) {
    case 'operation':
      return document.operation(key);
    case 'webhook':
      return document.webhook(key);
    case 'schema':
      return document.schema(key);
    case 'schemas':
      return { kind: 'schemas', key, schemas: document.usedSchemas() };
    case 'overview':
      return {
        kind: 'overview',
        key,
        title: document.info.title,
        headings: describedHeadings(document.info),
        reference: document,
      };
  }
}

/** Whether the page itself describes the endpoint. */
function isOwn({ kind, key }: NonNullable<Page['reference']>): boolean {
  return kind === 'operation' && key.startsWith('page ');
}

function withHeadings<Given extends Endpoint>(
  endpoint: Given,
  { text }: Pick<Page, 'text'>,
): Given {
  const { description = '', introduction = '' } = endpoint;
  return { ...endpoint, headings: [description, introduction, text].flatMap(listHeadings) };
}

/** `playground` in the front matter takes precedence over docs.json. */
function withPlayground<Given extends Reach>(
  reach: Given,
  { frontMatter }: Pick<Page, 'frontMatter'>,
): Given {
  return { ...reach, playground: chooseMode(reach, frontMatter.playground) };
}
