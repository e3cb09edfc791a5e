/**
 * Finds where the pages, snippets, documents and configuration of a site name a page, a heading on it or a
 * file: the places that would change if it were renamed.
 */
import { decodePath } from '../core/address/slug-path.ts';
import type { Page } from '../core/pages/page.ts';
import { changeAt } from '../core/rename/change-link.ts';
import type { Moves, NamedFile } from '../core/rename/moves.ts';
import type { NamingSource } from '../core/rename/rename-page.ts';
import type { Span } from '../core/text/json/json-tree.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { readNamingSources } from './naming-sources.ts';
import { planLinkUpdates } from './rename-page.ts';

/** Offsets in the text of a file. */
export interface NamingPlace extends Span {
  readonly file: string;
}

/** Appended to the real name to make another one in the same folder, as if for a rename. */
const MARK = '~';

/** Lists the links to a page; with an id, only those to that place on it. */
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

/** Lists where a snippet or a static file is named. */
export async function listUsesOf(loaded: LoadedSite, { path }: NamedFile): Promise<NamingPlace[]> {
  const files = new Map([[path, markName(path)]]);
  const moves = { pages: new Map(), files, folders: new Map() };
  const sources = await readNamingSources(loaded);
  return await listFollowing(loaded, moves, sources);
}

/** The other name begins like the real one, because variables may appear at the beginning. */
function markName(path: string): string {
  const extension = /\.[^./]*$/.exec(path)?.[0] ?? '';
  return path.slice(0, path.length - extension.length) + MARK + extension;
}

async function listFollowing(loaded: LoadedSite, moves: Moves, sources: readonly NamingSource[]) {
  const { files } = await planLinkUpdates(loaded, moves, { redirect: false, sources });
  return files.flatMap(({ file, changes }) =>
    changes.map(({ start, end, before }) => ({ file, start, end, before })),
  );
}

/** Lists the links in a file to a place on the page that shows the file. */
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

/** Whether an address, or one of the addresses in a text, points to an id. */
function namesId(written: string, id: string): boolean {
  const ids = [...written.matchAll(/#([^\s"')\]]+)/g)];
  return ids.some(([, named = '']) => decodePath(named) === id);
}
