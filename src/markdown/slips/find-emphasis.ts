/** Finds asterisks of bold words that a reader of the page would see as they are. */
import type { Slip } from './find-slips.ts';

/** Why asterisks are text, and how the words are written that they stand around. */
export type EmphasisSlip =
  | { readonly kind: 'emphasis'; readonly cause: 'blank'; readonly meant: string }
  | { readonly kind: 'emphasis'; readonly cause: 'letter' | 'open' | 'unopened' | 'uneven' };

/** Characters of a paragraph before the place in it. */
const LONGEST = 1000;

type Find = (match: RegExpExecArray) => EmphasisSlip;

const FINDERS: readonly (readonly [RegExp, Find])[] = [
  [
    /(?<![\w*\\/`])\*\*(?:[ \t\u00a0]+([^*\n]{1,200}?)[ \t\u00a0]*|([^*\s][^*\n]{0,200}?)[ \t\u00a0]+)\*\*(?![\w*/])/g,
    ([, spaced, behind = '']) => {
      const meant = `**${(spaced ?? behind).trim()}**`;
      return { kind: 'emphasis', cause: 'blank', meant };
    },
  ],
  [
    // As word processors write it, with the blank in bold as well: `**Note: **text`.
    /(?<![\w*\\/`])\*\*([^*\s][^*\n]{0,200}?[:.!?])[ \t\u00a0]+\*\*(?=\p{L})/gu,
    ([, words = '']) => ({ kind: 'emphasis', cause: 'blank', meant: `**${words}** ` }),
  ],
  [
    // Words and text that both begin with a capital are no `**options` of code.
    /(?<![\w*\\/`])\*\*(\p{Lu}[^*\n]{0,200}?)(?<![:.!?])[ \t\u00a0]+\*\*(?=\p{Lu}\p{Ll})(?![^*\n]{0,500}\*\*)/gu,
    ([, words = '']) => ({ kind: 'emphasis', cause: 'blank', meant: `**${words}** ` }),
  ],
  [
    /(?<![\w*\\/`])\*\*(?=\S)(?:[^*\n`]|`[^*`\n]{1,100}`){1,200}?(?<=[^\p{L}\p{M}\p{N}\s*\\])\*\*(?=\p{L})/gu,
    () => ({ kind: 'emphasis', cause: 'letter' }),
  ],
  [
    /(?<![\w*\\/`])\*\*(?=\p{Lu}\p{L})(?![^*]{0,1000}\*\*)/gu,
    () => ({ kind: 'emphasis', cause: 'open' }),
  ],
  [
    // A pointer of C has two as well.
    /(?<=\p{L}{2}[.!?:)"'”’]?)(?<!\b(?:auto|bool|char|double|float|int|long|short|void|\w+_t))\*\*(?=[\s.,;:!?)])/gu,
    () => ({ kind: 'emphasis', cause: 'unopened' }),
  ],
];

/** All that could be such asterisks, in code and out of it. */
export function findEmphasis(text: string): Slip[] {
  if (!text.includes('**')) return [];
  return FINDERS.flatMap(([pattern, find]) =>
    Array.from(text.matchAll(pattern), (match): Slip[] => {
      if (isEnd(match, text)) return [];
      const start = match.index;
      return [{ kind: 'mark', slip: find(match), start, end: start + match[0].length }];
    }).flat(),
  );
}

/** Whether these asterisks are the end of others. */
function isEnd({ index }: RegExpExecArray, text: string): boolean {
  const above = text.slice(Math.max(0, index - LONGEST), index).replace(/`[^`\n]+`/g, '');
  const paragraph = above.split(/\n[ \t\r]*\n/).at(-1) ?? '';
  return paragraph.split(/(?<!\\)\*\*/).length % 2 === 0;
}

/**
 * Emphasis together with the asterisk that is left of two at one of its ends: `*Required**`. Undefined
 * where it has as many at both, or where its words may be those of a pattern for files.
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
