/**
 * Text without components and expressions compiles to code that does nothing but show a piece of HTML.
 * It is taken out of the code, so that nobody has to run it.
 */

/** What stands before and behind the HTML in such code. */
export interface CodeAround {
  readonly before: string;
  readonly behind: string;
}

const SAMPLE = 'x';
const SAMPLE_HTML = '"<p>x</p>"';

/** The code around a piece of HTML, as `compile` writes it; a compiler that writes it otherwise is not known. */
export function codeAround(compile: (text: string) => string): CodeAround {
  const [before, behind, ...more] = compile(SAMPLE).split(SAMPLE_HTML);
  if (before === undefined || behind === undefined || more.length > 0) {
    throw new Error('The compiler does not write a paragraph as HTML.');
  }
  return { before, behind };
}

/** The HTML that is all that `code` shows; undefined where it does anything else. */
export function onlyHtml(code: string, { before, behind }: CodeAround): string | undefined {
  if (!code.startsWith(before) || !code.endsWith(behind)) return undefined;
  return parseText(code.slice(before.length, code.length - behind.length));
}

/** The value of a text as code writes it; undefined for two of them, or for anything else. */
function parseText(literal: string): string | undefined {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
