/** From the two names of `lectern rename` to a page and its new slug, or why that cannot be. */
import { fold, normalisePath } from '../address/slug-path.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkTargets } from '../navigation/resolve-link.ts';
import { RESERVED_NAMES } from '../pages/build-pages.ts';
import { findPage, nearestSlug } from '../pages/page-index.ts';
import type { PageMove } from './move-link.ts';
import { diagnoseRename } from './rename-entries.ts';

export interface RenameNames {
  readonly from: string;
  readonly to: string;
  readonly targets: LinkTargets;
  /** Folder of the pages, which authors may write in front: `content` or `''`. */
  readonly pagesDir: string;
  /** Whether a file of the project has this path. */
  readonly hasFile: (file: string) => boolean;
  /** Whether a file of this path would be a page. */
  readonly isPage: (file: string) => boolean;
}

export type RenameTarget =
  | { readonly kind: 'move'; readonly move: PageMove; readonly file: string }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic };

/** The page keeps the extension that it has. A new name that ends in a slash is a folder. */
export function findRenameTarget(names: RenameNames): RenameTarget {
  const { targets, pagesDir, hasFile } = names;
  const from = withoutFolder(names.from, pagesDir);
  const page = findPage(targets.index, from)?.page;
  if (page === undefined || !hasFile(page.file)) {
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
    ? { kind: 'move', move: { page, slug }, file }
    : refuse(diagnoseRename('rename/taken', { file: taken }, nowhere));
}

type TargetFault = 'outside' | 'empty' | 'reserved' | 'no-page';

function faultOf(
  slug: string | undefined,
  file: string,
  { isPage }: RenameNames,
): TargetFault | undefined {
  if (slug === undefined) return 'outside';
  const [top = ''] = slug.split('/', 1);
  if (top === '') return 'empty';
  if (RESERVED_NAMES.has(top.toLowerCase())) return 'reserved';
  return isPage(file) ? undefined : 'no-page';
}

/** The file that has the new name; a name that differs in case only is the page's own. */
function findRival({ page, slug }: PageMove, file: string, names: RenameNames): string | undefined {
  if (slug !== page.slug && fold(slug) === fold(page.slug)) return undefined;
  const rival = findPage(names.targets.index, slug)?.page.file;
  return rival ?? (names.hasFile(file) ? file : undefined);
}

function toSlug({ to, pagesDir }: RenameNames, old: string): string | undefined {
  const path = normalisePath(withoutFolder(to, pagesDir));
  if (path === undefined || !/[/\\]$/.test(to)) return path;
  return [path, old.slice(old.lastIndexOf('/') + 1)].filter((part) => part !== '').join('/');
}

/** Authors also name files as they see them from the project's folder. */
function withoutFolder(name: string, folder: string): string {
  const plain = name.replace(/^(?:\.?\/)+/, '');
  return folder !== '' && plain.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : plain;
}

function refuse(diagnostic: Diagnostic): RenameTarget {
  return { kind: 'refused', diagnostic };
}

/** Names of the command line have no file. */
const nowhere = { file: '' };
