/** The one door from a folder on the disk to a `Site`, and what of it is loaded again for a page that changed. */
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
  /** Without it, the fields that pages give their own endpoints are not known. */
  readonly readPageTags?: ReadPageTags | undefined;
  /** How the command that was given is given for another folder; absent where it was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Learns which file is being worked on, here and when its pages are rendered. */
  readonly journal?: Journal | undefined;
  /** What came of the API documents before; absent where the folder is read once. */
  readonly documentMemory?: DocumentMemory | undefined;
  /** Texts that go before those of the disk, of API documents and their parts, by file. */
  readonly documentTexts?: ReadonlyMap<string, string> | undefined;
}

/** A site that can be rendered, with what it was made from. */
export interface LoadedSite {
  readonly options: LoadOptions;
  readonly docs: DocsFolder;
  readonly documents: LoadedDocuments;
  readonly site: Site;
  readonly targets: LinkTargets;
  readonly icons: IconSet;
  /** Files of packages that the site's typefaces need. */
  readonly fontFiles: readonly FontFile[];
  /** Grammars of the project for languages of its own. */
  readonly grammars: readonly OwnGrammar[];
  /** Name of the configuration file, and where its values stand in it. */
  readonly configFile: string;
  readonly locate: Locate;
  /** What of the configuration was left out, which was told. */
  readonly lacks: Lacks;
  /**
   * What keeps the configuration from being read as it stands. It was guessed then, so that all else
   * is told too; nothing is published or rewritten that comes of it.
   */
  readonly guessedFrom?: readonly Diagnostic[];
  /** Navigation entries that name no page, as written. */
  readonly missing: readonly string[];
  /** What is wrong with the folder as a whole; the pages' own contents are not looked at here. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadResult {
  /** Absent when there is no configuration. */
  readonly loaded?: LoadedSite;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * @param docs the folder, where it has been read.
 * @throws when the folder cannot be read; everything else is a diagnostic.
 */
export async function loadSite(options: LoadOptions, docs?: DocsFolder): Promise<LoadResult> {
  const { dir, outDir, commandFor } = options;
  return assembleSite(docs ?? readDocs(dir, { out: outDir, commandFor }), options);
}

/**
 * Reads one changed page of a loaded site again. While its front matter and first heading stay the same, nothing but
 * the page's text can have changed, and all that was resolved still holds.
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

/** Puts a page whose text is known in the place of the one before; without a page it is gone. */
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

/** The text of a page after a change; undefined where the change made more of the page another. */
function textWhereRestHolds(
  before: SourcePage,
  after: SourcePage,
  options: PageOptions,
): string | undefined {
  const [old, built] = [buildPage(before, options), buildPage(after, options)];
  const { text } = built.page;
  return isDeepStrictEqual({ ...old, page: { ...old.page, text } }, built) ? text : undefined;
}
