/** Checks single links: whether their target exists and is safe. */
import { isSafeImageUrl } from '../address/href.ts';
import { isPageRelative, isHostWithoutScheme, isWebUrl } from '../address/link.ts';
import { parseOrigin } from '../address/origin.ts';
import { decodePath } from '../address/slug-path.ts';
import { placeIn, type Diagnostic, type Place } from '../diagnostic/diagnostic.ts';
import type { ResolvedLink } from '../navigation/resolve-link.ts';
import type { FindNearestFile } from '../pages/file-index.ts';
import { diagnosePage } from '../pages/page-entries.ts';
import type { LinkUse } from '../pages/uses.ts';
import {
  findAddressMistake,
  findFrameMistake,
  type FoundAddressMistake,
  isCodeInBraces,
} from '../address/address-mistakes.ts';
import { diagnoseContent } from './content-entries.ts';

/** Resolves a link in a source to its target. */
export type ResolveUse = (use: LinkUse) => ResolvedLink;

/** Files that the build generates in addition to pages: `_lectern/` and files for machines. */
const GENERATED =
  /^\/?(?:_lectern\/|(?:.*\/)?rss\.xml$|(?:\.well-known\/)?llms(?:-full)?\.txt$|sitemap\.xml$|robots\.txt$|404(?:\.html|\/)?$)/;

const FILE_NAME = /\.[a-z\d]{2,5}$/i;

export interface LinkCheck {
  readonly resolve: ResolveUse;
  readonly nearestFile: FindNearestFile;
}

/**
 * Returns the diagnostics of a link. Places on pages are not checked here, because they are only known
 * after rendering.
 */
export function checkLinkUse(use: LinkUse, { resolve, nearestFile }: LinkCheck): Diagnostic[] {
  const { url, kind } = use;
  const place = placeIn(use.file, use.position);
  if (kind === 'form' || isOwnData(use)) return [];
  if (url.trim() === '') return [diagnoseContent('link/empty', { kind }, place)];
  const { shownOn } = use;
  const isShared = shownOn !== undefined && isPageRelative(url);
  const reported = checkTarget(use, { resolve, nearestFile });
  return [
    ...(use.isBlank === true ? [diagnoseContent('link/empty', { kind: 'no-text' }, place)] : []),
    // On another page that includes the snippet, a relative address has another target.
    ...(isShared ? reported.map((one) => ({ ...one, shownOn })) : reported),
  ];
}

function checkTarget(use: LinkUse, { resolve, nearestFile }: LinkCheck): Diagnostic[] {
  const { url, kind } = use;
  const place = placeIn(use.file, use.position);
  const found = resolve(use);
  const mistake = findMistake(use, found);
  if (mistake !== undefined) return [diagnoseContent('link/address', { url, ...mistake }, place)];
  const unfit = checkFitness(use, found, place);
  if (unfit !== undefined) return [unfit];
  if (found.kind !== 'unknown') return checkLink(url, found, place);
  const path = pathOf(url);
  if (GENERATED.test(path)) return [];
  if (found.withheld !== undefined) return checkLink(url, found, place);
  if (kind === 'link' && !isFileName(path)) return checkLink(url, found, place);
  const near = nearestFile(path.replace(/^(?:\.?\/)+/, ''));
  const isRelative = /^\.{1,2}\//.test(path) && isPageFile(use.file);
  const facts = { url, nearest: near === undefined ? undefined : `/${near}`, isRelative };
  return [diagnoseContent('link/missing-file', facts, place)];
}

function pathOf(url: string): string {
  return decodePath(url.replace(/[?#].*$/s, ''));
}

/** Looks for a typo in an address that has no target in the site and is not refused for another reason. */
function findMistake(
  { file, url, kind, isImage = false, isForOwn = false }: LinkUse,
  found: ResolvedLink,
): FoundAddressMistake | undefined {
  if (found.kind !== 'unknown' && found.kind !== 'external') return undefined;
  if (isCodeInBraces(url) && isPageFile(file)) return { mistake: 'code' };
  const isFrame = kind === 'file' && !isImage && !isForOwn;
  return findAddressMistake(url) ?? (isFrame ? findFrameMistake(url) : undefined);
}

/** Whether a file has the format of a page, so that a relative path counts from its folder. */
function isPageFile(file: string): boolean {
  return /\.mdx?$/i.test(file);
}

function isOwnData({ url, kind }: LinkUse): boolean {
  return kind === 'file' && isSafeImageUrl(url) && /^\s*data:/i.test(url);
}

/** Returns why an address cannot be used as intended, regardless of its target. */
function checkFitness(
  { url, kind, isImage = false }: LinkUse,
  found: ResolvedLink,
  place: Place,
): Diagnostic | undefined {
  if (found.kind === 'unsafe') return diagnosePage('link/unsafe', { url }, place);
  if (kind === 'file' && isWebUrl(url) && parseOrigin(url) === undefined) {
    return diagnoseContent('link/odd-host', { url }, place);
  }
  if (found.kind !== 'page' || !isImage) return undefined;
  return diagnoseContent('image/page', { url, href: found.href }, place);
}

/**
 * Whether a path ends in the extension of a file that is not a page. `v1.2` has no such extension, and
 * `guide.md` is a page.
 */
function isFileName(path: string): boolean {
  const extension = FILE_NAME.exec(path)?.[0].toLowerCase();
  if (extension === undefined || isHostWithoutScheme(path)) return false;
  return /[a-z]/.test(extension) && !/^\.(?:mdx?|html?)$/.test(extension);
}

/** Returns the diagnostics of an address that is already resolved, such as one in the configuration. */
export function checkAddress(url: string, found: ResolvedLink, place: Place): Diagnostic[] {
  const mistake = findMistake({ file: '', url, kind: 'link' }, found);
  if (mistake !== undefined) return [diagnoseContent('link/address', { url, ...mistake }, place)];
  if (found.kind === 'unknown' && GENERATED.test(pathOf(url))) return [];
  return checkLink(url, found, place);
}

function checkLink(url: string, found: ResolvedLink, place: Place): Diagnostic[] {
  if (found.kind === 'unknown') {
    if (found.isLost === true) return [];
    const { withheld } = found;
    if (withheld) return [diagnoseContent('link/withheld-file', { url, withheld }, place)];
    return [diagnosePage('link/missing-page', { url, nearest: found.nearest }, place)];
  }
  if (found.kind === 'page' && found.caseDiffers) {
    return [diagnosePage('link/case-differs', { url, href: found.href }, place)];
  }
  return [];
}
