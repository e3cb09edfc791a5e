/** Tells formulas between dollar signs from prices, shell variables and other prose. */

const INLINE = /(?<![\\\w$`])\$(?![\s$])((?:[^$\n]|\n(?!\s*\n))+?)(?<![\s\\])\$(?![\d\w$]|\\?\{)/g;
const FORMULA_HERE = /^\$(?![\s$])((?:[^$\n]|\n(?!\s*\n))+?)(?<![\s\\])\$(?![\d\w$]|\\?\{)/;
const DISPLAY = /^[ \t>]*\$\$/m;
/** What holds no prose: fences, code in a line, and tags with their attributes. */
const CODE = /^([ \t]*)(`{3,}|~{3,}).*\n[\s\S]*?^[ \t]*\2|`[^`\n]+`|<[A-Za-z][^<>]*>/gm;

/** Whether a page has formulas at all; without any, a dollar sign is a dollar sign. */
export function hasMaths(text: string): boolean {
  if (!text.includes('$')) return false;
  const prose = text.replace(CODE, '');
  if (DISPLAY.test(prose)) return true;
  return Array.from(prose.matchAll(INLINE)).some(([, formula = '']) => isFormula(formula));
}

/** A text in which everything that holds no prose is blank, character by character. */
export function blankCode(text: string): string {
  return text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
}

/**
 * The text with a backslash before each dollar sign that opens no formula, so that a parser which
 * pairs dollar signs leaves prices alone, and the offsets of these signs, last first.
 */
export function escapePrices(text: string): { text: string; prices: readonly number[] } {
  const prose = blankCode(text).replaceAll('$$', '  ');
  const prices: number[] = [];
  for (let at = prose.indexOf('$'); at !== -1; at = prose.indexOf('$', at + 1)) {
    const formula = FORMULA_HERE.exec(prose.slice(at))?.[1];
    const isEscaped = prose[at - 1] === '\\';
    if (formula !== undefined && !isEscaped && isFormula(formula)) at += formula.length + 1;
    else if (!isEscaped) prices.push(at);
  }
  prices.reverse();
  const escaped = prices.reduce((done, at) => `${done.slice(0, at)}\\${done.slice(at)}`, text);
  return { text: escaped, prices };
}

/** A letter, also with a number before it or a factorial behind it, and two ends of an interval. */
const SHORT = /^[A-Za-z]'*$|^\d+[a-z]$|^[A-Za-z\d]!$|^[[(][^\s,]+,\s*[^\s,]+[\])]$/;

/** Among them what spaces formulas, and both braces of a set: a shell variable may have escaped ones. */
const TEX = /\\(?:[A-Za-z]+|[,;:!])|\\\{[^{}]*\\\}|[\^_]\{|[A-Za-z\d)\]][\^_][A-Za-z\d{\\]/;

/**
 * Whether text between single dollars is TeX: it has a command, a sub- or superscript, an operator,
 * or is one short symbol. `5 and ` of "$5 and $10" is none of these.
 */
function isFormula(text: string): boolean {
  if (/^\s|\s$/.test(text)) return false;
  if (SHORT.test(text) || TEX.test(text)) return true;
  return (
    /^[^a-z]*(?:\b[a-z]\b[^a-z]*)*$/.test(text) &&
    /[=<>+*/|()-]/.test(text) &&
    /[A-Za-z]/.test(text)
  );
}
