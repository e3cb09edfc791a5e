import { closeElements } from './close-elements.ts';
import { closeEmptyTags } from './close-empty-tags.ts';
import { escapeMarkup } from './escape-markup.ts';
import { parse } from './parse.ts';
import { walk } from './walk.ts';

interface OpenMarkup {
  readonly kind: 'comment' | 'tag';
  readonly start: number;
  /** The end that Markdown looks for, if it is neither that of a tag nor that of a comment. */
  readonly ending?: string;
}

/** Blocks of HTML that go on to the end of the page without a certain end. */
const BLOCKS: readonly (readonly [opening: string, ending: string])[] = [
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
];

/** Finds the comment, the opening tag or the block that a piece of HTML begins and does not end. */
export function findOpenMarkup(html: string): OpenMarkup | undefined {
  const start = html.length - html.trimStart().length;
  for (const [opening, ending] of BLOCKS) {
    const isOpen = html.startsWith(opening, start) && !html.includes(ending, start);
    if (isOpen) return { kind: 'tag', start, ending };
  }
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
 * Ends what a piece of HTML begins and would go on behind it: tags that close themselves, elements that hide
 * their content, comments. A tag or a block without an end is shown as text.
 *
 * @param isClosedBelow whether a closing tag with this name follows the HTML.
 */
export function endMarkup(html: string, isClosedBelow: (name: string) => boolean): string {
  const closed = closeEmptyTags(html);
  const open = findOpenMarkup(closed);
  return closeElements(open === undefined ? closed : endOpen(closed, open), isClosedBelow).html;
}

function endOpen(html: string, { kind, start }: OpenMarkup): string {
  if (kind === 'comment') return `${html}-->`;
  return html.slice(0, start) + escapeMarkup(html.slice(start));
}
