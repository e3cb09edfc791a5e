/** Finds code that is only indented in Markdown, and makes fences of it, because those have a language. */
import { formatFence } from '../../../text/markdown.ts';
import { listFences } from '../../../text/markup/list-fences.ts';

const INDENTED = /^(?: {4}|\t)/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

export function fenceIndentedCode(text: string): string {
  let at = 0;
  const parts = listFences(text).map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return fenceLines(before) + text.slice(start, end);
  });
  return parts.join('') + fenceLines(text.slice(at));
}

/** Whether code seems to be PHP: it has a variable, an arrow or a semicolon at the end of a line. */
export function isPhp(code: string): boolean {
  return /\?php\b|\$\w|->|::\w|;[ \t]*$/m.test(code);
}

/** Below a list, indented lines belong to an item of it. */
function fenceLines(text: string): string {
  if (!/^(?: {4}|\t)/m.test(text)) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  let isInList = false;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const isAfterBlank = (lines[at - 1] ?? '').trim() === '';
    const end = isAfterBlank && !isInList ? findEnd(lines, at) : at;
    if (end > at) {
      const code = lines.slice(at, end).map((each) => each.replace(INDENTED, ''));
      written.push(formatFence(isPhp(code.join('\n')) ? 'php' : '', code.join('\n')));
      at = end;
    } else {
      if (LIST_ITEM.test(line)) isInList = true;
      else if (/^\S/.test(line)) isInList = false;
      written.push(line);
      at += 1;
    }
  }
  return written.join('\n');
}

/** Returns the line after the indented code that begins in a line. */
function findEnd(lines: readonly string[], start: number): number {
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (INDENTED.test(line) && line.trim() !== '') end = at + 1;
    else if (line.trim() !== '') break;
  }
  return end;
}
