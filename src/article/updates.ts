/** Reads an article's `Update` entries for its feed and for the filter above them. */
import { parseDay } from '../core/pages/day.ts';
import { HEADINGS } from '../core/html/element-rules.ts';
import { parse } from '../core/html/parse.ts';
import { findElement, elementText } from '../core/html/text.ts';
import type { Element } from '../core/html/tree.ts';
import { type ChooseTags, write } from '../core/html/write.ts';
import { type FeedEntry, OWN_ADDRESS } from '../core/publish/feed.ts';
import type { UpdateNote } from './facts/notes.ts';
import { isControl, type NotesByElement } from './facts/read-notes.ts';

/** Elements that only have an effect on the page, not in a feed. */
const LIVELY = new Set(['script', 'style', 'svg']);

/**
 * Lists the entries in the order of the page. An entry without a heading cannot be linked to, so it is left
 * out.
 */
export function listFeedEntries(notes: NotesByElement): FeedEntry[] {
  return updatesIn(notes).flatMap(({ element, note }) => {
    const heading = findElement(element, ({ name }) => HEADINGS.has(name));
    const body = findElement(element, (inner) => notes.get(inner)?.kind === 'update-body');
    if (heading === undefined) return [];
    const content = note.feedHtml === undefined ? body : parse(note.feedHtml);
    const html = write(content?.children ?? [], forFeeds(notes)).trim();
    return [toEntry(note, { heading, html })];
  });
}

export function listUpdateTags(notes: NotesByElement): readonly string[] {
  return [...new Set(updatesIn(notes).flatMap(({ note }) => note.tags))];
}

function updatesIn(notes: NotesByElement): { element: Element; note: UpdateNote }[] {
  return Array.from(notes).flatMap(([element, note]) =>
    note.kind === 'update' ? [{ element, note }] : [],
  );
}

function toEntry(
  note: UpdateNote,
  { heading, html }: { heading: Element; html: string },
): FeedEntry {
  const title = elementText(heading);
  const [day] = [note.date ?? '', title, note.description].flatMap((text) => parseDay(text) ?? []);
  return {
    id: heading.get('id') ?? '',
    ...(day && { day: day.toISOString() }),
    title: note.feedTitle ?? title,
    html,
  };
}

/** Leaves out what only works on the page; a button with words is replaced by its words. */
function forFeeds(notes: NotesByElement): ChooseTags {
  return (element) => {
    if (LIVELY.has(element.name) || isControl(notes.get(element))) return undefined;
    if (element.name === 'button') return { opening: '', closing: '' };
    return { opening: element.openingWith(ownAddresses(element)), closing: element.closing };
  };
}

/** Returns the attributes with addresses of the site, with these marked. */
function ownAddresses(element: Element): Readonly<Record<string, string>> {
  const marked: Record<string, string> = {};
  for (const name of ['href', 'src', 'poster']) {
    const value = element.get(name) ?? '';
    const isOwn = /^\/(?!\/)/.test(value) || (name === 'href' && value.startsWith('#'));
    if (isOwn) marked[name] = OWN_ADDRESS + value;
  }
  const list = element.get('srcset');
  if (list !== undefined) {
    marked['srcset'] = list.replace(/(^|,\s*)\/(?!\/)/g, `$1${OWN_ADDRESS}/`);
  }
  return marked;
}
