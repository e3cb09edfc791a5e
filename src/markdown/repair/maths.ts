/** Tells formulas between dollar signs from prices, shell variables and other prose. */
import { blank, maskCode } from '../../core/text/markup/list-code.ts';
import { applyChanges } from '../../core/text/text-change.ts';

/**
 * What stands between two dollar signs of one paragraph or row of a table, and letters right behind it:
 * `$n$`, `$2^n$s`, and the end of `_so $n$_`.
 */
const INLINE =
  /\$(?![\s$])((?:[^$\n]|\n(?!\s*\n|[ \t>]*\|))+?)(?<![\s\\])\$(?!\$|\\?\{)([a-z]*)(?![^\W_]|_+[\w$])/;
const INLINES = new RegExp(`(?<![\\\\$\`]|[^\\W_]_*)${INLINE.source}`, 'g');
const FORMULA_HERE = new RegExp(`^${INLINE.source}`);
const DISPLAY = /^[ \t>]*\$\$/m;
/** A tag with its attributes, which are no prose. */
const TAG = /<[A-Za-z][\w.:-]*(?=[\s/>])(?:[^<>\n]|\n(?!\s*\n))*>/g;

/** Whether a page has formulas at all; without any, a dollar sign is a dollar sign. */
export function hasMaths(text: string): boolean {
  if (!text.includes('$')) return false;
  const prose = maskMarkup(text);
  if (DISPLAY.test(prose)) return true;
  return Array.from(prose.matchAll(INLINES)).some(([, formula = '', behind = '']) =>
    isFormula(formula, behind),
  );
}

/** The text with blanks in place of what is no prose: code, and tags with their attributes. */
export function maskMarkup(text: string): string {
  return maskCode(text).replace(TAG, blank);
}

/**
 * The text of a page with formulas, with a backslash before each dollar sign that opens none, so that a parser
 * which pairs dollar signs leaves prices alone, and the offsets of these signs, last first.
 */
export function escapePrices(text: string): { text: string; prices: readonly number[] } {
  const prose = maskMarkup(text).replaceAll('$$', '  ');
  const prices: number[] = [];
  for (let at = prose.indexOf('$'); at !== -1; at = prose.indexOf('$', at + 1)) {
    if (prose[at - 1] === '\\') continue;
    const length = formulaLength(prose.slice(at));
    if (length === 0) prices.push(at);
    else at += length - 1;
  }
  const escapes = prices.map((at) => ({ start: at, end: at, text: '\\' }));
  return { text: applyChanges(text, escapes), prices: prices.reverse() };
}

/** How long the formula is that a text of a page with formulas begins with, with its dollar signs; 0 where it is none. */
export function formulaLength(text: string): number {
  const [, formula, behind = ''] = FORMULA_HERE.exec(text) ?? [];
  if (formula === undefined) return 0;
  return isFormula(formula, behind) || isPlain(formula, behind) ? formula.length + 2 : 0;
}

/**
 * Numbers, signs and single letters: what a page with formulas writes for one that needs no TeX. Two small
 * letters may stand together where no blank makes words of them: `$dx$`, `$x<yy$`.
 */
function isPlain(text: string, behind: string): boolean {
  if (behind !== '' || !/^[-+]?[\w.,:;+*/=<>()[\]! -]*[\w)\]!]$/.test(text)) return false;
  const word = text.includes(' ') ? /[A-Za-z_]{2}/ : /[A-Z_][A-Za-z_]|[a-z_][A-Z_]|[a-z]{3}/;
  return !word.test(text);
}

/** A letter, also with a number before it or a factorial behind it, and two ends of an interval. */
const SHORT = /^[A-Za-z]'*$|^\d+[a-z]$|^[A-Za-z\d]!$|^[[(][^\s,]+,\s*[^\s,]+[\])]$/;

/** Among them what spaces formulas, and both braces of a set: a shell variable may have escaped ones. */
const TEX = /\\(?:[A-Za-z]+|[,;:!])|\\\{[^{}]*\\\}|[\^_]\{|[A-Za-z\d)\]][\^_][A-Za-z\d{\\]/;

/** What no name of a shell has: `$my_dir/$file` is no formula with a word behind it. */
const SURE = /\\[A-Za-z]|[\^_]\{|\^|^[A-Za-z]_\w$/;

/**
 * Whether text between single dollars is TeX: it has a command, a sub- or superscript, an operator,
 * or is one short symbol. `5 and ` of "$5 and $10" is none of these. With letters right behind, only what is sure counts.
 */
function isFormula(text: string, behind: string): boolean {
  if (/^\s|\s$/.test(text)) return false;
  if (behind !== '') return SURE.test(text) && TEX.test(text);
  if (SHORT.test(text) || TEX.test(text)) return true;
  return (
    /^[^a-z]*(?:\b[a-z]\b[^a-z]*)*$/.test(text) &&
    /[=<>+*/|()-]/.test(text) &&
    /[A-Za-z]/.test(text)
  );
}
