/**
 * The one entry point from a folder on the disk to a `Site`, and the partial reload after a page has
 * changed.
 */
import { isDeepStrictEqual } from 'node:util';
import { buildPage, type PageOptions } from '../core/pages/build-pages.ts';
import type { Page } from '../core/pages/page.ts';
import { assembleSite } from './assemble-site.ts';
import { importsAlike } from './project/imported-files.ts';
import { type DocsFolder, readDocs, readPage } from './project/read-docs.ts';
import type { SourcePage } from './project/source-page.ts';
import type { LoadOptions, LoadResult, LoadedSite } from './loaded-site.ts';

/**
 * @param docs the folder, if it has already been read.
 * @throws if the folder cannot be read; everything else is a diagnostic.
 */
export async function loadSite(options: LoadOptions, docs?: DocsFolder): Promise<LoadResult> {
  const { dir, outDir, commandFor } = options;
  return assembleSite(docs ?? readDocs(dir, { out: outDir, commandFor }), options);
}

/**
 * Reads one changed page of a loaded site again. While its front matter and first heading stay the same,
 * only the page's text can have changed, and everything that was resolved remains valid.
 */
export async function reloadPage(loaded: LoadedSite, file: string): Promise<LoadResult> {
  const { docs, options } = loaded;
  if (docs.layout.roleOf(file).kind !== 'page') return loadSite(options);
  const { page, diagnostics } = readPage(docs, file);
  const before = docs.pages.find((known) => known.file === file);
  if (page && before && !importsAlike(before, page)) return loadSite(options);
  const result = await exchangePage(loaded, file, page);
  if (result.diagnostics === loaded.diagnostics) return result;
  return { ...result, diagnostics: [...diagnostics, ...result.diagnostics] };
}

/** Replaces a page by one whose text is known; without a page, it is removed. */
export async function exchangePage(
  { docs, ...loaded }: LoadedSite,
  file: string,
  page: SourcePage | undefined,
): Promise<LoadResult> {
  const pages = docs.pages.flatMap((known) => (known.file === file ? (page ?? []) : known));
  const before = docs.pages.find((known) => known.file === file);
  const options = { ...loaded.site.config, frontMatters: docs.frontMatters };
  const text = page && before && textWhereRestHolds(before, page, options);
  if (text !== undefined) {
    const site = { ...loaded.site, pages: withText(loaded.site.pages, { file, text }) };
    return {
      loaded: { ...loaded, docs: { ...docs, pages }, site },
      diagnostics: loaded.diagnostics,
    };
  }
  return assembleSite({ ...docs, pages }, loaded.options);
}

function withText(
  pages: readonly Page[],
  { file, text }: Pick<Page, 'file' | 'text'>,
): readonly Page[] {
  return pages.map((page) => (page.file === file ? { ...page, text } : page));
}

/** The new text of a page if nothing but the text has changed; otherwise undefined. */
function textWhereRestHolds(
  before: SourcePage,
  after: SourcePage,
  options: PageOptions,
): string | undefined {
  const [old, built] = [buildPage(before, options), buildPage(after, options)];
  const { text } = built.page;
  return isDeepStrictEqual({ ...old, page: { ...old.page, text } }, built) ? text : undefined;
}
