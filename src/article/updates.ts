/** What an article's `Update` entries are to its feed and to the filter above them. */
import { parseDay } from '../core/chrome/day.ts';
import { HEADINGS } from '../core/html/element-rules.ts';
import { findElement, textOf } from '../core/html/text.ts';
import type { Element } from '../core/html/tree.ts';
import { write } from '../core/html/write.ts';
import type { FeedEntry } from '../core/publish/feed.ts';
import type { UpdateNote } from './facts/notes.ts';
import type { NotesByElement } from './facts/read-notes.ts';

/** Parts that do something on the page, and nothing in a feed. */
const LIVELY = new Set(['script', 'style', 'button', 'svg']);

/** In the order of the page. An entry that has no heading cannot be reached. */
export function listFeedEntries(notes: NotesByElement): FeedEntry[] {
  return updatesIn(notes).flatMap(({ element, note }) => {
    const heading = findElement(element, ({ name }) => HEADINGS.has(name));
    const body = findElement(element, (inner) => notes.get(inner)?.kind === 'update-body');
    return heading === undefined ? [] : [toEntry(note, { body, heading })];
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
  { body, heading }: { body: Element | undefined; heading: Element },
): FeedEntry {
  const title = textOf(heading);
  const [day] = [note.date ?? '', title, note.description].flatMap((text) => parseDay(text) ?? []);
  const isLively = ({ name }: Element) => LIVELY.has(name);
  return {
    id: heading.get('id') ?? '',
    ...(day && { day: day.toISOString() }),
    title: note.feedTitle ?? title,
    html: note.feedHtml ?? write(body?.children ?? [], isLively).trim(),
  };
}
