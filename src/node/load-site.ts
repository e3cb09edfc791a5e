/** The one door from a folder on the disk to a `Site`: reads, parses, resolves, checks. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../core/address/href.ts';
import { listConfigLinks } from '../core/checks/config-links.ts';
import { checkSite, type SiteCheck } from '../core/checks/check-site.ts';
import { chooseRepository } from '../core/chrome/repository.ts';
import { diagnoseSite } from '../core/checks/site-entries.ts';
import type { Config } from '../core/config/config.ts';
import {
  type Lacks,
  type Locate,
  parseConfig,
  type ParsedConfig,
} from '../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { during, type Journal } from '../core/diagnostic/journal.ts';
import { resolveAssets } from '../core/navigation/resolve-assets.ts';
import { listRootLinks } from '../core/navigation/guess-base.ts';
import type { LinkTargets } from '../core/navigation/resolve-link.ts';
import { settleBase } from '../core/navigation/settle-base.ts';
import { resolveNavigation } from '../core/navigation/resolve/resolve-navigation.ts';
import { buildPages } from '../core/pages/build-pages.ts';
import { buildNearestFile } from '../core/pages/file-index.ts';
import { leadingTitle } from '../core/pages/page-title.ts';
import type { Page } from '../core/pages/page.ts';
import type { ReadPageTags } from '../core/pages/uses.ts';
import { buildReferences } from '../core/reference/pages/build-references.ts';
import type { Site } from '../core/site.ts';
import type { AuthorStyle } from '../core/theme/author-styles.ts';
import { findNearestFile } from './documents/load-document.ts';
import { type LoadedDocuments, loadReferences } from './documents/load-references.ts';
import { type FontFile, type LoadedFonts, loadFonts } from './fonts/load-fonts.ts';
import { readGitFacts } from './git-facts.ts';
import { createIconSet, type IconSet } from './icons/icon-set.ts';
import { listAuthorScripts, readAuthorStyles } from './project/read-author-styles.ts';
import { checkPreviewImages, readPreviewImages } from './project/preview-images.ts';
import { findUnlisted } from './project/unlisted-pages.ts';
import { type DocsFolder, type SourcePage, readDocs, readPage } from './project/read-docs.ts';

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
  /** Learns which file is being worked on, here and when its pages are rendered. */
  readonly journal?: Journal | undefined;
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

/** @throws when the folder cannot be read; everything else is a diagnostic. */
export async function loadSite(options: LoadOptions): Promise<LoadResult> {
  const { dir, outDir } = options;
  return assembleSite(readDocs(dir, outDir === undefined ? {} : { out: outDir }), options);
}

/**
 * Reads one changed page of a loaded site again. While its front matter and first heading stay the same, nothing but
 * the page's text can have changed, and all that was resolved still holds.
 */
export async function reloadPage(loaded: LoadedSite, file: string): Promise<LoadResult> {
  const { docs, options } = loaded;
  if (docs.layout.roleOf(file).kind !== 'page') return loadSite(options);
  const { page, diagnostics } = readPage(docs, file);
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
  if (page !== undefined && before !== undefined && hasSameHead(before.text, page.text)) {
    const site = { ...loaded.site, pages: withText(loaded.site.pages, page) };
    return {
      loaded: { ...loaded, docs: { ...docs, pages }, site },
      diagnostics: loaded.diagnostics,
    };
  }
  return assembleSite({ ...docs, pages }, loaded.options);
}

function withText(pages: readonly Page[], { file, text }: SourcePage): readonly Page[] {
  return pages.map((page) => (page.file === file ? { ...page, text } : page));
}

/** What is known of a page beside its text: front matter, and a title that its text begins with. */
function hasSameHead(before: string, after: string): boolean {
  return (
    FRONT_MATTER.exec(before)?.[0] === FRONT_MATTER.exec(after)?.[0] &&
    leadingTitle(before) === leadingTitle(after)
  );
}

const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m;

/** A document lies in the project folder, or where pages and static files do. */
function hasDocument({ dir, layout }: DocsFolder, path: string): boolean {
  const folders = ['', layout.staticDir, layout.pagesDir];
  return folders.some((folder) => existsSync(join(dir, folder, path)));
}

/** Which files there are, and what names of others most likely meant. */
function filesOf(docs: DocsFolder, lacks: Lacks) {
  const { dir, layout } = docs;
  const folders = [...new Set([layout.pagesDir, layout.staticDir, ''])];
  const files = new Map(docs.staticFiles.map(({ path, file }) => [path, file]));
  return {
    has: (path: string) => files.has(path),
    sizeOf: (path: string) => statSync(join(dir, files.get(path) ?? ''), NO_THROW)?.size ?? 0,
    hasDocument: (path: string) => hasDocument(docs, path),
    lacks,
    nearestFile: buildNearestFile(docs.staticFiles.map(({ path }) => path)),
    nearestDocument: (path: string) =>
      findNearestFile(
        folders.map((folder) => join(dir, folder)),
        path,
      ),
  };
}

/** The stylesheets of the project, and the typefaces that these and its configuration ask for. */
function readLooks(docs: DocsFolder, { font }: Config): LoadedFonts & { styles: AuthorStyle[] } {
  const { dir, staticFiles } = docs;
  const findFile = (path: string) => {
    const found = staticFiles.find((each) => each.path === path);
    return found && join(dir, found.file);
  };
  const styles = readAuthorStyles(docs);
  const named = styles.flatMap(({ families }) => families);
  return { ...loadFonts({ dir, font, named, findFile }), styles };
}

