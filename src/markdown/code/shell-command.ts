/** Where a command of a shell ends that takes more than one line. Pure. */

/** What the lines so far leave open. */
interface Unfinished {
  /** The one that is open, if one is. */
  readonly quote: string;
  /** Whether the last line says that it goes on. */
  readonly runsOn: boolean;
  /** Documents (`<<END`) whose text comes after the command. */
  readonly documents: readonly HereDocument[];
}

interface HereDocument {
  readonly end: string;
  /** Whether tabs before its end mean nothing. */
  readonly isIndented: boolean;
}

/** Whole quotes, what is escaped, comments, beginnings of documents, and quotes that stay open. */
const TOKENS =
  /'[^']*'|"(?:[^"\\]|\\.)*"|\\.|(?<!\S)#.*|<<<|<<(?<dash>-?)\s*["'\\]?(?<end>[A-Za-z_][\w.-]*)["']?|["']|\\$/g;

const WHOLE: Unfinished = { quote: '', runsOn: false, documents: [] };

/**
 * How many of `lines` belong to the command that begins with `typed`: those that a backslash, an open quote or
 * a document asks for. A quote that a prompt interrupts, or that nothing closes, was none.
 */
export function countFurtherLines(
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

/** Lines behind others that end in a backslash. */
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
  const outside = quote === '' ? line : behindQuote(line, quote);
  return outside === undefined ? { ...before, runsOn: false } : readTokens(outside, documents);
}

/** What follows the end of an open quote; undefined where it stays open. */
function behindQuote(line: string, quote: string): string | undefined {
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
