import { escapeMarkup } from './escape-markup.ts';
import { parse } from './parse.ts';
import { walk } from './walk.ts';

interface OpenMarkup {
  readonly kind: 'comment' | 'tag';
  readonly start: number;
}

/** Finds the comment or the opening tag that a piece of HTML begins and does not end. */
export function findOpenMarkup(html: string): OpenMarkup | undefined {
  let open: OpenMarkup | undefined;
  const leaf = ({ kind, source }: { readonly kind: string; readonly source: string }): void => {
    const found = kind === 'other' ? kindOf(source) : undefined;
    open = found && { kind: found, start: html.length - source.length };
  };
  walk(parse(html), [{ leaf }]);
  return open;
}

/** Returns the kind of a piece of markup that is not a whole tag; undefined if it ends. */
function kindOf(source: string): OpenMarkup['kind'] | undefined {
  if (/[a-z]/i.test(source.charAt(1))) return 'tag';
  const isClosed = source.endsWith('-->') || source.endsWith('--!>');
  return source.startsWith('<!--') && !isClosed ? 'comment' : undefined;
}

/**
 * Closes the comment that a piece of HTML begins, and shows the tag as text: both would take what comes after
 * the HTML for their own.
 */
export function endMarkup(html: string): string {
  const open = findOpenMarkup(html);
  if (open === undefined) return html;
  if (open.kind === 'comment') return `${html}-->`;
  return html.slice(0, open.start) + escapeMarkup(html.slice(open.start));
}
