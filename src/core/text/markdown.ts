/** Writes Markdown: text that is to be read as it is, and signs around it. */

/**
 * A sign that may mean something, by what comes behind it. What comes behind the text is not known,
 * and may be anything.
 */
const SIGN =
  /\\(?=[!-/:-@[-`{-~]|$)|[`*_~]|<(?=[A-Za-z/!?]|$)|&(?=#?\w+;)|\[(?=\^|$)|\](?=[(:[]|$)/g;

const ANY_SIGN = /[\\`*_~<&[\]]/;

/** Text of a line, so that every character of it is only that character. */
export function escapeMarkdown(text: string): string {
  if (!ANY_SIGN.test(text)) return text;
  return text.replace(SIGN, (sign, at: number) => (isPlain(text, at) ? sign : `\\${sign}`));
}

/** Whether what might begin or end something can do neither where it stands. */
function isPlain(text: string, at: number): boolean {
  const sign = text[at];
  const before = text[at - 1] ?? '';
  const behind = text[at + 1] ?? '';
  if (sign === '_' && WORD.test(before) && WORD.test(behind)) return true;
  // What nothing can end begins nothing.
  if (sign === '~') return before === '' ? behind !== '~' : /\s/.test(before);
  return /[*_]/.test(sign ?? '') && /\s/.test(before) && /\s/.test(behind);
}

const WORD = /[\p{L}\p{N}]/u;

/** Text between the brackets of a link or a picture. */
export function escapeLabel(text: string): string {
  return escapeMarkdown(text).replace(/\\?[[\]]/g, (sign) => `\\${sign.at(-1) ?? ''}`);
}

/** A line that begins with text: no heading, item or quote, whatever its first characters are. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?:[>=|]|:(?=-)|#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|[*_](?=\s|$))/, '\\$&')
    .replace(/^\d{1,9}(?=[.)](?:\s|$))/, '$&\\');
}

/** `code`, between as many backticks as it needs. */
export function formatCodeSpan(code: string): string {
  if (!code.includes('`') && !code.startsWith(' ')) return `\`${code}\``;
  const marks = '`'.repeat(shortestRun(code));
  const isTight = !/^`|`$|^ .* $/.test(code) || code.trim() === '';
  return isTight ? marks + code + marks : `${marks} ${code} ${marks}`;
}

/** A value as code within a line, whatever it holds. */
export function formatCode(value: string): string {
  return formatCodeSpan(toLine(value) || '""');
}

/** Text within a line: line ends and blanks side by side are one blank. */
export function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The fewest backticks that do not stand in a text side by side. */
function shortestRun(text: string): number {
  const runs = new Set(Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  return length;
}

/** A block of code; `info` is what stands in its first line, its language first. */
export function formatFence(info: string, code: string): string {
  const marks = '`'.repeat(code.match(/`{3,}/g)?.reduce(longer, 3) ?? 3);
  // A backtick would end what is said of the code.
  return `${marks}${info.replace(/[`\s]+/g, ' ').trim()}\n${code}\n${marks}`;
}

function longer(length: number, run: string): number {
  return Math.max(length, run.length + 1);
}

/** `[label](url "title")`; the label is Markdown already. */
export function formatLink(label: string, url: string, title = ''): string {
  const isPlain = url !== '' && !/[\s()<>\\]/.test(url);
  const target = isPlain ? url : `<${url.replace(/[<>\\]/g, '\\$&').replace(/\s/g, '%20')}>`;
  const words = title.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
  return `[${label}](${target}${words === '' ? '' : ` "${words}"`})`;
}
