/** Resolves the two names of `lectern rename` to the files that move, or to why they cannot. */
import { fold, normalizePath } from '../address/slug-path.ts';
import { findSlugFault, RESERVED_NAMES } from '../pages/build-pages.ts';
import type { PageMove } from './moves.ts';
import { findPage, nearestSlug } from '../pages/page-index.ts';
import { diagnoseRename } from './rename-entries.ts';
import { findFilesTarget } from './rename-files.ts';
import {
  isTaken,
  nowhere,
  refuse,
  type RenameNames,
  type RenameTarget,
  withoutFolder,
} from './rename-names.ts';

/**
 * Finds what moves. A page keeps its extension; a new name that ends in a slash is the folder for it. A
 * name that no page has, or with a trailing slash, can be that of a folder.
 */
export function findRenameTarget(names: RenameNames): RenameTarget {
  const { targets, pagesDir, hasFile } = names;
  const from = withoutFolder(names.from, pagesDir);
  const found = findPage(targets.index, from)?.page;
  const page = found !== undefined && hasFile(found.file) ? found : undefined;
  const isFolder = page === undefined || from.endsWith('/');
  const folder = isFolder ? findFolderTarget(names, from) : undefined;
  if (folder !== undefined) return folder;
  if (page === undefined) {
    const files = findFilesTarget(names);
    if (files !== undefined) return files;
    const nearest = nearestSlug(targets.index, from);
    return refuse(diagnoseRename('rename/no-page', { name: names.from, nearest }, nowhere));
  }
  const slug = toSlug(names, page.slug);
  const stem = page.file.slice(0, -`${page.slug}.${page.format}`.length);
  const file = `${stem}${slug ?? ''}.${page.format}`;
  const reason = faultOf(slug, file, names);
  if (slug === undefined || reason !== undefined) {
    const facts = { name: names.to, reason: reason ?? 'outside' };
    return refuse(diagnoseRename('rename/bad-name', facts, nowhere));
  }
  const taken = findRival({ page, slug }, file, names);
  return taken === undefined
    ? { kind: 'move', from: page.file, to: file, files: new Map([[page.file, file]]) }
    : refuse(diagnoseRename('rename/taken', { file: taken }, nowhere));
}

/** Returns undefined if there is no such folder of pages. */
function findFolderTarget(names: RenameNames, name: string): RenameTarget | undefined {
  const { targets, pagesDir, filesIn, configParts } = names;
  const [from, to] = [normalizePath(name), normalizePath(withoutFolder(names.to, pagesDir))];
  if (from === undefined || !targets.index.folders.has(from)) return undefined;
  const inProject = (folder: string) => `${pagesDir === '' ? '' : `${pagesDir}/`}${folder}/`;
  const source = inProject(from);
  const target = inProject(to ?? '');
  const moves = filesIn(source).map((file) => [file, target + file.slice(source.length)] as const);
  const files = new Map(moves);
  // Pages that are generated from a document have its file.
  const pages = targets.index.pages.filter(
    ({ file, origin }) => origin === 'file' && files.has(file),
  );
  if (pages.length === 0) return undefined;
  const reasons = pages.map(({ file }) => faultOf(to, files.get(file) ?? '', names));
  const reason = reasons.find((each) => each !== undefined);
  if (reason !== undefined) {
    return refuse(diagnoseRename('rename/bad-name', { name: names.to, reason }, nowhere));
  }
  const part = [...files.keys()].find((file) => configParts.has(file));
  if (part !== undefined)
    return refuse(diagnoseRename('rename/config-part', { file: part }, nowhere));
  const taken = moves.map(([, file]) => file).find((file) => isTaken(file, files, names));
  return taken === undefined
    ? { kind: 'move', from: source, to: target, files }
    : refuse(diagnoseRename('rename/taken', { file: taken }, nowhere));
}

type TargetFault = 'outside' | 'empty' | 'reserved' | 'no-page' | 'unfit';

function faultOf(
  slug: string | undefined,
  file: string,
  { roleOf }: RenameNames,
): TargetFault | undefined {
  if (slug === undefined) return 'outside';
  const [top = ''] = slug.split('/', 1);
  if (top === '') return 'empty';
  if (RESERVED_NAMES.has(top.toLowerCase())) return 'reserved';
  if (roleOf(file) !== 'page') return 'no-page';
  return findSlugFault(slug, 'never') === undefined ? undefined : 'unfit';
}

/** Returns the file that already has the new name. A name that differs only in case is the page's own. */
function findRival({ page, slug }: PageMove, file: string, names: RenameNames): string | undefined {
  if (slug !== page.slug && fold(slug) === fold(page.slug)) return undefined;
  const rival = findPage(names.targets.index, slug)?.page.file;
  return rival ?? (names.hasFile(file) ? file : undefined);
}

function toSlug({ to, pagesDir }: RenameNames, old: string): string | undefined {
  const path = normalizePath(withoutFolder(to, pagesDir));
  if (path === undefined || !/[/\\]$/.test(to)) return path;
  return [path, old.slice(old.lastIndexOf('/') + 1)].filter((part) => part !== '').join('/');
}
