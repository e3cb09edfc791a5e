/** Finds comments that are incomplete without the name next to them. */
import type { Source } from './read-sources.ts';

/**
 * Openings that depend on what is next to or above the comment: `Of the body.`, `Those of pages`, `The same
 * for scripts`. A whole sentence that begins with `Of` continues: `Of several places the first counts.`
 */
const leaning =
  /^(?:Of (?:the|a|an|its|it|each|what) (?:\S+ ){0,4}\S+[.;](?:\s|$)|Those\b|That of\b|The same(?:,| (?:for|of|as|but|in|with)\b)|As (?:above|`)|Likewise\b|Ditto\b)/;

/** Returns the first lines of a source's comments that depend on something else. */
export function listDependentComments({ text }: Source): string[] {
  const comments = text.matchAll(
    /\/\*\*\s*(?:\*\s)?(?<doc>[^\n]*?)(?:\s*\*\/)?$|^\s*\/\/ (?<line>.*)$/gm,
  );
  return Array.from(comments, ({ groups }) => groups?.['doc'] ?? groups?.['line'] ?? '').filter(
    (comment, rank, all) => leaning.test(comment) && !isContinued(all[rank - 1]),
  );
}

/** Whether a comment line continues on the next one. */
function isContinued(before: string | undefined): boolean {
  return before !== undefined && /[a-z,]$/.test(before);
}
