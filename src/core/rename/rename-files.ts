/**
 * Resolves the two names of `lectern rename` to files that are not pages: a snippet, an image, a document,
 * or a folder that contains nothing else. They must keep their purpose.
 */
import { normalizePath } from '../address/slug-path.ts';
import { diagnoseRename } from './rename-entries.ts';
import {
  isTaken,
  nowhere,
  refuse,
  type RenameNames,
  type RenameTarget,
  withoutFolder,
} from './rename-names.ts';

/** Returns undefined if nothing of that name is in use. */
export function findFilesTarget(names: RenameNames): RenameTarget | undefined {
  const source = findSource(names);
  if (source === undefined) return undefined;
  const to = targetOf(source, names);
  if (to === undefined || to === '') {
    const reason = to === undefined ? 'outside' : 'empty';
    return refuse(diagnoseRename('rename/bad-name', { name: names.to, reason }, nowhere));
  }
  const { from, files: moving } = source;
  const files = new Map(moving.map((file) => [file, to + file.slice(from.length)]));
  const part = moving.find((file) => names.configParts.has(file));
  if (part !== undefined)
    return refuse(diagnoseRename('rename/config-part', { file: part }, nowhere));
  if ([...files].some(([old, moved]) => !isUsedAlike(old, moved, names))) {
    const facts = { name: names.to, reason: 'unlike' as const };
    return refuse(diagnoseRename('rename/bad-name', facts, nowhere));
  }
  const taken = [...files.values()].find((file) => isTaken(file, files, names));
  return taken === undefined
    ? { kind: 'move', from, to, files }
    : refuse(diagnoseRename('rename/taken', { file: taken }, nowhere));
}

interface Source {
  /** A file, or a folder with a trailing slash; relative to the project folder. */
  readonly from: string;
  readonly files: readonly string[];
}

function findSource({ from, pagesDir, hasFile, filesIn, roleOf }: RenameNames): Source | undefined {
  const path = toFilePath(from);
  if (path === undefined || path === '') return undefined;
  const isInUse = (file: string) => roleOf(file) !== 'none' && roleOf(file) !== 'config';
  for (const before of pagesDir === '' ? [''] : ['', `${pagesDir}/`]) {
    const name = before + path;
    if (!from.endsWith('/') && hasFile(name) && isInUse(name)) {
      return { from: name, files: [name] };
    }
    const files = filesIn(`${name}/`);
    if (files.some(isInUse)) return { from: `${name}/`, files };
  }
  return undefined;
}

/** Normalizes a path and keeps its extension, which slugs of pages do not have. */
function toFilePath(name: string): string | undefined {
  const path = normalizePath(name);
  const [extension = ''] = /\.mdx?$/i.exec(name.trim()) ?? [];
  return path === undefined ? undefined : path + extension;
}

/** Returns the new path. A file keeps its extension, and its name if the new one is that of a folder. */
function targetOf({ from }: Source, { to, pagesDir }: RenameNames): string | undefined {
  const isOfPages = pagesDir !== '' && from.startsWith(`${pagesDir}/`);
  const before = isOfPages ? `${pagesDir}/` : '';
  const path = toFilePath(isOfPages ? withoutFolder(to, pagesDir) : to);
  if (path === undefined || path === '') return path;
  if (from.endsWith('/')) return `${before}${path}/`;
  const name = from.slice(from.lastIndexOf('/') + 1);
  if (/[/\\]$/.test(to)) return `${before}${path}/${name}`;
  const extension = /\.[^.]+$/.exec(name)?.[0] ?? '';
  return before + (path.endsWith(extension) ? path : path + extension);
}

/**
 * Whether a file keeps its purpose. A snippet in a snippets folder would be a page elsewhere; one that
 * pages import is a snippet wherever it is.
 */
function isUsedAlike(old: string, moved: string, { roleOf, pagesDir }: RenameNames): boolean {
  // Files outside the folder of the pages are named from a different root.
  if (pagesDir !== '' && topOf(old) !== topOf(moved)) return false;
  const [now, then] = [roleOf(old), roleOf(moved)];
  const isImported = now === 'snippet' && then === 'page' && !IN_SNIPPETS.test(old);
  return now === then || isImported;
}

function topOf(file: string): string {
  return file.slice(0, file.indexOf('/') + 1);
}

const IN_SNIPPETS = /(?:^|\/)_?snippets\//;
