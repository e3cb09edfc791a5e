/**
 * The work of `check --links`: requests the addresses that a project names, and reports what is wrong with
 * them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { countLinks, diagnoseLinks, type LinkCounts } from '../../core/links/diagnose-links.ts';
import type { WebLink } from '../../core/links/web-links.ts';
import { isLocalAddress, isPublicAddress } from '../../server/proxy/addresses.ts';
import { resolveBySystem } from '../../server/proxy/forward.ts';
import { askLinks } from './ask-links.ts';
import { KeptAnswers } from './kept-answers.ts';

export interface LinksOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Whether this machine and private networks may be requested too. Link-local addresses never are. */
  readonly allowsPrivate: boolean;
  readonly userAgent: string;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface LinksCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: LinkCounts;
}

/** How many seconds a server may take to begin its answer. */
const TIMEOUT_SECONDS = 15;

export async function checkLinks(
  links: readonly WebLink[],
  { dir, allowsPrivate, userAgent, onProgress }: LinksOptions,
): Promise<LinksCheck> {
  const kept = new KeptAnswers(dir, Date.now());
  const wanted = links.map(({ url }) => url).filter((url) => kept.get(url) === undefined);
  let done = 0;
  const answers = await askLinks(wanted, {
    resolveName: resolveBySystem,
    userAgent,
    seconds: TIMEOUT_SECONDS,
    now: () => Date.now(),
    mayAsk: (address) => isPublicAddress(address) || (allowsPrivate && isLocalAddress(address)),
    pause: (milliseconds) => wait(milliseconds),
    onAnswer: () => onProgress?.((done += 1), wanted.length),
  });
  kept.add(answers);
  const answered = links.flatMap((link) => {
    const earlier = kept.get(link.url);
    const answer = answers.get(link.url) ?? earlier;
    return answer === undefined ? [] : { ...link, answer, isKept: !answers.has(link.url) };
  });
  return { diagnostics: diagnoseLinks(answered), counts: countLinks(answered) };
}
