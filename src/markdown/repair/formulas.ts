/** Distinguishes formulas between dollar signs from prices, shell variables and other prose. */
import { blank, type CodeRange, listCode, maskCode } from '../../core/text/markup/list-code.ts';
import { countUpTo } from '../../core/text/source-file.ts';
import { applyChanges, type TextChange } from '../../core/text/text-change.ts';

/**
 * The text between two dollar signs of one paragraph or table row, and any letters directly after it:
 * `$n$`, `$2^n$s`, and the end of `_so $n$_`.
 */
const INLINE =
  /\$(?![\s$])((?:[^$\n]|\n(?!\s*\n|[ \t>]*\|))+?)(?<![\s\\])\$(?!\$|\\?\{)([a-z]*)(?![^\W_]|_+[\w$])/;
const INLINES = new RegExp(`(?<![\\\\$\`]|[^\\W_]_*)${INLINE.source}`, 'g');
const FORMULA_HERE = new RegExp(`^${INLINE.source}`);
const DISPLAY = /^[ \t>]*\$\$/m;
/** A tag with its attributes, which are not prose. */
const TAG = /<[A-Za-z][\w.:-]*(?=[\s/>])(?:[^<>\n]|\n(?!\s*\n))*>/g;

/** Whether a page has any formulas; if not, each dollar sign is literal. */
export function hasFormulas(text: string): boolean {
  // Most pages with dollar signs have only those of code such as `${name}`.
  if (!/\$(?!\\?\{)/.test(text)) return false;
  const prose = maskMarkup(text);
  if (DISPLAY.test(prose)) return true;
  return Array.from(prose.matchAll(INLINES)).some(([, formula = '', after = '']) =>
    isFormula(formula, after),
  );
}

/**
 * Returns the text with spaces in place of everything that is not prose: code, and tags with their
 * attributes.
 */
export function maskMarkup(text: string): string {
  return maskCode(text).replace(TAG, blank);
}

/**
 * Escapes each dollar sign that does not open a formula, in the text of a page with formulas, so that a
 * parser which pairs dollar signs leaves prices alone. Those in JavaScript, where a backslash would be a
 * mistake, are hidden instead. Also returns the offsets of those that are escaped, last first.
 *
 * @param scripts the JavaScript of the text, in text order.
 */
export function escapePrices(
  text: string,
  scripts: readonly CodeRange[],
): { text: string; prices: readonly number[] } {
  const prose = maskMarkup(text).replaceAll('$$', '  ');
  const starts = scripts.map(({ start }) => start);
  const isScript = (at: number) => (scripts[countUpTo(starts, at) - 1]?.end ?? 0) > at;
  const prices: number[] = [];
  const changes = scripts.flatMap((script) => hideInterpolations(text, script));
  for (let at = prose.indexOf('$'); at !== -1; at = prose.indexOf('$', at + 1)) {
    const isEscaped = prose[at - 1] === '\\';
    if (isEscaped && !isScript(at)) continue;
    const length = isEscaped ? 0 : formulaLength(prose.slice(at));
    if (length > 0) at += length - 1;
    else if (isScript(at)) changes.push({ start: at, end: at + 1, text: HIDDEN_DOLLAR });
    else {
      changes.push({ start: at, end: at, text: '\\' });
      prices.push(at);
    }
  }
  return { text: applyChanges(text, changes), prices: prices.reverse() };
}

/** A template that is in the braces of another one. */
const NESTED_TEMPLATE = /\$\{[^{}`]*`/;

/**
 * Returns the changes that hide the dollar signs before the braces of templates, `${name}`, in an expression:
 * the compiler shows what is between two of them in a paragraph as text. Elements in braces, and templates in
 * templates, are left alone: the compiler has to see them.
 */
function hideInterpolations(text: string, { start, end }: CodeRange): TextChange[] {
  const code = text.slice(start, end);
  if (!code.startsWith('{') || code.includes('<') || NESTED_TEMPLATE.test(code)) return [];
  return Array.from(code.matchAll(/\$(?=\{)/g), ({ index }) => {
    return { start: start + index, end: start + index + 1, text: HIDDEN_DOLLAR };
  });
}

/** The most characters of a line that are read before a place in it. */
const MAX_CHARACTERS_BEFORE = 300;

/**
 * Stands for a dollar sign: the halfwidth Hangul filler, an invisible letter that no text contains, but that
 * names in JavaScript can contain as they can contain dollar signs.
 */
export const HIDDEN_DOLLAR = '\uFFA0';

/** A string in braces or as the value of an attribute, or a bare address. */
const STRING =
  /\{\s*(?:"[^"\\\n]*"|'[^'\\\n]*')\s*\}|(?<=\s[\w:-]+=)(?:"[^"\n]*"|'[^'\n]*')|(?<![\w<(:/])https?:\/\/[^\s<>`]+/g;

/**
 * Hides the dollar signs of inline code, strings and addresses in a page with formulas. They cannot be
 * escaped, and the compiler shows the expressions between two of them as text.
 */
export function hideDollars(text: string): string {
  if (text.includes(HIDDEN_DOLLAR)) return text;
  const codes = listCode(text).filter(({ start, end }) => isInProse(text, start, end));
  const strings = Array.from(maskCode(text).matchAll(STRING), ({ 0: { length }, index }) => {
    return { start: index, end: index + length };
  });
  const changes = [...codes, ...strings]
    .filter(({ start }) => !AFTER_DISPLAY.test(textBefore(text, start)))
    .map(({ start, end }) => ({
      start,
      end,
      text: text.slice(start, end).replace(/\$(?!\{)/g, HIDDEN_DOLLAR),
    }));
  return applyChanges(text, changes);
}

/** The beginning of a line that opens a formula of several lines, unless another dollar sign is behind it. */
const AFTER_DISPLAY = /(?:^|\n)[ \t\d>*+.)-]*\$\$[^$\n]*$/;

function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - MAX_CHARACTERS_BEFORE), at);
}

/** Whether inline code is on one line, and not a part of JavaScript but for a template as a whole expression. */
function isInProse(text: string, start: number, end: number): boolean {
  if (text.slice(start, end).includes('\n')) return false;
  const before = textBefore(text, start);
  if (/\{\s*$/.test(before) && /^\s{0,9}\}/.test(text.slice(end, end + 10))) return true;
  return !/(?:^|\n)(?:import|export)\b[^\n]*$|\{[^}\n]*$/.test(before);
}

/**
 * Returns the length, with its dollar signs, of the formula at the start of a text from a page with
 * formulas; 0 without one.
 */
export function formulaLength(text: string): number {
  const [, formula, after = ''] = FORMULA_HERE.exec(text) ?? [];
  if (formula === undefined) return 0;
  return isFormula(formula, after) || isPlain(formula, after) ? formula.length + 2 : 0;
}

/**
 * Whether text is a formula without TeX, as pages with formulas write it: numbers, symbols and single
 * letters. Two lower-case letters can be adjacent where no spaces make words of them: `$dx$`, `$x<yy$`.
 */
function isPlain(text: string, after: string): boolean {
  if (after !== '' || !/^[-+]?[\w.,:;+*/=<>()[\]! -]*[\w)\]!]$/.test(text)) return false;
  const word = text.includes(' ') ? /[A-Za-z_]{2}/ : /[A-Z_][A-Za-z_]|[a-z_][A-Z_]|[a-z]{3}/;
  return !word.test(text);
}

/** A letter, also with a number before it or a factorial after it, or the two ends of an interval. */
const SHORT = /^[A-Za-z]'*$|^\d+[a-z]$|^[A-Za-z\d]!$|^[[(][^\s,]+,\s*[^\s,]+[\])]$/;

/**
 * Signs of TeX: commands, including spacing such as `\,`, sub- and superscripts, and escaped braces. The
 * braces must come in pairs, because a shell variable can have a single escaped one.
 */
const TEX = /\\(?:[A-Za-z]+|[,;:!])|\\\{[^{}]*\\\}|[\^_]\{|[A-Za-z\d)\]][\^_][A-Za-z\d{\\]/;

/** TeX that no shell variable contains: `$my_dir/$file` is not a formula followed by a word. */
const SURE = /\\[A-Za-z]|[\^_]\{|\^|^[A-Za-z]_\w$/;

/**
 * Whether text between single dollars is TeX: it has a command, a sub- or superscript or an operator, or is
 * one short symbol. `5 and ` of "$5 and $10" is none of these. With letters directly after it, only
 * unambiguous TeX counts.
 */
function isFormula(text: string, after: string): boolean {
  if (/^\s|\s$/.test(text)) return false;
  if (after !== '') return SURE.test(text) && TEX.test(text);
  if (SHORT.test(text) || TEX.test(text)) return true;
  return (
    /^[^a-z]*(?:\b[a-z]\b[^a-z]*)*$/.test(text) &&
    /[=<>+*/|()-]/.test(text) &&
    /[A-Za-z]/.test(text)
  );
}
