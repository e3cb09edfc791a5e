/**
 * Rules that need the whole site: whether the files named in docs.json exist, where its links point, which
 * redirects can never apply. Links inside pages are checked elsewhere.
 */
import { isExternal } from '../address/link.ts';
import { normalizePath } from '../address/slug-path.ts';
import { diagnoseConfig } from '../config/config-entries.ts';
import type { Lacks, Locate } from '../config/parse/parse-config.ts';
import { findUnusedVersions } from '../config/version-rules.ts';
import { placeIn, type Diagnostic, type Place } from '../diagnostic/diagnostic.ts';
import { guessLanguage } from '../language/guess-language.ts';
import { branchesOn } from '../navigation/branches.ts';
import { resolveLink, type LinkTargets } from '../navigation/resolve-link.ts';
import type { FindNearestFile } from '../pages/file-index.ts';
import { listHeroLinks } from '../pages/hero-links.ts';
import { diagnosePage } from '../pages/page-entries.ts';
import type { Page } from '../pages/page.ts';
import { listUnknownParts } from '../redirects/redirect-pattern.ts';
import type { Site } from '../site.ts';
import type { DataPath } from '../text/source-tree.ts';
import type { StyleColor } from '../theme/style-colors.ts';
import { checkAssets } from './check-assets.ts';
import { checkColors } from './check-colors.ts';
import { checkConfigHosts } from './check-config-hosts.ts';
import { checkFonts, type FontProblem } from './check-fonts.ts';
import { checkConfigIcons, checkPageIcon, type FindIcon } from './check-icons.ts';
import { checkAddress } from './check-links.ts';
import { listConfigLinks, type ConfigLink } from './config-links.ts';
import { diagnoseSite } from './site-entries.ts';

export interface SiteCheck {
  readonly site: Site;
  readonly targets: LinkTargets;
  /** Returns the place of a value in the configuration file. */
  readonly locate: Locate;
  /** Whether the project contains a file. The path is relative to its folder, without a leading slash. */
  readonly hasDocument: (path: string) => boolean;
  /** Returns the document that a path without one most likely meant. */
  readonly nearestDocument?: (path: string) => string | undefined;
  readonly nearestFile?: FindNearestFile;
  /**
   * Returns the size in bytes of a static file. Its path is relative to the site root, without a leading
   * slash.
   */
  readonly sizeOf: (path: string) => number;
  readonly lacks?: Lacks;
  readonly findIcon: FindIcon;
  readonly fontProblems?: readonly FontProblem[];
  readonly styleColors?: readonly StyleColor[];
}

export function checkSite(check: SiteCheck): readonly Diagnostic[] {
  const { findIcon, site, fontProblems = [], styleColors } = check;
  const { config, pages } = site;
  const place = (path: DataPath) => placeOf(check, path);
  return [
    ...checkAssets({ ...check, placeOf: place }),
    ...checkDocuments(check),
    ...checkAuth(check),
    ...checkConfigLinks(check),
    ...checkConfigHosts(config, place),
    ...checkPageUrls(check),
    ...checkRedirects(check),
    ...checkRepository(check),
    ...checkLanguage(check),
    ...checkUsedVersions(check),
    ...checkFonts(fontProblems, { config, placeOf: place }),
    ...checkColors({ config, placeOf: place, ...(styleColors && { styleColors }) }),
    ...checkConfigIcons({ config, findIcon, placeOf: place }),
    ...pages.flatMap((page) => checkPageIcon(page, findIcon)),
  ];
}

function checkDocuments(check: SiteCheck): readonly Diagnostic[] {
  const { openapi, tabs, anchors } = check.site.config;
  const given = [
    ...toGiven(openapi, ['openapi']),
    ...tabs.flatMap((tab, rank) => toGiven(tab.openapi ?? [], ['tabs', rank, 'openapi'])),
    ...anchors.flatMap(({ openapi: own }, rank) =>
      toGiven(own ?? [], ['anchors', rank, 'openapi']),
    ),
  ];
  return given.flatMap(({ value, path }) => {
    const name = normalizePath(value);
    if (isExternal(value) || (name !== undefined && check.hasDocument(name))) return [];
    const facts = { path: value, nearest: check.nearestDocument?.(value) };
    return diagnoseSite('site/missing-document', facts, placeOf(check, path));
  });
}

/**
 * Reports authentication settings of docs.json that are never used, because they apply only if documents
 * define none.
 */
