/** Finds headings of a page that are written as tags, `<h2>` and `<Heading>`. */
import { toTagHeading } from '../../core/checks/check-contents.ts';
import { parse } from '../../core/html/parse.ts';
import { elementText } from '../../core/html/text.ts';
import type { HeadingUse, TagUse } from '../../core/pages/uses.ts';
import type { Span } from '../../core/text/json/json-tree.ts';
import { stripMarkdown } from '../../core/text/plain-words.ts';
import { offsetsIn } from '../../core/text/source-file.ts';
import { scanTag } from '../../markdown/repair/scan-tag.ts';

/** A heading and the span of its text. */
export interface TagHeading extends HeadingUse {
  readonly words: Span;
}

export function listTagHeadings(text: string, tags: readonly TagUse[]): TagHeading[] {
  const offsetOf = offsetsIn(text);
  return tags.flatMap((tag) => {
    const [heading] = toTagHeading(tag);
    const { position } = tag;
    if (heading === undefined || position === undefined) return [];
    const words = wordsOf(text, tag.name, offsetOf(position));
    return words === undefined ? [] : [{ ...heading, ...words }];
  });
}

/** Returns the content of an element; undefined if the tag has no closing tag. */
function wordsOf(text: string, name: string, at: number) {
  const { end } = scanTag(text, at);
  const closing = text[end - 2] === '/' ? -1 : text.indexOf(`</${name}>`, end);
  if (closing === -1) return undefined;
  const inside = text.slice(end, closing);
  const start = end + inside.search(/\S|$/);
  const words = { start, end: Math.max(start, end + inside.trimEnd().length) };
  return { text: stripMarkdown(elementText(parse(inside))), words };
}
