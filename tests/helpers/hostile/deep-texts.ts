/**
 * Texts that are cheap to write and expensive to parse: deep nesting, and markers that open without
 * closing.
 */

const times = (part: string, count: number): string => part.repeat(count);
const around = (open: string, close: string) => (count: number) =>
  `${times(open, count)}a${times(close, count)}\n`;
const flood = (part: string) => (count: number) => `${times(part, count)}\n`;
const inBraces = (open: string, close: string) => (count: number) =>
  `{${times(open, count)}1${times(close, count)}}\n`;

export type MakeText = (count: number) => string;

/** Nesting that a parser handles by recursion, in Markdown and in MDX. */
export const deepMarkdown: Readonly<Record<string, MakeText>> = {
  quotations: flood('>'),
  'quotations with spaces': flood('> '),
  lists: flood('- '),
  'lists with stars': flood('* '),
  'numbered lists': flood('1. '),
  'lists in quotations': flood('> - '),
  elements: around('<div>', '</div>'),
  'elements on lines': around('<div>\n', '</div>\n'),
  'elements in a line of text': (count) => `x ${around('<b>', '</b>')(count)}`,
  emphasis: (count) => `${times('*a **a ', count)}b${times(' a** a*', count)}\n`,
};

/** Nesting that exists only in MDX. */
export const deepMdx: Readonly<Record<string, MakeText>> = {
  components: around('<Card>\n', '</Card>\n'),
  fragments: around('<>', '</>'),
  parentheses: inBraces('(', ')'),
  'lists of code': inBraces('[', ']'),
  objects: inBraces('{a:', '}'),
  templates: inBraces('`${', '}`'),
  'JSX in expressions': inBraces('<b>{', '}</b>'),
  'JSX in attributes': around('<b a={', '}/>'),
  'signs before a value': inBraces('!', ''),
  sums: inBraces('1+', ''),
  choices: inBraces('1?1:', ''),
  functions: inBraces('()=>', ''),
  calls: (count) => `{a${times('()', count)}}\n`,
  conditions: (count) => `{() => { ${times('if(1)', count)}; }}\n`,
  comparisons: inBraces('a<', ''),
  exports: (count) => `export const a = ${times('[', count)}${times(']', count)};\n\nx\n`,
};

/** Texts that are not deep, but long or never closed. */
export const floods: Readonly<Record<string, MakeText>> = {
  brackets: around('[', ']'),
  'links in links': around('[', '](b)'),
  'links without end': flood('[a]('),
  'images without end': flood('!['),
  stars: flood('*a'),
  backticks: (count) =>
    `${Array.from({ length: Math.sqrt(count) }, (_, at) => times('`', at)).join('e')}\n`,
  code: flood('` ``'),
  'angle brackets': flood('<'),
  entities: flood('&a'),
  backslashes: flood('\\'),
  'equal headings': flood('# a\n'),
  'headings without text': flood('# \n'),
  tables: (count) => `|a|b|\n|-|-|\n${times('|c|d|\n', count)}`,
  'wide tables': (count) => `|${times('a|', count)}\n|${times('-|', count)}\n`,
  definitions: flood('[a]: b\n'),
  footnotes: (count) => `${times('[^a]: b\n', count)}${times('[^a] ', count)}`,
  addresses: flood('http://a.b '),
  'dollar signs': flood('$a'),
  fences: flood('```\n'),
  spaces: flood(' '),
};
