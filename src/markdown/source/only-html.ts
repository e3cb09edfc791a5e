/**
 * Extracts the HTML from code that only shows a single piece of HTML, which text without components and
 * expressions compiles to, so that the code need not run.
 */

/** The code before and after the HTML. */
export interface CodeAround {
  readonly before: string;
  readonly after: string;
}

const SAMPLE = 'x';
const SAMPLE_HTML = '"<p>x</p>"';

/**
 * Returns the code that `compile` writes around a piece of HTML; throws if the compiler writes it in an
 * unknown form.
 */
export function codeAround(compile: (text: string) => string): CodeAround {
  const [before, after, ...more] = compile(SAMPLE).split(SAMPLE_HTML);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('The compiler does not write a paragraph as HTML.');
  }
  return { before, after };
}

/** Returns the HTML if it is all that `code` shows; undefined if the code does anything else. */
export function onlyHtml(code: string, { before, after }: CodeAround): string | undefined {
  if (!code.startsWith(before) || !code.endsWith(after)) return undefined;
  return parseText(code.slice(before.length, code.length - after.length));
}

/** Parses a string literal; undefined for anything other than exactly one. */
function parseText(literal: string): string | undefined {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
