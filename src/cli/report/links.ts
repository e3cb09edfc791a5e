import type { LinkCounts } from '../../core/links/diagnose-links.ts';
import { count } from './pretty.ts';

/** Formats lines for people about external links: the totals, and the links that could not be checked. */
export function formatLinkCounts(counts: LinkCounts): string[] {
  const { addresses, kept, good, moved, dead, unanswered, guarded, private: own } = counts;
  const parts = (
    [
      [good, 'good'],
      [moved, 'moved'],
      [dead, 'dead'],
      [unanswered, 'without a response'],
      [guarded.length, 'for browsers only'],
      [own.length, 'not checked'],
    ] as const
  ).flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : []));
  const known = kept > 0 ? ` (${kept} known from an earlier check)` : '';
  return [
    `${count(addresses, 'external link')}${known}${parts.length > 0 ? ': ' : ''}${parts.join(', ')}.`,
    ...(guarded.length > 0 ? [`Open these yourself; they reject programs: ${name(guarded)}`] : []),
    ...(own.length > 0 ? [`On this machine or a private network: ${name(own)}`] : []),
  ];
}

/** The most addresses that are listed. */
const NAMED = 5;

function name(urls: readonly string[]): string {
  const more = urls.length - NAMED;
  return `${urls.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
