/**
 * Guesses the base path of sites whose links contain it. Sites that are published under a path (`/docs`)
 * often write it into their links, or only into the addresses of images, although none of their files is in
 * such a folder. The path need not be configured then.
 */
import { copyText } from '../text/copy-text.ts';
import { belowBase } from '../address/base.ts';
import { findLink, type LinkTargets } from './resolve-link.ts';

/** The fewest links to guess from; fewer with the same beginning could be mistakes. */
const FEWEST = 3;
/**
 * The fewest different targets to guess from. Many links to a single target say something about that
 * target, not about a path that the whole site is under.
 */
const FEWEST_TARGETS = 2;

/** The same for a path that most links do not begin with, such as one that only images have. */
const FEWEST_TARGETS_OF_FEW = 5;
/** The share of links with such a path that must lead to files without it. */
const SHARE_OF_FEW = 0.8;

/** Matches the targets of Markdown links and the attribute values that are relative to the root of a host. */
const ROOT_LINK = /(?:\]\(|=["'])(\/(?!\/)[^\s)"'{}]*)/g;

export interface GuessedBase {
  readonly base: string;
  /** The number of links that begin with it. */
  readonly count: number;
}

/**
 * Returns the links in a Markdown text that begin with a slash, as far as they can be found without
 * parsing.
 */
export function listRootLinks(text: string): string[] {
  return Array.from(text.matchAll(ROOT_LINK), ([, url = '']) => copyText(url));
}

/**
 * Returns the path that links begin with although the site has no pages there: the first segment of more
 * than half of all links, if most of these resolve without it, or of fewer, if nearly all of these lead to
 * files, and only without it.
 */
export function guessBase(links: readonly string[], targets: LinkTargets): GuessedBase | undefined {
  const byBase = Map.groupBy(links, (link) => /^\/[^/?#]+/.exec(link)?.[0]);
  const folders = listTopFolders(targets);
  const ranked = [...byBase].toSorted(([, left], [, right]) => right.length - left.length);
  for (const [base, found] of ranked) {
    if (base === undefined || folders.has(base.slice(1))) continue;
    const isMost = found.length * 2 > links.length;
    if (isBase(base, { found, isMost }, targets)) return { base, count: found.length };
  }
  return undefined;
}

/** Returns the first segments of the addresses of all pages. */
function listTopFolders({ index }: LinkTargets): ReadonlySet<string> {
  return new Set(Array.from(index.bySlug.keys(), (slug) => slug.split('/')[0] ?? ''));
}

interface SuchLinks {
  /** The links that begin with the path. */
  readonly found: readonly string[];
  /** Whether they are more than half of all links. */
  readonly isMost: boolean;
}

function isBase(base: string, { found, isMost }: SuchLinks, targets: LinkTargets): boolean {
  if (found.length < FEWEST) return false;
  const right = found.filter((link) => {
    const rest = belowBase(link, base);
    if (rest === undefined) return false;
    // Pages with the same beginning can as well be left over from a folder that is gone.
    return isMost
      ? namesSomething(rest, targets)
      : findLink(rest, targets)?.kind === 'file' && !namesSomething(link, targets);
  });
  const different = new Set(right.map((link) => link.replace(/[?#].*$/s, '').replace(/\/$/, '')));
  if (different.size < (isMost ? FEWEST_TARGETS : FEWEST_TARGETS_OF_FEW)) return false;
  return right.length > found.length * (isMost ? 0.5 : SHARE_OF_FEW);
}

function namesSomething(path: string, targets: LinkTargets): boolean {
  return ['page', 'file', 'redirect'].includes(findLink(path, targets)?.kind ?? '');
}
