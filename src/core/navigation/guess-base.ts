/**
 * Guesses the base path of sites whose links contain it. Sites that are published under a path (`/docs`)
 * often write it into their links, although none of their files is in such a folder. If most links do, the
 * path need not be configured.
 */
import { copyText } from '../text/copy-text.ts';
import { belowBase } from '../address/base.ts';
import { resolveLink, type LinkTargets } from './resolve-link.ts';

/** The fewest links to guess from; fewer with the same beginning could be mistakes. */
const FEWEST = 3;
/**
 * The fewest different targets to guess from. Many links to a single target say something about that
 * target, not about a path that the whole site is under.
 */
const FEWEST_TARGETS = 2;

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
 * Returns the first segment of more than half of all `links`, if the site has nothing below it but most of
 * these links resolve without it.
 */
export function guessBase(links: readonly string[], targets: LinkTargets): GuessedBase | undefined {
  const counts = new Map<string, number>();
  for (const link of links) {
    const base = /^\/[^/?#]+/.exec(link)?.[0];
    if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, left], [, right]) => right - left);
  if (most === undefined || most[1] < FEWEST || most[1] * 2 <= links.length) return undefined;
  const [base, count] = most;
  if (isTaken(base, targets)) return undefined;
  const right = links.filter((link) => {
    const rest = belowBase(link, base);
    return rest !== undefined && namesSomething(rest, targets);
  });
  const targetsOfRight = new Set(
    right.map((link) => link.replace(/[?#].*$/s, '').replace(/\/$/, '')),
  );
  if (targetsOfRight.size < FEWEST_TARGETS) return undefined;
  return right.length * 2 > count ? { base, count } : undefined;
}

/** Whether the site has pages at or below the path. */
function isTaken(base: string, targets: LinkTargets): boolean {
  const folder = base.slice(1);
  const slugs = [...targets.index.bySlug.keys()];
  return slugs.some((slug) => slug === folder || slug.startsWith(`${folder}/`));
}

function namesSomething(path: string, targets: LinkTargets): boolean {
  return ['page', 'file', 'redirect'].includes(resolveLink(path, targets).kind);
}
