/** Reads one opening tag, as browsers do: a `>` in a quoted value does not end it. */
import { copyText } from '../text/copy-text.ts';
import type { KnownTags } from './known-tags.ts';
import { type WrittenAttribute, Opening } from './opening.ts';

export interface ReadTag {
  /** In lower case. */
  readonly name: string;
  readonly opening: Opening;
  readonly isSelfClosing: boolean;
}

/** Reads the tags of one text, those that are not known. */
export class TagReader {
  readonly #html: string;
  readonly #known: KnownTags;

  constructor(html: string, known: KnownTags) {
    this.#html = html;
    this.#known = known;
  }

  /** The tag that begins at `start`, where `<` or `</` and a letter stand; undefined if it never ends. */
  readAt(start: number): ReadTag | undefined {
    const first = this.#html.indexOf('>', start) + 1;
    if (first === 0) return undefined;
    // What was a whole tag once is one again: reading it does not depend on what follows.
    const source = this.#html.slice(start, first);
    const known = this.#known.get(source);
    if (known !== undefined) return known;
    const tag = readTag(this.#html, start);
    if (tag?.opening.source.length !== source.length) return tag;
    // A tag that is kept must not be a slice of its page, which would be kept as a whole.
    const own = copyText(source);
    this.#known.add(own, readTag(own, 0) ?? tag);
    return tag;
  }
}

const NAME = /<\/?([^\s/>]+)/y;
/** A value without quotes ends at a space. */
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
    opening: new Opening({ head, attributes, tail }),
    isSelfClosing: tail.endsWith('/>'),
  };
}

const QUOTE_AHEAD = /\s*=\s*["']/y;

/** Whether a quoted value begins here: it would have been read if it ended. */
function isCutOff(html: string, at: number): boolean {
  QUOTE_AHEAD.lastIndex = at;
  return QUOTE_AHEAD.test(html);
}
