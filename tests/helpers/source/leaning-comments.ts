/** Finds comments that say nothing without the name beside them. */
import type { Source } from './read-sources.ts';

/**
 * Openings that lean on what stands beside or above: `Of the body.`, `Those of pages`, `The same for
 * scripts`. A sentence that begins with `Of` goes on behind it: `Of several places the first counts.`
 */
const leaning =
  /^(?:Of (?:the|a|an|its|it|each|what) (?:\S+ ){0,4}\S+[.;](?:\s|$)|Those\b|That of\b|The same(?:,| (?:for|of|as|but|in|with)\b)|As (?:above|`)|Likewise\b|Ditto\b)/;

/** The first lines of a source's comments that lean on something else. */
export function listLeaningComments({ text }: Source): string[] {
  const comments = text.matchAll(
    /\/\*\*\s*(?:\*\s)?(?<doc>[^\n]*?)(?:\s*\*\/)?$|^\s*\/\/ (?<line>.*)$/gm,
  );
  return Array.from(comments, ({ groups }) => groups?.['doc'] ?? groups?.['line'] ?? '').filter(
    (comment, rank, all) => leaning.test(comment) && !isContinued(all[rank - 1]),
  );
}

/** Whether a comment of several lines goes on in the next one. */
function isContinued(before: string | undefined): boolean {
  return before !== undefined && /[a-z,]$/.test(before);
}
