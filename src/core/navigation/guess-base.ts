/**
 * Sites that are published under a path (`/docs`) often write that path into their links, though no
 * file of theirs has it. Where most links do, it is known without being configured.
 */
import { copyText } from '../text/copy-text.ts';
import { belowBase } from '../address/base.ts';
import { resolveLink, type LinkTargets } from './resolve-link.ts';

/** Fewer links of one beginning may as well be mistakes. */
const FEWEST = 3;
/** Many links to one thing of the site tell of that thing, not of a path that all of it is under. */
const FEWEST_TARGETS = 2;

/** Targets of Markdown links and values of attributes that count from the root of a host. */
const ROOT_LINK = /(?:\]\(|=["'])(\/(?!\/)[^\s)"'{}]*)/g;

export interface GuessedBase {
  readonly base: string;
  /** How many links begin with it. */
  readonly count: number;
}

/** Links of a Markdown text that begin with a slash, as far as they can be told without parsing it. */
export function listRootLinks(text: string): string[] {
  return Array.from(text.matchAll(ROOT_LINK), ([, url = '']) => copyText(url));
}

/** The first part of more than half of all `links`, if it names nothing and what follows it does. */
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

/** Whether the site has something of its own below the path. */
function isTaken(base: string, targets: LinkTargets): boolean {
  const folder = base.slice(1);
  const slugs = [...targets.index.bySlug.keys()];
  return slugs.some((slug) => slug === folder || slug.startsWith(`${folder}/`));
}

function namesSomething(path: string, targets: LinkTargets): boolean {
  return ['page', 'file', 'redirect'].includes(resolveLink(path, targets).kind);
}
