/**
 * Keeps words of code whole. Browsers end a line after any hyphen, so that `--strict` could stand
 * there in two pieces. What is longer than a narrow column is left to break.
 */
import type { MdxJsxTextElement } from 'satteri';

const HYPHENATED = /(\S*-\S*)/;
const LONGEST = 20;

/** Code in a line of text; undefined where nothing of it has to be kept. */
export function keepWordsWhole(code: string): MdxJsxTextElement | undefined {
  const children = code
    .split(HYPHENATED)
    .flatMap((value, index) => toNodes(value, index % 2 === 1));
  if (!children.some(({ type }) => type !== 'text')) return undefined;
  return { type: 'mdxJsxTextElement', name: 'code', attributes: [], children };
}

function toNodes(value: string, isHyphenated: boolean): MdxJsxTextElement['children'] {
  if (value === '') return [];
  if (!isHyphenated || value.length > LONGEST) return [{ type: 'text', value }];
  return [
    {
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [{ type: 'mdxJsxAttribute', name: 'class', value: 'code-word' }],
      children: [{ type: 'text', value }],
    },
  ];
}
