/** Reads a single tag, as browsers do: a `>` in a quoted value does not end it. */
import { copyText } from '../text/copy-text.ts';
import type { KnownTags } from './known-tags.ts';
import { type WrittenAttribute, OpeningTag, type ReadTag } from './opening.ts';

/** Reads the tags of one text, and caches them. */
export class TagReader {
  readonly #html: string;
  readonly #known: KnownTags;

  constructor(html: string, known: KnownTags) {
    this.#html = html;
    this.#known = known;
  }

  /** Returns the tag that begins at `start` with `<` or `</` and a letter; undefined if it never ends. */
  readAt(start: number): ReadTag | undefined {
    const first = this.#html.indexOf('>', start) + 1;
    if (first === 0) return undefined;
    // A text that was a whole tag once is one again: parsing it does not depend on what follows.
    const source = this.#html.slice(start, first);
    const known = this.#known.get(source);
    if (known !== undefined) return known;
    const tag = readTag(this.#html, start);
    if (tag?.opening.source.length !== source.length) return tag;
    // A cached tag must not be a slice of its page, because that would retain the whole page in memory.
    const own = copyText(source);
    this.#known.add(own, readTag(own, 0) ?? tag);
    return tag;
  }
}

const NAME = /<\/?([^\s/>]+)/y;
/** An unquoted value ends at whitespace. */
const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)|(?=>)))?/y;
const TAIL = /[\s/]*>/y;

function readTag(html: string, start: number): ReadTag | undefined {
  NAME.lastIndex = start;
  const [head, written = ''] = NAME.exec(html) ?? [''];
  let at = NAME.lastIndex;
  const attributes: WrittenAttribute[] = [];
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(html);
    if (match === null) break;
    at = ATTRIBUTE.lastIndex;
    const name = (match[1] ?? '').toLowerCase();
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    if (value === '' && isCutOff(html, at)) return undefined;
    attributes.push({ name, value, source: match[0] });
  }
  TAIL.lastIndex = at;
  const tail = TAIL.exec(html)?.[0];
  if (tail === undefined) return undefined;
  return {
    name: written.toLowerCase(),
    opening: new OpeningTag({ head, attributes, tail }),
    isSelfClosing: tail.endsWith('/>'),
  };
}

const QUOTE_AHEAD = /\s*=\s*["']/y;

/**
 * Whether an unclosed quoted value begins here: a closed one would have been read as part of the attribute.
 */
function isCutOff(html: string, at: number): boolean {
  QUOTE_AHEAD.lastIndex = at;
  return QUOTE_AHEAD.test(html);
}
