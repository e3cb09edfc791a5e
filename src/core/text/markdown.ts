/** Writes Markdown: escapes text that has to appear literally, and formats code, links and fences. */

/**
 * A character that can have a meaning in Markdown, depending on what follows it. What follows the end of
 * the text is unknown and can be anything.
 */
const SIGN =
  /\\(?=[!-/:-@[-`{-~]|$)|[`*_~]|<(?=[A-Za-z/!?]|$)|&(?=#?\w+;)|\[(?=\^|$)|\](?=[(:[]|$)/g;

const ANY_SIGN = /[\\`*_~<&[\]]/;

/** Escapes text within a line, so that every character stands only for itself. */
export function escapeMarkdown(text: string): string {
  if (!ANY_SIGN.test(text)) return text;
  return text.replace(SIGN, (sign, at: number) => (isPlain(text, at) ? sign : `\\${sign}`));
}

/** Whether a character that can open or close markup can do neither at this place. */
function isPlain(text: string, at: number): boolean {
  const sign = text[at];
  const before = text[at - 1] ?? '';
  const after = text[at + 1] ?? '';
  if (sign === '_' && WORD.test(before) && WORD.test(after)) return true;
  // A tilde that can only open needs no escape: every tilde that could close it is escaped.
  if (sign === '~') return before === '' ? after !== '~' : /\s/.test(before);
  return /[*_]/.test(sign ?? '') && /\s/.test(before) && /\s/.test(after);
}

const WORD = /[\p{L}\p{N}]/u;

/** Escapes text between the brackets of a link or an image. */
export function escapeLabel(text: string): string {
  return escapeMarkdown(text).replace(/\\?[[\]]/g, (sign) => `\\${sign.at(-1) ?? ''}`);
}

/**
 * Escapes the start of a line of text, so that its first characters do not make it a heading, a list item
 * or a quote.
 */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?:[>=|]|:(?=-)|#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|[*_](?=\s|$))/, '\\$&')
    .replace(/^\d{1,9}(?=[.)](?:\s|$))/, '$&\\');
}

/** Formats inline code, between as many backticks as it needs. */
export function formatCodeSpan(code: string): string {
  if (!code.includes('`') && !code.startsWith(' ')) return `\`${code}\``;
  const marks = '`'.repeat(shortestRun(code));
  const isTight = !/^`|`$|^ .* $/.test(code) || code.trim() === '';
  return isTight ? marks + code + marks : `${marks} ${code} ${marks}`;
}

/** Formats any value as inline code, even a blank one or one with line breaks. */
export function formatCode(value: string): string {
  return formatCodeSpan(toLine(value) || JSON.stringify(value));
}

/** Joins a text into one line: each run of line breaks and spaces becomes one space. */
export function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the smallest number of backticks that the text does not contain as a run. */
function shortestRun(text: string): number {
  const runs = new Set(Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  return length;
}

/** Formats a block of code; `info` is the info string of its first line, which begins with the language. */
export function formatFence(info: string, code: string): string {
  const marks = '`'.repeat(code.match(/`{3,}/g)?.reduce(longer, 3) ?? 3);
  // A backtick would end the info string.
  return `${marks}${info.replace(/[`\s]+/g, ' ').trim()}\n${code}\n${marks}`;
}

function longer(length: number, run: string): number {
  return Math.max(length, run.length + 1);
}

/** Formats `[label](url "title")`; the label is Markdown already. */
export function formatLink(label: string, url: string, title = ''): string {
  const isPlain = url !== '' && !/[\s()<>\\]/.test(url);
  const target = isPlain ? url : `<${url.replace(/[<>\\]/g, '\\$&').replace(/\s/g, '%20')}>`;
  const words = title.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
  return `[${label}](${target}${words === '' ? '' : ` "${words}"`})`;
}
