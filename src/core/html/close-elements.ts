import { PLAIN_TEXT, RAW_TEXT } from './element-rules.ts';
import { KnownTags } from './known-tags.ts';
import { TagReader } from './read-tag.ts';

/** Elements whose content is not shown as text of the page, and that are seldom written for their content. */
const SWALLOWS = new Set(
  'audio canvas datalist iframe object select template textarea video'.split(' '),
);
const MENTION = new RegExp(`<(?:${[...SWALLOWS].join('|')})[\\s>]`, 'i');

/** What can be inside of such an element, directly after its opening tag. */
const PARTS = /(?:\s*<(?:source|track|param|option)\b[^>]*>(?:[^<]*<\/option\s*>)?)*/iy;

interface OpenElement {
  readonly name: string;
  readonly start: number;
}

interface Closed {
  readonly html: string;
  readonly open: readonly OpenElement[];
}

/**
 * Closes elements such as `<video>` that nothing closes, because browsers would take everything below for
 * their content.
 *
 * @param isClosedBelow whether a closing tag with this name follows the HTML.
 */
export function closeElements(html: string, isClosedBelow: (name: string) => boolean): Closed {
  if (!MENTION.test(html)) return { html, open: [] };
  const tags = new TagReader(html, new KnownTags());
  const lower = html.toLowerCase();
  const lastOf = lastPlaces(html);
  const open: OpenElement[] = [];
  let closed = '';
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const tag = /[a-z]/i.test(html.charAt(at + 1)) ? tags.readAt(at) : undefined;
    if (tag === undefined) {
      at = html.startsWith('<!--', at) ? placeOf(html, '-->', at) : at + 1;
      continue;
    }
    const { name, isSelfClosing, opening } = tag;
    const start = at;
    at += opening.source.length;
    if (isSelfClosing) continue;
    if (SWALLOWS.has(name) && lastOf(`</${name}`) < at && !isClosedBelow(name)) {
      PARTS.lastIndex = at;
      at += PARTS.exec(html)?.[0].length ?? 0;
      closed += `${html.slice(from, at)}</${name}>`;
      from = at;
      open.push({ name, start });
    } else if (RAW_TEXT.has(name) || PLAIN_TEXT.has(name)) {
      at = placeOf(lower, `</${name}`, at);
    }
  }
  return { html: closed + html.slice(from), open };
}

/** Returns the place of a text from an offset on, or the end. */
function placeOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at;
}

/**
 * Returns a function that finds the last place of a text in small letters, in whatever letters it is
 * written; below 0 if there is none. Searches for each text once.
 */
export function lastPlaces(html: string): (text: string) => number {
  const known = new Map<string, number>();
  let lower: string | undefined;
  return (text) => {
    lower ??= html.toLowerCase();
    const place = known.get(text) ?? lower.lastIndexOf(text);
    known.set(text, place);
    return place;
  };
}
