/** The pages, snippets and overlays of a loaded site, what they name, and the pages that show them. */
import { addRootSlash } from '../core/address/import-paths.ts';
import type { Page } from '../core/pages/page.ts';
import { snippetFileOf } from '../core/pages/uses.ts';
import type { NamingSource } from '../core/rename/rename-page.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { type FileUses, readUses } from '../markdown/compile/read-uses.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { readNamingOverlays } from './naming-overlays.ts';
import { toReadingHost } from './store/store-content.ts';

type UsingSource = Omit<NamingSource, 'shownOn' | 'snippets'> & FileUses;

type FindSnippet = (path: string, from: string) => SourceFile | undefined;

export async function readNamingSources(loaded: LoadedSite): Promise<NamingSource[]> {
  const { site, docs } = loaded;
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const sources: UsingSource[] = [];
  const { variables } = site.config;
  for (const { file: path, text, slug, format } of docs.pages) {
    const uses = await readUses({ path, text }, variables);
    sources.push({ path, text, root: `${slug}.${format}`, page: pages.get(path), ...uses });
  }
  for (const { file: path, text, path: root } of docs.snippets) {
    const uses = await readUses({ path, text }, variables);
    sources.push({ path, text, root, ...uses });
  }
  const { findSnippet } = toReadingHost(loaded);
  const shownOn = listShowing(sources, findSnippet);
  const roots = new Map(sources.map(({ path, root }) => [path, root]));
  const ofPages = sources.map((source) => ({
    ...source,
    shownOn: [...(shownOn.get(source.path) ?? [])],
    snippets: listSnippets(source, roots, findSnippet),
  }));
  return [...ofPages, ...readNamingOverlays(loaded)];
}

/** Lists the files that `<Snippet file>` tags in a file name. */
function listSnippets(
  { path: from, tags }: UsingSource,
  roots: ReadonlyMap<string, string>,
  findSnippet: FindSnippet,
): NamingSource['snippets'] {
  return tags.flatMap((tag) => {
    const { written, position } = snippetFileOf(tag) ?? {};
    if (written === undefined || position === undefined) return [];
    const path = roots.get(findSnippet(written, from)?.path ?? '');
    return path === undefined ? [] : [{ written, path, position }];
  });
}

/** Returns, by the path of each file, the pages that show it, directly or through snippets. */
function listShowing(
  sources: readonly UsingSource[],
  findSnippet: FindSnippet,
): ReadonlyMap<string, ReadonlySet<Page>> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const shownOn = new Map(sources.map(({ path }) => [path, new Set<Page>()]));
  for (const { path: first, page } of sources) {
    if (page === undefined) continue;
    const pending = [first];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const shown = shownOn.get(path);
      if (shown === undefined || shown.has(page)) continue;
      shown.add(page);
      const used = byPath.get(path);
      if (used === undefined) continue;
      for (const each of listShown(used, findSnippet)) pending.push(each);
    }
  }
  return shownOn;
}

function listShown(
  { path, imports, tags }: UsingSource,
  findSnippet: FindSnippet,
): readonly string[] {
  const named = tags.flatMap((tag) => snippetFileOf(tag)?.written ?? []);
  const isFile = (each: string) => findSnippet(each, path) !== undefined;
  const rooted = imports.map((each) => addRootSlash(each.path, isFile));
  // A bare name is the name of a package.
  const imported = rooted.filter((each) => /^[./]/.test(each));
  return [...imported, ...named].flatMap((each) => findSnippet(each, path)?.path ?? []);
}
