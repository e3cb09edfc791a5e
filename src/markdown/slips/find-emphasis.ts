/** Finds asterisks of bold text that readers of the page would see literally. */
import type { Slip, EmphasisSlip } from './slip.ts';

/** The most characters of a paragraph that are read before a place in it. */
const MAX_CHARACTERS_BEFORE = 1000;

type Find = (match: RegExpExecArray) => EmphasisSlip;

/** The asterisks come first in each pattern, and then what precedes them, because this is far faster. */
const FINDERS: readonly (readonly [RegExp, Find])[] = [
  [
    /\*\*(?<![\w*\\/`]\*\*)(?:[ \t\u00a0]+([^*\n]{1,200}?)[ \t\u00a0]*|([^*\s][^*\n]{0,200}?)[ \t\u00a0]+)\*\*(?![\w*/])/g,
    ([, spaced, after = '']) => {
      const meant = `**${(spaced ?? after).trim()}**`;
      return { kind: 'emphasis', cause: 'blank', meant };
    },
  ],
  [
    // Word processors write it like this, with the space in bold as well: `**Note: **text`.
    /\*\*(?<![\w*\\/`]\*\*)([^*\s][^*\n]{0,200}?[:.!?])[ \t\u00a0]+\*\*(?=\p{L})/gu,
    ([, words = '']) => ({ kind: 'emphasis', cause: 'blank', meant: `**${words}** ` }),
  ],
  [
    // If the words and the text both begin with a capital, this is not code such as `**options`.
    /\*\*(?<![\w*\\/`]\*\*)(\p{Lu}[^*\n]{0,200}?)(?<![:.!?])[ \t\u00a0]+\*\*(?=\p{Lu}\p{Ll})(?![^*\n]{0,500}\*\*)/gu,
    ([, words = '']) => ({ kind: 'emphasis', cause: 'blank', meant: `**${words}** ` }),
  ],
  [
    /\*\*(?<![\w*\\/`]\*\*)(?=\S)(?:[^*\n`]|`[^*`\n]{1,100}`){1,200}?(?<=[^\p{L}\p{M}\p{N}\s*\\])\*\*(?=\p{L})/gu,
    () => ({ kind: 'emphasis', cause: 'letter' }),
  ],
  [
    // Italics inside bold text that do not end: `**a *"b"*c**`.
    /\*\*(?<![\w*\\/`]\*\*)(?=\S)[^*\n`]{1,200}\*(?=["'“‘„«「『])([^*\n`]{1,200}(?<=["'”’“»」』]))\*(?=\p{L})[^*\n`]{0,200}\*\*/gu,
    ([, words = '']) => ({ kind: 'emphasis', cause: 'inner', meant: `<em>${words}</em>` }),
  ],
  [
    // Only around quotation marks: other single asterisks next to punctuation may be products.
    /\*(?<![\w*\\/`]\*)(?=["'“‘„«「『])[^*\n`]{1,200}?(?<=["'”’“»」』])\*(?=\p{L})/gu,
    () => ({ kind: 'emphasis', cause: 'letter' }),
  ],
  [
    // Neither a blank line nor another item continues the paragraph.
    /\*\*(?<![\w*\\/`]\*\*)(?=\p{Lu}\p{L})(?!(?:[^*\n]|\n(?![ \t\r>]*(?:\n|(?:[-+]|\d{1,9}[.)])[ \t]))){0,1000}\*\*)/gu,
    () => ({ kind: 'emphasis', cause: 'open' }),
  ],
  [
    // Exclude C pointers, which can have two asterisks as well.
    /\*\*(?<=\p{L}{2}[.!?:)"'”’]?\*\*)(?<!\b(?:auto|bool|char|double|float|int|long|short|void|\w+_t)\*\*)(?=[\s.,;:!?)])(?![.,;:!?)]{1,10}\*\*)/gu,
    () => ({ kind: 'emphasis', cause: 'unopened' }),
  ],
  [
    // Bold punctuation right after a word: `Services**.**`.
    /\*\*(?<=[\p{L}\p{N}]\*\*)[.,;:!?)]{1,10}\*\*(?![\w*])/gu,
    () => ({ kind: 'emphasis', cause: 'sign' }),
  ],
];

/** Finds every candidate, inside code and outside it. */
export function findEmphasis(text: string): Slip[] {
  if (!text.includes('*')) return [];
  return FINDERS.flatMap(([pattern, find]) =>
    Array.from(text.matchAll(pattern), (match): Slip[] => {
      if (match[0].startsWith('**') && isEnd(match, text)) return [];
      const start = match.index;
      return [{ kind: 'mark', slip: find(match), start, end: start + match[0].length }];
    }).flat(),
  );
}

/** Whether these asterisks close others. */
function isEnd({ index }: RegExpExecArray, text: string): boolean {
  const above = text
    .slice(Math.max(0, index - MAX_CHARACTERS_BEFORE), index)
    .replace(/`[^`\n]+`/g, '');
  const paragraph = above.split(/\n[ \t\r]*\n/).at(-1) ?? '';
  return paragraph.split(/(?<!\\)\*\*/).length % 2 === 0;
}

/**
 * Returns emphasis together with an unmatched second asterisk at one of its ends: `*Required**`. Undefined
 * if both ends have the same number, or if its words may be a file pattern.
 *
 * @param start where the emphasis begins, its own asterisk included.
 */
export function findUneven(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } | undefined {
  if (
    !/^\*[\p{L}\p{N}"'“‘(][^\n]{0,200}(?<=[\p{L}\p{N}.,:!?)"'”’…])\*$/u.test(text.slice(start, end))
  ) {
    return undefined;
  }
  const isLeft = /(?<![*\\])\*$/.test(text.slice(Math.max(0, start - 2), start));
  const isRight = /^\*(?!\*)/.test(text.slice(end, end + 2));
  if (isLeft === isRight) return undefined;
  return isLeft ? { start: start - 1, end } : { start, end: end + 1 };
}