function tagReader({ readPageTags, journal }: LoadOptions): ReadPageTags {
  return (page) => {
    if (readPageTags === undefined || journal?.failureOf(page.file) !== undefined) return [];
    return during(journal, { phase: 'read', file: page.file }, () => readPageTags(page));
  };
}

function openIcons({ base, config }: Site, dir: string): IconSet {
  const publicUrl = (path: string) => withBase(base, path);
  return createIconSet({ projectDir: dir, publicUrl, library: config.icons.library });
}

/** A file that went away while the folder was being read has no size. */
const NO_THROW = { throwIfNoEntry: false } as const;

/** What authors wrote to lead somewhere on the site. */
function listLinks({ pages, snippets }: DocsFolder, config: Config): readonly string[] {
  const ofConfig = listConfigLinks(config).map(({ value }) => value);
  return [...pages, ...snippets].flatMap(({ text }) => listRootLinks(text)).concat(ofConfig);
}

function guessedFrom({
  written,
  diagnostics,
}: Pick<ParsedConfig, 'written' | 'diagnostics'>): Pick<LoadedSite, 'guessedFrom'> {
  return written === undefined ? { guessedFrom: diagnostics } : {};
}

/** The documents that the configuration and the pages name. */
function loadDocuments(
  { dir, layout }: DocsFolder,
  { config, locate, lacks }: ParsedConfig,
  { configFile, pages, journal }: LoadOptions & { configFile: string; pages: readonly Page[] },
): Promise<LoadedDocuments> {
  const cacheDir = join(dir, '.lectern');
  return loadReferences({
    dir,
    layout,
    cacheDir,
    config,
    configFile,
    locate,
    journal,
    pages,
    lacks,
  });
}

/** The configuration with all that the project brings for how its pages look and behave. */
function dress(
  docs: DocsFolder,
  config: Config,
  { styles, fonts }: ReturnType<typeof readLooks>,
): Pick<Site, 'config' | 'styles' | 'scripts' | 'fonts'> {
  const scripts = config.scripts ? { scripts: listAuthorScripts(docs) } : {};
  return { config, styles, ...scripts, fonts };
}

/** What is wrong with the site as a whole, with the typefaces and icons that were found for it. */
function checkLooks(
  check: Omit<SiteCheck, 'findIcon'>,
  { fonts, icons }: { readonly fonts: LoadedFonts; readonly icons: IconSet },
): readonly Diagnostic[] {
  return checkSite({
    ...check,
    fontProblems: fonts.problems,
    iconPackage: icons.missingPackage,
    findIcon: (name, type) => icons.resolve(name, type, 'regular'),
  });
}

/** Makes the site of a folder that has been read, such as one under another configuration. */
export async function assembleSite(docs: DocsFolder, options: LoadOptions): Promise<LoadResult> {
  if (docs.configFile === undefined) return { diagnostics: docs.diagnostics };
  const parsed = parseConfig(docs.configFile, docs.configParts);
  const { config: written, locate, lacks } = parsed;
  const configFile = docs.configFile.path;
  const built = buildPages(docs.pages, { ...written, frontMatters: docs.frontMatters });
  const gitFacts = readGitFacts(docs.dir);
  const documents = await loadDocuments(docs, parsed, { ...options, ...built, configFile });
  const ofPages = { config: written, readPageTags: tagReader(options), lost: documents.lost };
  const referred = buildReferences(documents.documents, built.pages, ofPages);
  const { pages, references } = referred;
  const unlisted = findUnlisted(docs, built.lost);
  const { navigation, missing, ...resolved } = resolveNavigation({ ...referred, locate, unlisted });
  const fonts = readLooks(docs, written);
  const files = filesOf(docs, lacks);
  const repository = chooseRepository(written, await gitFacts);
  const parts = { pages, navigation, references, base: options.base };
  const { config, targets, guess } = settleBase(
    { ...parts, config: written, lostFolders: [...referred.lostFolders, ...built.lost] },
    () => listLinks(docs, written),
    files.has,
  );
  const previews = readPreviewImages(config, { dir: docs.dir, locate });
  const site: Site = {
    ...parts,
    ...previews.ofSite,
    ...(options.site !== undefined && { url: options.site }),
    ...(repository && { repository }),
    ...dress(docs, resolveAssets(config, targets), fonts),
  };
  const icons = openIcons(site, docs.dir);
  const steps = [docs, parsed, built, documents, referred, resolved, previews];
  const diagnostics = [
    ...steps.flatMap((step) => step.diagnostics),
    ...(guess ? [diagnoseSite('site/base', guess, { file: configFile })] : []),
    ...checkPreviewImages(site, locate),
    ...checkLooks({ site: { ...site, config }, targets, locate, ...files }, { fonts, icons }),
  ];
  return {
    loaded: {
      options,
      docs,
      documents,
      site,
      targets,
      configFile,
      locate,
      missing,
      diagnostics,
      icons,
      fontFiles: fonts.files,
      lacks,
      ...guessedFrom(parsed),
    },
    diagnostics,
  };
}
