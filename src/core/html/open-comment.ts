import { parse } from './parse.ts';
import { walk } from './walk.ts';

/** Returns the offset of the comment that a piece of HTML opens and does not close. */
export function findOpenComment(html: string): number | undefined {
  if (!html.includes('<!--')) return undefined;
  let length = 0;
  const leaf = ({ kind, source }: { readonly kind: string; readonly source: string }): void => {
    const isComment = kind === 'other' && source.startsWith('<!--');
    const isClosed = source.endsWith('-->') || source.endsWith('--!>');
    if (isComment && !isClosed) ({ length } = source);
  };
  walk(parse(html), [{ leaf }]);
  return length === 0 ? undefined : html.length - length;
}

/** Closes the comment that a piece of HTML opens, which would hide what comes after it. */
export function closeComment(html: string): string {
  return findOpenComment(html) === undefined ? html : `${html}-->`;
}
