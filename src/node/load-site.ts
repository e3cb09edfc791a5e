/**
 * The one entry point from a folder on the disk to a `Site`, and the partial reload after a page has
 * changed.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Lacks, Locate } from '../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import type { Journal } from '../core/diagnostic/journal.ts';
import type { LinkTargets } from '../core/navigation/resolve-link.ts';
import { buildPage, type PageOptions } from '../core/pages/build-pages.ts';
import type { Page } from '../core/pages/page.ts';
import type { ReadPageTags } from '../core/pages/uses.ts';
import type { Site } from '../core/site.ts';
import type { OwnGrammar } from '../core/theme/own-grammar.ts';
import { assembleSite } from './assemble-site.ts';
import type { LoadedDocuments } from './documents/document-loader.ts';
import type { DocumentMemory } from './documents/document-memory.ts';
import type { FontFile } from './fonts/load-fonts.ts';
import type { IconSet } from './icons/icon-set.ts';
import { importsAlike } from './project/imported-files.ts';
import { type CommandFor, type DocsFolder, readDocs, readPage } from './project/read-docs.ts';
import type { SourcePage } from './project/source-page.ts';

export interface LoadOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Absolute path of the output folder, which is never a source. */
  readonly outDir?: string | undefined;
  /** `''` or `/docs`. */
  readonly base: string;
  /** Public origin, when known. */
  readonly site?: string | undefined;
  /** Without it, the fields that pages define for their own endpoints are unknown. */
  readonly readPageTags?: ReadPageTags | undefined;
  /** Rewrites the user's command for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Records which file is being worked on, here and when its pages are rendered. */
  readonly journal?: Journal | undefined;
  /** Earlier results for the API documents; absent if the folder is read once. */
  readonly documentMemory?: DocumentMemory | undefined;
  /** Texts of API documents and their parts by file, used instead of those on the disk. */
  readonly documentTexts?: ReadonlyMap<string, string> | undefined;
}

/** A site that can be rendered, with everything it was made from. */
export interface LoadedSite {
  readonly options: LoadOptions;
  readonly docs: DocsFolder;
  readonly documents: LoadedDocuments;
  readonly site: Site;
  readonly targets: LinkTargets;
  readonly icons: IconSet;
  /** Files of packages that the site's typefaces need. */
  readonly fontFiles: readonly FontFile[];
  /** The project's grammars for its own languages. */
  readonly grammars: readonly OwnGrammar[];
  /** The base that the configuration states; `''` if it states none. Links may suggest another one. */
  readonly statedBase: string;
  /** The name of the configuration file. `locate` finds the positions of values in it. */
  readonly configFile: string;
  readonly locate: Locate;
  /** Which parts of the configuration were left out; each was reported. */
  readonly lacks: Lacks;
  /**
   * The errors that keep the configuration from being read as written. The rest was then guessed so that
   * other problems can be reported too; nothing based on it is published or rewritten.
   */
  readonly guessedFrom?: readonly Diagnostic[];
  /** Navigation entries that name no existing page, as written. */
  readonly missing: readonly string[];
  /** Problems with the folder as a whole; the contents of pages are not checked here. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadResult {
  /** Absent if there is no configuration. */
  readonly loaded?: LoadedSite;
  readonly diagnostics: readonly Diagnostic[];
}

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
