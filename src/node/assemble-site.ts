/** Turns a folder that has been read into a `Site`: parses, resolves, checks. */
import { join } from 'node:path';
import { listConfigLinks } from '../core/checks/config-links.ts';
import { chooseRepository } from '../core/chrome/repository.ts';
import { diagnoseSite } from '../core/checks/site-entries.ts';
import type { Config } from '../core/config/config.ts';
import { type Locate, parseConfig, type ParsedConfig } from '../core/config/parse/parse-config.ts';
import { during } from '../core/diagnostic/journal.ts';
import { resolveAssets } from '../core/navigation/resolve-assets.ts';
import { listRootLinks } from '../core/navigation/guess-base.ts';
import { settleBase, type SettledBase } from '../core/navigation/settle-base.ts';
import {
  leaveOutRedirected,
  type RemainingPages,
} from '../core/navigation/resolve/redirected-pages.ts';
import { resolveNavigation } from '../core/navigation/resolve/resolve-navigation.ts';
import { buildLinkTargets, type LinkedSite } from '../core/navigation/resolve-link.ts';
import type { LinkedFiles } from '../core/navigation/linked-files.ts';
import { buildPages } from '../core/pages/build-pages.ts';
import type { Page } from '../core/pages/page.ts';
import type { ReadPageTags } from '../core/pages/uses.ts';
import { canonicalOrigin } from '../core/publish/page-meta.ts';
import { buildReferences } from '../core/reference/pages/build-references.ts';
import type { LoadedDocuments } from './documents/document-files.ts';
import { loadReferences } from './documents/load-references.ts';
import { readGitFacts } from './git-facts.ts';
import { listKnownFiles } from './known-files.ts';
import type { LoadedSite, LoadOptions, LoadResult } from './loaded-site.ts';
import {
  checkPreviewImages,
  readPreviewImages,
  withPreviewFonts,
} from './project/preview-images.ts';
import type { DocsFolder } from './project/read-docs.ts';
import { readGrammars } from './project/read-grammars.ts';
import { withholdFiles } from './project/withhold-files.ts';
import { findUnlisted } from './project/unlisted-pages.ts';
import { checkLooks, applyLooks, openIcons, readLooks } from './site-looks.ts';

/**
 * Makes the site of a folder that has already been read, for example to try it under another configuration.
 */
export async function assembleSite(given: DocsFolder, options: LoadOptions): Promise<LoadResult> {
  if (given.configFile === undefined) return { diagnostics: given.diagnostics };
  const parsed = parseConfig(given.configFile, given.configParts);
  const { config: written, locate, lacks } = parsed;
  const configFile = given.configFile.path;
  const gitFacts = readGitFacts(given.dir);
  const gathered = await gatherPages(given, parsed, { ...options, configFile });
  const { docs, documents, referred, lost } = gathered;
  const { references } = referred;
  const unlisted = findUnlisted(docs, lost);
  const { navigation, missing, ...resolved } = resolveNavigation({ ...referred, locate, unlisted });
  const looks = readLooks(docs, written);
  const knownFiles = listKnownFiles(docs);
  const repository = chooseRepository(written, await gitFacts);
  const resolvedSite = { pages: referred.pages, navigation, references, base: options.base };
  const settled = settleLinks(
    { ...resolvedSite, config: written, lostFolders: [...referred.lostFolders, ...lost] },
    { docs, files: knownFiles, locate, configFile },
  );
  const { config, targets } = settled;
  const parts = { ...resolvedSite, pages: settled.pages };
  const previews = readPreviewImages(config, { dir: docs.dir, locate });
  const ofCode = readGrammars(docs, config.codeBlock, locate);
  const site = withPreviewFonts({
    ...parts,
    ...previews.ofSite,
    ...addressOf(options, config),
    ...(repository && { repository }),
    ...applyLooks(docs, resolveAssets(config, targets), looks),
  });
  const icons = openIcons(site, docs);
  const steps = [docs, parsed, gathered, resolved, settled, previews, ofCode];
  const diagnostics = [
    ...steps.flatMap((step) => step.diagnostics),
    ...checkPreviewImages(site, locate),
    ...checkLooks(
      { site: { ...site, config }, targets, locate, lacks, ...knownFiles },
      { looks, icons },
    ),
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
      fontFiles: looks.files,
      grammars: ofCode.grammars,
      lacks,
      ...describeConfig(parsed),
    },
    diagnostics,
  };
}