function checkAuth(check: SiteCheck): readonly Diagnostic[] {
  const { config, pages, references } = check.site;
  if (config.api.auth.method === undefined || check.lacks?.(['openapi']) === true) return [];
  const { documents: all } = references;
  const isUsed =
    config.api.auth.inputPrefix !== undefined ||
    all.some(({ info }) => info.schemes.length === 0) ||
    pages.some(({ frontMatter }) => frontMatter.api !== undefined);
  if (all.length === 0 || isUsed) return [];
  const documents = [...new Set(all.map(({ name }) => name))];
  return [diagnoseSite('site/idle-auth', { documents }, check.locate(['api', 'auth'], 'key'))];
}

function toGiven(values: readonly string[], path: DataPath): readonly ConfigLink[] {
  return values.map((value, rank) => ({ value, path: [...path, rank] }));
}

function checkConfigLinks(check: SiteCheck): readonly Diagnostic[] {
  return listConfigLinks(check.site.config).flatMap(({ value, path }) => {
    const found = resolveLink(value, check.targets);
    const place = placeOf(check, path);
    // Only links within a text: an unsafe address that is a value has been reported and left out.
    if (found.kind === 'unsafe') return diagnosePage('link/unsafe', { url: value }, place);
    return checkAddress(value, found, place);
  });
}

/**
 * Checks addresses in front matter: `url`, which makes the page only a link to that address, related pages,
 * and heroes.
 */
function checkPageUrls({ site, targets }: SiteCheck): readonly Diagnostic[] {
  return site.pages.flatMap((page) => {
    const { file, frontMatterPositions } = page;
    const { url, related = [] } = page.frontMatter;
    const check = (link: string, key: string, from?: Page) =>
      checkAddress(
        link,
        resolveLink(link, targets, from),
        placeIn(file, frontMatterPositions[key]),
      );
    return [
      ...(url === undefined ? [] : check(url, 'url')),
      ...related.flatMap((link) => check(link.url, 'related', page)),
      ...listHeroLinks(page).flatMap((link) => check(link.url, link.key)),
    ];
  });
}

function checkRedirects(check: SiteCheck): readonly Diagnostic[] {
  const { config, pages } = check.site;
  const byPath = new Map(pages.map((page) => [withoutSlash(page.href), page]));
  return config.redirects.flatMap(({ source, destination }, rank) => {
    const place = (key: string) => placeOf(check, ['redirects', rank, key]);
    const unknown = listUnknownParts(source, destination).map((part) =>
      diagnoseSite('site/unknown-part', { part, source }, place('destination')),
    );
    const page = byPath.get(withoutSlash(source));
    if (page === undefined) return unknown;
    const facts = { source, page: page.file };
    return [...unknown, diagnoseSite('site/unused-redirect', facts, place('source'))];
  });
}

function checkRepository(check: SiteCheck): readonly Diagnostic[] {
  const { config, repository } = check.site;
  const { suggestEdit, raiseIssue } = config.feedback;
  const keys = [
    ...(suggestEdit ? ['feedback.suggestEdit'] : []),
    ...(raiseIssue ? ['feedback.raiseIssue'] : []),
  ];
  if (keys.length === 0 || repository !== undefined) return [];
  return [diagnoseSite('site/no-repository', { keys }, placeOf(check, ['feedback']))];
}

/** Reports titles and descriptions in non-Latin letters if no language is set. */
function checkLanguage(check: SiteCheck): readonly Diagnostic[] {
  const { config, pages, navigation } = check.site;
  const isGiven =
    config.isLangGiven ||
    check.lacks?.(['lang']) === true ||
    branchesOn(navigation, 'language').length > 0 ||
    navigation.versions.some(({ lang }) => lang !== undefined);
  if (isGiven) return [];
  const guessed = guessLanguage(
    pages.flatMap(({ title, frontMatter }) => [title, frontMatter.description ?? '']),
  );
  if (guessed === undefined) return [];
  return [diagnoseSite('site/no-language', guessed, placeOf(check, ['lang']))];
}

function checkUsedVersions(check: SiteCheck): readonly Diagnostic[] {
  const { config, pages } = check.site;
  const ofPages = pages.flatMap(({ frontMatter }) => frontMatter.version ?? []);
  const versions = findUnusedVersions(config, ofPages);
  if (versions.length === 0) return [];
  const place = check.locate(['versions'], 'key');
  return [diagnoseConfig('config/unused-versions', { versions }, place)];
}

function placeOf({ locate }: SiteCheck, path: DataPath): Place {
  return locate(path);
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
