/** Finds descriptions in the API documents of a loaded site that link to its pages. */
import { join } from 'node:path';
import { listScalarSpans } from '../core/reference/document/document-places.ts';
import {
  listDescriptions,
  listPageContents,
  listExternalDocs,
} from '../core/reference/pages/list-descriptions.ts';
import { namesOfDocuments } from '../core/reference/pages/description-links.ts';
import type { Page } from '../core/pages/page.ts';
import type { NamingDescription } from '../core/rename/rename-descriptions.ts';
import type { Span } from '../core/text/json/json-tree.ts';
import { offsetAt, type SourceFile } from '../core/text/source-file.ts';
import type { DataPath } from '../core/text/source-tree.ts';
import { readUses } from '../markdown/compile/read-uses.ts';
import { readTextSync } from '../node/disk/read-text.ts';
import type { LoadedSite, LoadOptions } from '../node/loaded-site.ts';
import { listDescribedUrls } from './store/description-links.ts';
import { buildPagesByFile } from './store/pages-check.ts';

/** A file of a document, read when the first of its descriptions is looked up. */
interface ReadFile {
  readonly source: SourceFile;
  readonly spans: ReadonlyMap<number, Span>;
}

/** A text in a document that may have links. */
interface LinkedText {
  readonly path: DataPath;
  readonly hasLinks: boolean;
  readonly read: () => Promise<Pick<NamingDescription, 'text' | 'links'>>;
}

/**
 * Lists each description once, however many documents contain it; remote documents are not part of the
 * project.
 */
export async function readNamingDescriptions(loaded: LoadedSite): Promise<NamingDescription[]> {
  const { documents, docs, options } = loaded;
  const files = new Map<string, ReadFile>();
  const found = new Map<string, NamingDescription>();
  const pages = buildPagesByFile(loaded);
  const { site } = loaded;
  const shown = Map.groupBy(site.pages, namesOfDocuments(site.references));
  for (const { document } of documents.documents) {
    if (document.file === undefined) continue;
    for (const { path, hasLinks, read } of listLinkedTexts(document.value)) {
      const { file, position } = hasLinks ? document.placeOf(path) : { file: '' };
      if (position === undefined) continue;
      const { source, spans } = files.get(file) ?? openFile(file, { ...options, dir: docs.dir });
      files.set(file, { source, spans });
      const span = spans.get(offsetAt(source.text, position));
      const key = `${file} ${span?.start}`;
      if (span === undefined || found.has(key)) continue;
      const from = pages.get(document.name);
      const shownOn = shown.get(document.name) ?? [];
      found.set(key, { source, span, ...(await read()), from, shownOn });
    }
  }
  return [...found.values(), ...(await readSchemaDescriptions(loaded, { pages, shown }))];
}

interface ShownDocuments {
  /** The pages that relative links of files are resolved from. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The pages that show parts of documents, by their names. */
  readonly shown: ReadonlyMap<string | undefined, readonly Page[]>;
}

async function readSchemaDescriptions(
  { documents, docs, options }: LoadedSite,
  { pages, shown }: ShownDocuments,
): Promise<NamingDescription[]> {
  const byFile = new Map(
    documents.symbols.flatMap((each) => (each.file ? [[each.file, each]] : [])),
  );
  const found: NamingDescription[] = [];
  for (const [path, { name, descriptions }] of byFile) {
    const source = { path, text: readSource(path, { ...options, dir: docs.dir }) };
    for (const { text, span } of descriptions) {
      const urls = span === undefined ? [] : listDescribedUrls(text);
      if (span === undefined || urls.length === 0) continue;
      const shownOn = shown.get(name) ?? [];
      found.push({
        source,
        span,
        ...(await readLinks(text, urls)),
        from: pages.get(name),
        shownOn,
      });
    }
  }
  return found;
}

function listLinkedTexts(value: unknown): readonly LinkedText[] {
  const descriptions = listDescriptions(value).map(({ text, path }): LinkedText => {
    const urls = listDescribedUrls(text);
    return { path, hasLinks: urls.length > 0, read: async () => await readLinks(text, urls) };
  });
  // Relative addresses in these are left out, because they are resolved from each page that shows them.
  const readings = listExternalDocs(value).map(({ text, path }): LinkedText => {
    const links = [{ url: text, position: { line: 1, column: 1 } }];
    return { path, hasLinks: text.startsWith('/'), read: () => Promise.resolve({ text, links }) };
  });
  const contents = listPageContents(value).map(({ text, path }): LinkedText => {
    const read = async () => {
      const { links } = await readUses({ path: 'content.mdx', text });
      return { text, links: links.filter(({ url }) => url.startsWith('/')) };
    };
    return { path, hasLinks: text.includes('/'), read };
  });
  return [...descriptions, ...readings, ...contents];
}

type SourceOptions = Pick<LoadOptions, 'dir' | 'documentTexts'>;

function readSource(file: string, { dir, documentTexts }: SourceOptions): string {
  return documentTexts?.get(file) ?? readTextSync(join(dir, file), file).text ?? '';
}

function openFile(file: string, options: SourceOptions): ReadFile {
  const text = readSource(file, options);
  return { source: { path: file, text }, spans: listScalarSpans(text) };
}

/** Returns the links of a description, with their positions if its source shows them. */
async function readLinks(
  text: string,
  urls: readonly string[],
): Promise<Pick<NamingDescription, 'text' | 'links'>> {
  const { links } = await readUses({ path: 'description.md', text });
  const placed = new Set(links.map(({ url }) => url));
  const others = urls.filter((url) => !placed.has(url)).map((url) => ({ url }));
  return { text, links: [...links, ...others] };
}