interface LinkSources {
  readonly docs: DocsFolder;
  readonly files: LinkedFiles;
  readonly locate: Locate;
  readonly configFile: string;
}

/** Determines what links and redirects lead to, and leaves out pages that redirects replace. */
function settleLinks(
  site: LinkedSite & { readonly config: Config },
  { docs, files, locate, configFile }: LinkSources,
): Omit<SettledBase, 'guess'> & RemainingPages {
  const settled = settleBase(site, () => listLinks(docs, site.config), files);
  const { config, guess } = settled;
  const { redirects } = config;
  const { targets: all } = settled;
  const { pages, ...moved } = leaveOutRedirected({ ...site, redirects, targets: all, locate });
  const isWhole = pages.length === site.pages.length;
  const targets = isWhole ? all : buildLinkTargets({ ...site, config, pages }, files);
  const ofBase = guess ? [diagnoseSite('site/base', guess, { file: configFile })] : [];
  return { config, targets, pages, diagnostics: [...moved.diagnostics, ...ofBase] };
}

function addressOf({ site, base }: LoadOptions, { metadata }: Config): { readonly url?: string } {
  const url = site ?? canonicalOrigin(metadata, base);
  return url === undefined ? {} : { url };
}

/** Collects the authors' pages, the pages generated from documents, and the files published next to them. */
async function gatherPages(
  given: DocsFolder,
  parsed: ParsedConfig,
  options: LoadOptions & { readonly configFile: string },
) {
  const { config } = parsed;
  const built = buildPages(given.pages, { ...config, frontMatters: given.frontMatters });
  const { lost } = built;
  const documents = await loadDocuments(given, parsed, { ...options, ...built });
  const referred = buildReferences(documents.documents, built.pages, {
    config,
    readPageTags: tagReader(options),
    lost: documents.lost,
    symbols: documents.symbols,
  });
  const { diagnostics, ...files } = withholdFiles(given, {
    read: documents.documents,
    references: referred.references.documents,
  });
  return {
    docs: { ...given, ...files },
    documents,
    referred,
    lost,
    diagnostics: [
      ...[built, documents, referred].flatMap((step) => step.diagnostics),
      ...diagnostics,
    ],
  };
}

/** Loads the documents that the configuration and the pages refer to. */
function loadDocuments(
  { dir, layout }: DocsFolder,
  { config, locate, lacks }: ParsedConfig,
  {
    configFile,
    pages,
    journal,
    documentMemory: memory,
    documentTexts: texts,
  }: LoadOptions & { configFile: string; pages: readonly Page[] },
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
    memory,
    texts,
    pages,
    lacks,
  });
}

function tagReader({ readPageTags, journal }: LoadOptions): ReadPageTags {
  return (page) => {
    if (readPageTags === undefined || journal?.failureOf(page.file) !== undefined) return [];
    return during(journal, { phase: 'read', file: page.file }, () => readPageTags(page));
  };
}

/** Every link that the authors wrote to an address on the site. */
function listLinks({ pages, snippets }: DocsFolder, config: Config): readonly string[] {
  const ofConfig = listConfigLinks(config).map(({ value }) => value);
  return [...pages, ...snippets].flatMap(({ text }) => listRootLinks(text)).concat(ofConfig);
}

function describeConfig({
  config,
  written,
  diagnostics,
}: ParsedConfig): Pick<LoadedSite, 'statedBase' | 'guessedFrom'> {
  const statedBase = config.base ?? '';
  return written === undefined ? { statedBase, guessedFrom: diagnostics } : { statedBase };
}
