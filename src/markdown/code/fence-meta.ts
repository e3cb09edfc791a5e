/**
 * Reads what follows the opening backticks of a code fence: the language, and the title and options in any
 * of the forms that authors use. Pure; knows no grammar.
 */

/** A range of lines, counted from 1 and inclusive at both ends. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export interface FenceMeta {
  /** The language as written, in lower case and without prefix or dot; `''` when the author named none. */
  readonly language: string;
  readonly title?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly highlight: readonly LineRange[];
  /** When there are any, all other lines are dimmed. */
  readonly focus: readonly LineRange[];
  /** Collapsed, each range separately, until the reader opens it. */
  readonly collapse: readonly LineRange[];
  /** Show line numbers. */
  readonly lines: boolean;
  /** Number of the first line; 1 if absent. */
  readonly startLine?: number;
  readonly wrap: boolean;
  /** Show only the beginning, with a button for the rest. */
  readonly expandable: boolean;
  readonly nocopy: boolean;
  /** Ask TypeScript for the types of the names in the code. */
  readonly twoslash: boolean;
}

type Flag = 'lines' | 'wrap' | 'expandable' | 'nocopy' | 'twoslash';
type Text = 'title' | 'icon' | 'iconType';

const flags: ReadonlyMap<string, Flag> = new Map([
  ['lines', 'lines'],
  ['lineNumbers', 'lines'],
  ['showLineNumbers', 'lines'],
  ['wrap', 'wrap'],
  ['expandable', 'expandable'],
  ['nocopy', 'nocopy'],
  ['noCopy', 'nocopy'],
  ['twoslash', 'twoslash'],
]);

const texts: ReadonlyMap<string, Text> = new Map([
  ['title', 'title'],
  ['filename', 'title'],
  ['icon', 'icon'],
  ['iconType', 'iconType'],
]);

/** Options for other tools or for `lectern check --live`, with no effect on the look. */
const ignored = new Set(['theme', 'verify', 'varies']);

/** Larger line numbers are not meant seriously. */
const largestLine = 1_000_000;

/**
 * One token of the meta: braces, `key=value` with the value in quotes, in braces or bare, or a word. A
 * quote or brace that is not closed reaches to the end.
 */
const token =
  /\{(?<braces>[^}]*)\}?|(?<key>[A-Za-z]\w*)=(?:"(?<double>[^"]*)"?|'(?<single>[^']*)'?|\{(?<inner>[^}]*)\}?|(?<bare>\S*))|\S+/g;

/** Reads the info string of a fence; `lang` is its first word and `meta` the rest of the line. */
export function parseFenceMeta(lang: string, meta = ''): FenceMeta {
  const [named, ahead] = splitLanguage(lang);
  // No language is named like a flag: the info string of plain text may begin with a flag.
  const language = flags.has(named) ? '' : named;
  const draft: FenceDraft = {
    highlight: [],
    focus: [],
    collapse: [],
    words: [],
    texts: {},
    flags: new Set(),
  };
  const rest = `${language === named ? '' : named} ${ahead} ${meta}`;
  for (const match of rest.matchAll(token)) readToken(draft, match);
  const title = draft.texts.title ?? toTitle(draft.words);
  return {
    language,
    ...draft.texts,
    ...(title !== '' && { title }),
    highlight: draft.highlight,
    focus: draft.focus,
    collapse: draft.collapse,
    lines: draft.flags.has('lines') || draft.startLine !== undefined,
    ...(draft.startLine !== undefined && { startLine: draft.startLine }),
    wrap: draft.flags.has('wrap'),
    expandable: draft.flags.has('expandable'),
    nocopy: draft.flags.has('nocopy'),
    twoslash: draft.flags.has('twoslash'),
  };
}

/** Splits forms such as `js{1,3}`, `js:src/a.js` and `language-js` into the language and the rest. */
function splitLanguage(lang: string): [language: string, meta: string] {
  const [, name = '', rest = ''] = /^([^{:]*)([{:].*)?$/s.exec(lang) ?? [];
  const language = name.toLowerCase().replace(/^(?:language-|lang-|\.)/, '');
  return [language, rest.replace(/^:/, '')];
}

interface FenceDraft {
  highlight: readonly LineRange[];
  focus: readonly LineRange[];
  collapse: readonly LineRange[];
  startLine?: number;
  readonly words: string[];
  readonly texts: { [name in Text]?: string };
  readonly flags: Set<Flag>;
}

function readToken(draft: FenceDraft, match: RegExpExecArray): void {
  const { braces, key, double, single, inner, bare } = match.groups ?? {};
  if (braces !== undefined) {
    draft.highlight = [...draft.highlight, ...parseLineRanges(braces)];
  } else if (key === undefined) {
    readWord(draft, match[0]);
  } else if (!readOption(draft, key, double ?? single ?? inner ?? bare ?? '')) {
    draft.words.push(match[0]);
  }
}

/** Reads a word. A flag may be in brackets, as some authors write it after a title: `app.ts [expandable]`. */
function readWord(draft: FenceDraft, word: string): void {
  const [, bracketed = word] = /^\[(\w+)\]$/.exec(word) ?? [];
  const flag = flags.get(bracketed);
  if (flag !== undefined) draft.flags.add(flag);
  else if (!ignored.has(word)) draft.words.push(word);
}

/** Whether `key` is an option; if so, stores its value in the draft. */
function readOption(draft: FenceDraft, key: string, value: string): boolean {
  const text = texts.get(key);
  const flag = flags.get(key);
  if (text !== undefined) draft.texts[text] = unquote(value);
  else if (flag !== undefined) draft.flags[unquote(value) === 'false' ? 'delete' : 'add'](flag);
  else if (key === 'highlight') draft.highlight = [...draft.highlight, ...parseLineRanges(value)];
  else if (key === 'focus') draft.focus = [...draft.focus, ...parseLineRanges(value)];
  else if (key === 'collapse') draft.collapse = [...draft.collapse, ...parseLineRanges(value)];
  else if (key === 'startLine' || key === 'start') readStartLine(draft, value);
  else return ignored.has(key);
  return true;
}

function readStartLine(draft: FenceDraft, value: string): void {
  const number = Number.parseInt(unquote(value), 10);
  if (number >= 0) draft.startLine = Math.min(number, largestLine);
}

function toTitle(words: readonly string[]): string {
  const title = words.join(' ');
  const [, bracketed] = /^\[(.+)\]$/.exec(title) ?? [];
  return bracketed ?? unquote(title);
}

function unquote(text: string): string {
  const [, , inner] = /^(["'])(.*)\1$/s.exec(text.trim()) ?? [];
  return inner ?? text.trim();
}

/** Parses ranges such as `1,3-5`. Anything that is not a number is skipped; `5-3` means `3-5`. */
function parseLineRanges(text: string): LineRange[] {
  return [...text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].flatMap(([, first = '', last = first]) => {
    const ends = [Number(first), Number(last)].map((end) => Math.min(end, largestLine));
    const [from, to] = [Math.max(1, Math.min(...ends)), Math.max(...ends)];
    return to >= from ? [{ from, to }] : [];
  });
}

export function isInRanges(line: number, ranges: readonly LineRange[]): boolean {
  return ranges.some(({ from, to }) => line >= from && line <= to);
}
