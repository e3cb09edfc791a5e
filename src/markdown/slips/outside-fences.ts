/** Leaves out candidates in code blocks, so that most pages have none and none of their text is visited. */
import { listFences } from '../../core/text/markup/list-fences.ts';
import { countUpTo } from '../../core/text/source-file.ts';
import type { Slip } from './slip.ts';

/**
 * HTML at the start of a line, comments, and templates, in which a line of backticks may begin no code block.
 * Components are none of these.
 */
const HIDES_FENCES = /^[ \t>]*<[a-z!?/]|\{\/\*|[{=]\s*`/m;

/** Returns the candidates that are not certainly in a code block. */
export function outsideFences(slips: readonly Slip[], text: string): readonly Slip[] {
  const fences = slips.length === 0 ? [] : listSureFences(text);
  if (fences.length === 0) return slips;
  const starts = fences.map(({ start }) => start);
  return slips.filter(({ start }) => (fences[countUpTo(starts, start - 1) - 1]?.end ?? 0) <= start);
}

/**
 * Lists the fences of a text up to the first that a parser may read otherwise, because after it, what is
 * between two fences may itself be code.
 */
function listSureFences(text: string): readonly { readonly start: number; readonly end: number }[] {
  const fences = listFences(text);
  const unsure = fences.findIndex(({ start, end, lead, isClosed }, rank) => {
    const above = text.slice(fences[rank - 1]?.end ?? 0, start);
    return !isClosed || HIDES_FENCES.test(above) || !isUpright(text.slice(start, end), lead);
  });
  return unsure === -1 ? fences : fences.slice(0, unsure);
}

/**
 * Whether all lines of a fence begin with the few spaces before it. A line with fewer ends the list item that
 * the fence may be in, and the fence with it; more spaces are code of their own in Markdown.
 */
function isUpright(fence: string, lead: string): boolean {
  const lines = fence.trimEnd().split('\n');
  const closing = lines.at(-1) ?? '';
  return (
    /^ {0,3}$/.test(lead) &&
    /^ {0,3}[`~]/.test(closing) &&
    lines.every((line) => line.startsWith(lead) || line.trim() === '')
  );
}
