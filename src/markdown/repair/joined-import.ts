/** Imports with text right below them: MDX reads all lines up to a blank one as JavaScript. */

/** What opens a fence of code, or closes it. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/;

/** An import by itself, of one line or several. */
const IMPORT = /import\s(?:[\w$*{},\s]+?\sfrom\s+|\s*)(?:"[^"\n]*"|'[^'\n]*')[ \t]*;?[ \t]*\n/y;

/** What follows an import, unless it is blank or code as well. */
const TEXT = /(?!import\b|export\b|\/\/|\/\*)[ \t]*\S[^\n]*/y;

/** A line that could stand below an import of its own, and where it begins. */
export interface JoinedLine {
  readonly offset: number;
  readonly line: string;
}

/** The first line of text that stands right below imports which begin before `end`. */
export function findJoinedLine(text: string, end: number): JoinedLine | undefined {
  let isBehindBlank = true;
  let fence: string | undefined;
  for (let at = 0; at <= end && at < text.length;) {
    const next = text.indexOf('\n', at) + 1 || text.length;
    const line = text.slice(at, next).trim();
    const marks = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (line.startsWith(fence) && marks === line) fence = undefined;
    } else if (marks !== undefined) {
      fence = marks;
    } else if (isBehindBlank) {
      const behind = skipImports(text, at);
      const found = behind > at ? matchAt(TEXT, text, behind) : undefined;
      if (found !== undefined) return { offset: behind, line: found };
    }
    isBehindBlank = line === '' || line === '---';
    at = next;
  }
  return undefined;
}

/** Where the imports end that begin at `at`. */
function skipImports(text: string, at: number): number {
  const found = matchAt(IMPORT, text, at);
  return found === undefined ? at : skipImports(text, at + found.length);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
