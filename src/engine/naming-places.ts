/**
 * Where the pages, snippets, documents and configuration of a site name a page, a heading of it or a
 * file: where they would change if that had another name.
 */
import { decodePath } from '../core/address/slug-path.ts';
import type { Page } from '../core/pages/page.ts';
import { changeAt } from '../core/rename/change-link.ts';
import type { Moves, NamedFile } from '../core/rename/moves.ts';
import type { NamingSource } from '../core/rename/rename-page.ts';
import type { Span } from '../core/text/json/json-tree.ts';
import type { LoadedSite } from '../node/load-site.ts';
import { readNamingSources } from './naming-sources.ts';
import { planFollowing } from './rename-page.ts';

/** Offsets in the text of a file. */
export interface NamingPlace extends Span {
  readonly file: string;
}

/** What the other name has behind the real one, in the same folder. */
const MARK = '~';

/** Where links lead to a page; with an id, those to that place on it. */
export async function listLinksTo(
  loaded: LoadedSite,
  page: Page,
  id?: string,
): Promise<NamingPlace[]> {
  const slug = `${page.slug}${MARK}`;
  const files = new Map([[`${page.slug}.${page.format}`, `${slug}.${page.format}`]]);
  const moves = { pages: new Map([[page.slug, { page, slug }]]), files, folders: new Map() };
  const sources = await readNamingSources(loaded);
  const found = await listFollowing(loaded, moves, sources);
  if (id === undefined) return found;
  const inside = sources
    .filter(({ shownOn }) => shownOn.some((each) => each.slug === page.slug))
    .flatMap((source) => listInside(source, id));
  return [...found.filter(({ before }) => namesId(before, id)), ...inside];
}

/** Where a snippet or a static file is named. */
export async function listUsesOf(loaded: LoadedSite, { path }: NamedFile): Promise<NamingPlace[]> {
  const files = new Map([[path, markName(path)]]);
  const moves = { pages: new Map(), files, folders: new Map() };
  const sources = await readNamingSources(loaded);
  return await listFollowing(loaded, moves, sources);
}

/** The other name begins as the real one does, for variables may stand in its beginning. */
function markName(path: string): string {
  const extension = /\.[^./]*$/.exec(path)?.[0] ?? '';
  return path.slice(0, path.length - extension.length) + MARK + extension;
}

async function listFollowing(loaded: LoadedSite, moves: Moves, sources: readonly NamingSource[]) {
  const { files } = await planFollowing(loaded, moves, { redirect: false, sources });
  return files.flatMap(({ file, changes }) =>
    changes.map(({ start, end, before }) => ({ file, start, end, before })),
  );
}

/** The links in a file to a place on the page that shows them. */
function listInside({ path: file, text, links }: NamingSource, id: string): NamingPlace[] {
  const found: NamingPlace[] = [];
  const isFree = (at: number) => found.every(({ start }) => start !== at);
  for (const { url, position } of links) {
    if (!url.startsWith('#') || !namesId(url, id)) continue;
    const place = changeAt(text, { position, before: url, after: '', isFree });
    if (place) found.push({ file, start: place.start, end: place.end });
  }
  return found;
}

/** Whether an address, or one of those in a text, leads to an id. */
function namesId(written: string, id: string): boolean {
  const ids = [...written.matchAll(/#([^\s"')\]]+)/g)];
  return ids.some(([, named = '']) => decodePath(named) === id);
}
