/** Finds where a multi-line shell command ends. Pure. */

/** What the lines read so far leave open. */
interface Unfinished {
  /** The quote that is open; `''` if none is. */
  readonly quote: string;
  /** Whether the last line ends in a backslash, so that the command continues. */
  readonly runsOn: boolean;
  /** Here-documents (`<<END`) whose text comes after the command. */
  readonly documents: readonly HereDocument[];
}

interface HereDocument {
  readonly end: string;
  /** Whether tabs before the end marker are ignored. */
  readonly isIndented: boolean;
}

/** Complete quotes, escapes, comments, starts of here-documents, and quotes that stay open. */
const TOKENS =
  /'[^']*'|"(?:[^"\\]|\\.)*"|\\.|(?<!\S)#.*|<<<|<<(?<dash>-?)\s*["'\\]?(?<end>[A-Za-z_][\w.-]*)["']?|["']|\\$/g;

const WHOLE: Unfinished = { quote: '', runsOn: false, documents: [] };

/**
 * Counts how many of `lines` belong to the command that begins with `typed`: those that a backslash, an
 * open quote or a here-document asks for. A quote that a prompt interrupts, or that nothing closes, is not
 * a quote.
 */
export function countContinuationLines(
  typed: string,
  lines: readonly string[],
  isPrompted: (line: string) => boolean,
): number {
  let state = readLine(WHOLE, typed);
  for (const [count, line] of lines.entries()) {
    if (isWhole(state)) return count;
    if (state.quote !== '' && isPrompted(line)) break;
    state = readLine(state, line);
  }
  return isWhole(state) ? lines.length : countRunningOn([typed, ...lines]);
}

/** Counts lines that follow one ending in a backslash. */
function countRunningOn(lines: readonly string[]): number {
  const last = lines.findIndex((line) => !line.endsWith('\\'));
  return last === -1 ? lines.length - 1 : last;
}

function isWhole({ quote, runsOn, documents }: Unfinished): boolean {
  return quote === '' && !runsOn && documents.length === 0;
}

function readLine(before: Unfinished, line: string): Unfinished {
  const { quote, runsOn, documents } = before;
  const [document] = documents;
  if (document !== undefined && quote === '' && !runsOn) {
    const text = document.isIndented ? line.replace(/^\t+/, '') : line;
    return text === document.end ? { ...before, documents: documents.slice(1) } : before;
  }
  const outside = quote === '' ? line : afterQuote(line, quote);
  return outside === undefined ? { ...before, runsOn: false } : readTokens(outside, documents);
}

/** Returns what follows the end of an open quote; undefined if it stays open. */
function afterQuote(line: string, quote: string): string | undefined {
  const inside = quote === "'" ? /^[^']*'/ : /^(?:[^"\\]|\\.)*"/;
  const [quoted] = inside.exec(line) ?? [];
  return quoted === undefined ? undefined : line.slice(quoted.length);
}

function readTokens(text: string, before: readonly HereDocument[]): Unfinished {
  const documents = [...before];
  for (const { 0: token, groups = {} } of text.matchAll(TOKENS)) {
    if (token === '"' || token === "'") return { quote: token, runsOn: false, documents };
    if (token === '\\') return { quote: '', runsOn: true, documents };
    const { dash, end } = groups;
    if (end !== undefined) documents.push({ end, isIndented: dash === '-' });
  }
  return { quote: '', runsOn: false, documents };
}
