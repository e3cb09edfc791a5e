/** The one door from a folder on the disk to a `Site`: reads, parses, resolves, checks. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../core/address/href.ts';
import { listConfigLinks } from '../core/checks/config-links.ts';
import { checkSite } from '../core/checks/check-site.ts';
import { chooseRepository } from '../core/chrome/repository.ts';
import { diagnoseSite } from '../core/checks/site-entries.ts';
import type { Config } from '../core/config/config.ts';
import { type Locate, parseConfig } from '../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { during, type Journal } from '../core/diagnostic/journal.ts';
import { resolveAssets } from '../core/navigation/resolve-assets.ts';
import { listRootLinks } from '../core/navigation/guess-base.ts';
import type { LinkTargets } from '../core/navigation/resolve-link.ts';
import { settleBase } from '../core/navigation/settle-base.ts';
import { resolveNavigation } from '../core/navigation/resolve/resolve-navigation.ts';
import { buildPages } from '../core/pages/build-pages.ts';
import { leadingTitle } from '../core/pages/page-title.ts';
import type { Page } from '../core/pages/page.ts';
import type { ReadPageTags } from '../core/pages/uses.ts';
import { buildReferences } from '../core/reference/pages/build-references.ts';
import type { Site } from '../core/site.ts';
import type { AuthorStyle } from '../core/theme/author-styles.ts';
import { type LoadedDocuments, loadReferences } from './documents/load-references.ts';
import { type FontFile, type LoadedFonts, loadFonts } from './fonts/load-fonts.ts';
import { readGitFacts } from './git-facts.ts';
import { createIconSet, type IconSet } from './icons/icon-set.ts';
import { listAuthorScripts, readAuthorStyles } from './project/read-author-styles.ts';
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
  /** Navigation entries that name no page, as written. */
  readonly missing: readonly string[];
  /** What is wrong with the folder as a whole; the pages' own contents are not looked at here. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadResult {
  /** Absent when there is no usable configuration. */
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
  const pages = docs.pages.flatMap((known) => (known.file === file ? (page ?? []) : known));
  const before = docs.pages.find((known) => known.file === file);
  if (page !== undefined && before !== undefined && hasSameHead(before.text, page.text)) {
    const site = { ...loaded.site, pages: withText(loaded.site.pages, page) };
    return {
      loaded: { ...loaded, docs: { ...docs, pages }, site },
      diagnostics: loaded.diagnostics,
    };
  }
  const result = await assembleSite({ ...docs, pages }, options);
  return { ...result, diagnostics: [...diagnostics, ...result.diagnostics] };
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

/** The same for a folder that has been read, such as one under another configuration. */
export async function assembleSite(docs: DocsFolder, options: LoadOptions): Promise<LoadResult> {
  if (docs.configFile === undefined) return { diagnostics: docs.diagnostics };
  const { config: written, locate, ...parsed } = parseConfig(docs.configFile, docs.configParts);
  if (written === undefined) return { diagnostics: [...docs.diagnostics, ...parsed.diagnostics] };
  const configFile = docs.configFile.path;
  const built = buildPages(docs.pages, written);
  const { dir, layout } = docs;
  const gitFacts = readGitFacts(docs.dir);
  const documents = await loadReferences({
    ...{ dir, layout, cacheDir: join(dir, '.lectern'), config: written, configFile, locate },
    ...{ journal: options.journal, pages: built.pages },
  });
  const ofPages = { config: written, readPageTags: tagReader(options), lost: documents.lost };
  const referred = buildReferences(documents.documents, built.pages, ofPages);
  const { pages, references, resolveOperation } = referred;
  const listed = { config: referred.config, pages, locate, resolveOperation };
  const { navigation, missing, ...resolved } = resolveNavigation(listed);
  const fonts = readLooks(docs, written);
  const repository = chooseRepository(written, await gitFacts);
  const files = new Map(docs.staticFiles.map(({ path, file }) => [path, file]));
  const parts = { pages, navigation, references, base: options.base };
  const { config, targets, guess } = settleBase(
    { ...parts, config: written, lostFolders: referred.lostFolders },
    () => listLinks(docs, written),
    (path) => files.has(path),
  );
  const site: Site = {
    ...parts,
    config: resolveAssets(config, targets),
    ...(options.site !== undefined && { url: options.site }),
    ...(repository && { repository }),
    styles: fonts.styles,
    ...(config.scripts && { scripts: listAuthorScripts(docs) }),
    fonts: fonts.fonts,
  };
  const icons = openIcons(site, dir);
  const diagnostics = [
    ...docs.diagnostics,
    ...parsed.diagnostics,
    ...built.diagnostics,
    ...documents.diagnostics,
    ...referred.diagnostics,
    ...resolved.diagnostics,
    ...(guess ? [diagnoseSite('site/base', guess, { file: configFile })] : []),
    ...checkSite({
      ...{ site: { ...site, config }, targets, locate },
      ...{ fontProblems: fonts.problems, iconPackage: icons.missingPackage },
      hasDocument: (path) => hasDocument(docs, path),
      sizeOf: (path) => statSync(join(dir, files.get(path) ?? ''), NO_THROW)?.size ?? 0,
      findIcon: (name, type) => icons.resolve(name, type, 'regular'),
    }),
  ];
  return {
    loaded: {
      ...{ options, docs, documents, site, targets, configFile, locate, missing, diagnostics },
      ...{ icons, fontFiles: fonts.files },
    },
    diagnostics,
  };
}
