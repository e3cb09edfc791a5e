/** What can be searched for on a built site: its index, and titles and headings as queries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from '../format.ts';
import { openIndex, type SearchIndex } from '../open-index.ts';

export interface KnownItem {
  readonly text: string;
  readonly href: string;
}

const SAMPLE = 400;

/** Opens the index in a folder as a browser does; `loaded` collects the names of the files read. */
export async function openIndexFolder(dir: string) {
  const loaded: string[] = [MANIFEST];
  const load = (name: string) => {
    loaded.push(name);
    return Promise.resolve(readFileSync(join(dir, name), 'utf8'));
  };
  const index = await openIndex(load, readFileSync(join(dir, MANIFEST), 'utf8'));
  if (index === undefined) throw new Error('The index is of another format.');
  return { index, loaded };
}

/** Lists titles and headings that occur only once. */
export async function listItems(index: SearchIndex) {
  const titles: KnownItem[] = [];
  const headings: KnownItem[] = [];
  for (let page = 0; page < index.firstOf.length; page += 1) {
    const record = await index.record(page);
    if (record === undefined) continue;
    titles.push({ text: record.title, href: record.href });
    for (const [id, text] of record.sections) {
      if (id !== '') headings.push({ text, href: `${record.href}#${id}` });
    }
  }
  const counts = Map.groupBy([...titles, ...headings], ({ text }) => text.toLowerCase());
  const isOnly = ({ text }: KnownItem) =>
    text !== '' && counts.get(text.toLowerCase())?.length === 1;
  return { titles: sample(titles.filter(isOnly)), headings: sample(headings.filter(isOnly)) };
}

/** Takes at most `most` values, evenly spread over all of them. */
export function sample<Value>(values: readonly Value[], most = SAMPLE): Value[] {
  const step = Math.max(1, values.length / most);
  const count = Math.min(values.length, most);
  return Array.from({ length: count }, (_, rank) => values[Math.floor(rank * step)]).filter(
    (value) => value !== undefined,
  );
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
