/**
 * Moves code blocks to the margin that CommonMark does not see because they are indented like the text of a
 * Python docstring, which programs copy into descriptions of OpenAPI documents.
 */
import { formatFence } from '../core/text/markdown.ts';
import { type FenceBlock, replaceFences } from '../core/text/markup/list-fences.ts';

/** The line of a list item, in which code is indented as well. */
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

/** The most characters above a fence that are searched for the text that it belongs to. */
const MAX_ABOVE = 5000;

/** Returns the text with every fence at the margin that is indented by four or more spaces below a paragraph. */
export function raiseFences(text: string): string {
  if (!/^(?: {4}|\t)[ \t]*(?:```|~~~)/m.test(text)) return text;
  return replaceFences(text, (fence) => {
    const written = text.slice(fence.start, fence.end);
    if (!fence.isClosed || !isSunk(text, fence)) return written;
    const end = written.endsWith('\n') ? '\n' : '';
    return formatFence(fence.info, fence.code) + end;
  });
}

/** Whether a fence is indented further than the text above it, which is not part of a list. */
function isSunk(text: string, { start, lead }: FenceBlock): boolean {
  if (!/^(?: {4}|\t)[ \t]*$/.test(lead)) return false;
  const above = text
    .slice(Math.max(0, start - MAX_ABOVE), start)
    .split('\n')
    .slice(0, -1);
  const outer = above.findLast((line) => line.trim() !== '' && !line.startsWith(lead));
  if (outer === undefined || ITEM.test(outer)) return false;
  // Text that is indented as well can belong to an item further above.
  const margin = /^[ \t]/.test(outer) ? above.findLast((line) => /^\S/.test(line)) : undefined;
  return margin === undefined || !ITEM.test(margin);
}
