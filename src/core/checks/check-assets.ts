/**
 * Checks that the files named in docs.json and front matter for every page and for link previews exist, and
 * that images loaded on every page are small enough.
 */
import { isExternal } from '../address/link.ts';
import type { Config } from '../config/config.ts';
import type { HeadTag } from '../config/keys/head.ts';
import { toOwnPath } from '../config/newer/written-path.ts';
import { type Diagnostic, placeIn, type Place } from '../diagnostic/diagnostic.ts';
import { type LinkTargets, resolveLink } from '../navigation/resolve-link.ts';
import type { FindNearestFile } from '../pages/file-index.ts';
import { isMediaName } from '../pages/meta-names.ts';
import type { Site } from '../site.ts';
import { formatPath } from '../text/format-path.ts';
import type { DataPath } from '../text/source-tree.ts';
import { checkLinkUse } from './check-links.ts';
import { diagnoseSite } from './site-entries.ts';

interface AssetCheck {
  readonly site: Pick<Site, 'config' | 'pages'>;
  readonly targets: LinkTargets;
  /**
   * Returns the size in bytes of a static file. Its path is relative to the site root, without a leading
   * slash.
   */
  readonly sizeOf: (path: string) => number;
  /** Returns the file that a path without one most likely meant. Both paths are relative to the site root. */
  readonly nearestFile?: FindNearestFile;
  readonly placeOf: (path: DataPath) => Place;
}

/** A file named in docs.json; most are images that every page loads. */
interface Asset {
  readonly value: string | undefined;
  readonly path: DataPath;
  /** Size in bytes above which readers have to wait for it. */
  readonly limit: number;
}

const KILOBYTE = 1000;

export function checkAssets(check: AssetCheck): readonly Diagnostic[] {
  return [
    ...listAssets(check.site.config).flatMap((asset) => checkAsset(asset, check)),
    ...listNamed(check).flatMap((named) => checkNamed(named, check)),
  ];
}

function listAssets(config: Config): readonly Asset[] {
  const { logo, favicon, backgroundImage, inDarkMode, codeBlock } = config;
  const dark = logo?.dark === logo?.light ? undefined : logo?.dark;
  return [
    { value: logo?.light, path: ['logo', 'light'], limit: 200 * KILOBYTE },
    { value: dark, path: ['logo', 'dark'], limit: 200 * KILOBYTE },
    { value: favicon, path: ['favicon'], limit: 200 * KILOBYTE },
    { value: inDarkMode?.favicon, path: ['favicon', 'dark'], limit: 200 * KILOBYTE },
    { value: backgroundImage, path: ['backgroundImage'], limit: 1000 * KILOBYTE },
    {
      value: inDarkMode?.backgroundImage,
      path: ['backgroundImage', 'dark'],
      limit: 1000 * KILOBYTE,
    },
    // Grammars are used only during the build; no reader loads them.
    ...(codeBlock.grammars ?? []).map((value, rank) => ({
      value,
      path: ['codeBlock', 'grammars', rank],
      limit: Infinity,
    })),
  ];
}

function checkAsset({ value, path, limit }: Asset, check: AssetCheck): readonly Diagnostic[] {
  if (value === undefined || isExternal(value)) return [];
  const { config } = check.site;
  const key = formatPath(toOwnPath(config, path));
  const target = resolveLink(value, check.targets);
  if (target.kind !== 'file') {
    const near = check.nearestFile?.(value.replace(/^(?:\.?\/)+/, ''));
    const nearest = near === undefined ? undefined : `${/^[./]*/.exec(value)?.[0] ?? ''}${near}`;
    const facts = { key, path: value, nearest };
    return [diagnoseSite('site/missing-file', facts, check.placeOf(path))];
  }
  const bytes = check.sizeOf(target.path);
  if (bytes <= limit) return [];
  const kilobytes = { size: Math.round(bytes / KILOBYTE), limit: limit / KILOBYTE };
  const facts = { key, path: value, ...kilobytes };
  return [diagnoseSite('site/large-file', facts, check.placeOf(path))];
}

/** A file that is referenced from the head of a page. */
interface NamedFile {
  readonly url: string;
  readonly place: Place;
}

function listNamed({ site, placeOf }: AssetCheck): readonly NamedFile[] {
  const { head, metadata } = site.config;
  const ofHead = head.flatMap((tag, rank) =>
    listHeadFiles(tag).map(({ name, url }) => ({
      url,
      place: placeOf(['head', rank, 'attrs', name]),
    })),
  );
  const ofSite = listMedia(metadata).map(([key, url]) => ({
    url,
    place: placeOf(['metadata', key]),
  }));
  const ofPages = site.pages.flatMap(({ file, frontMatter, frontMatterPositions }) =>
    listMedia(frontMatter.meta).map(([key, url]) => ({
      url,
      place: placeIn(file, frontMatterPositions[key]),
    })),
  );
  return [...ofHead, ...ofSite, ...ofPages];
}

function listMedia(metadata: Readonly<Record<string, string>>): (readonly [string, string])[] {
  return Object.entries(metadata).filter(([key]) => isMediaName(key));
}

/** Returns the files that browsers load for an element. Other links in the head point to pages. */
function listHeadFiles({ tag, attrs }: HeadTag): { name: string; url: string }[] {
  const { src, href, rel, property = attrs['name'], content } = attrs;
  const isFile = /\b(?:stylesheet|icon|manifest|preload|modulepreload|apple-touch-icon)\b/i;
  const isMedia = typeof property === 'string' && isMediaName(property);
  const given = [
    { name: 'src', url: tag === 'script' ? src : undefined },
    { name: 'href', url: isFile.test(String(rel)) ? href : undefined },
    { name: 'content', url: isMedia ? content : undefined },
  ];
  return given.flatMap(({ name, url }) => (typeof url === 'string' ? [{ name, url }] : []));
}

function checkNamed({ url, place }: NamedFile, check: AssetCheck): readonly Diagnostic[] {
  if (isExternal(url)) return [];
  const { targets, nearestFile = () => undefined } = check;
  const resolve = () => resolveLink(url, targets);
  return checkLinkUse({ kind: 'file', url, ...place }, { resolve, nearestFile });
}
