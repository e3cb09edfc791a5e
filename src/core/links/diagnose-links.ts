/** Turns the answers of web addresses into diagnostics for authors. */
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkAnswer } from './link-answer.ts';
import { diagnoseWebLink, linkEntries } from './link-entries.ts';
import { toMovedUrl, type WebLink, type WebLinkUse } from './web-links.ts';

/** A web address together with its answer. */
export interface AnsweredLink extends WebLink {
  readonly answer: LinkAnswer;
  /** Whether the answer was kept from an earlier check. */
  readonly isKept: boolean;
}

/** Returns the diagnostics of each place of each address. A missing network is reported only once. */
export function diagnoseLinks(links: readonly AnsweredLink[]): Diagnostic[] {
  const lost = unresolvedHosts(links);
  const isKnown = (answer: LinkAnswer) => lost === 0 || !isUnresolved(answer);
  const reported = links.filter(({ answer }) => isKnown(answer));
  return [
    ...(lost > 0 ? [diagnoseWebLink('link/no-network', { hosts: lost }, { file: '' })] : []),
    ...reported.flatMap(({ uses, answer }) => uses.flatMap((use) => judgeUse(use, answer))),
  ];
}

/**
 * Counts the hosts whose lookup failed, if it failed for all of them: then the network is down. Otherwise
 * 0.
 */
function unresolvedHosts(links: readonly AnsweredLink[]): number {
  const asked = links.filter(({ answer, isKept }) => !isKept && answer.kind !== 'private');
  const hosts = new Set(asked.map(({ url }) => new URL(url).host)).size;
  return hosts > 1 && asked.every(({ answer }) => isUnresolved(answer)) ? hosts : 0;
}

/** Whether the lookup of the host name failed. */
export function isUnresolved(answer: LinkAnswer): boolean {
  return 'isLookup' in answer;
}

function judgeUse({ url, ...place }: WebLinkUse, answer: LinkAnswer): Diagnostic[] {
  switch (answer.kind) {
    case 'gone':
      return [diagnoseWebLink('link/dead', { url, status: answer.status }, place)];
    case 'no-host':
      return [diagnoseWebLink('link/dead', { url, reason: answer.reason }, place)];
    case 'silent':
      return [diagnoseWebLink('link/no-answer', { url, reason: answer.reason }, place)];
    case 'good': {
      const { to } = answer;
      if (to === undefined) return [];
      return [diagnoseWebLink('link/moved', { url, to, instead: toMovedUrl(url, to) }, place)];
    }
    case 'guarded':
    case 'private':
      return [];
  }
}

/** Returns every diagnostic that could be reported at a place, regardless of the response of its address. */
export function listPossibleDiagnostics({ url, ...place }: WebLinkUse): Diagnostic[] {
  const facts = { url, status: 404, reason: '', to: url, instead: undefined, hosts: 0 };
  const codes = Object.keys(linkEntries) as (keyof typeof linkEntries)[];
  return codes.map((code) => diagnoseWebLink(code, facts, place));
}

/** How many addresses gave each kind of answer. */
export interface LinkCounts {
  readonly addresses: number;
  /** Addresses whose answer was kept from an earlier check, so that they were not requested. */
  readonly kept: number;
  readonly good: number;
  readonly moved: number;
  readonly dead: number;
  readonly unanswered: number;
  /** Addresses that answer only browsers. */
  readonly guarded: readonly string[];
  /** Addresses of this machine and of private networks. */
  readonly private: readonly string[];
}

export function countLinks(links: readonly AnsweredLink[]): LinkCounts {
  const count = (isMeant: (link: AnsweredLink) => boolean) => links.filter(isMeant).length;
  const urlsOf = (kind: LinkAnswer['kind']) =>
    links.filter(({ answer }) => answer.kind === kind).map(({ url }) => url);
  const isLost = unresolvedHosts(links) > 0;
  const isDead = ({ answer }: AnsweredLink) =>
    answer.kind === 'gone' || (answer.kind === 'no-host' && !(isLost && isUnresolved(answer)));
  const moved = count(({ answer }) => answer.kind === 'good' && answer.to !== undefined);
  return {
    addresses: links.length,
    kept: count(({ isKept }) => isKept),
    good: count(({ answer }) => answer.kind === 'good') - moved,
    moved,
    dead: count(isDead),
    unanswered: count((link) => /^(?:silent|no-host)$/.test(link.answer.kind) && !isDead(link)),
    guarded: urlsOf('guarded'),
    private: urlsOf('private'),
  };
}
