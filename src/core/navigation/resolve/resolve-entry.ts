/** Resolves one entry of `navigation`: to a page, an operation, or a kind of mistake. */
import { linkFault } from '../../address/link.ts';
import { decodePath, normalizePath } from '../../address/slug-path.ts';
import {
  parseMisspelledOperation,
  parseOperationEntry,
  type OperationEntry,
} from '../../address/operation-entry.ts';
import { findPage, nearestSlug, type PageIndex } from '../../pages/page-index.ts';
import type { Page } from '../../pages/page.ts';

/** An address on another site, with a label in place of its missing name. */
export interface AddressTarget {
  readonly kind: 'url';
  readonly href: string;
  readonly label: string;
}

export type EntryTarget =
  | { readonly kind: 'page'; readonly page: Page; readonly caseDiffers: boolean }
  | { readonly kind: 'operation'; readonly operation: OperationEntry }
  | AddressTarget
  | { readonly kind: 'outside' }
  | { readonly kind: 'folder'; readonly example: string }
  | { readonly kind: 'missing'; readonly nearest: string | undefined };

/** Pages take precedence over operations, because file names can contain spaces. */
export function resolveEntry(entry: string, index: PageIndex): EntryTarget {
  const found = findPage(index, entry);
  if (found !== undefined) return { kind: 'page', ...found };
  const operation = parseOperationEntry(entry) ?? parseMisspelledOperation(entry);
  if (operation !== undefined) return { kind: 'operation', operation };
  if (/^https?:\/\//i.test(entry) && linkFault(entry) === undefined) {
    return { kind: 'url', href: entry, label: entry.replace(/^https?:\/\/(?:www\.)?|\/+$/gi, '') };
  }
  const path = normalizePath(decodePath(entry));
  if (path === undefined) return { kind: 'outside' };
  // A folder can have the name of a page, whose extension the path leaves out.
  const written = entry.replace(/^\.?\/+|\/+$/g, '');
  const folder = [path, written].find((each) => index.folders.has(each));
  const example = folder === undefined ? undefined : firstInFolder(index, folder);
  if (example !== undefined) return { kind: 'folder', example };
  return { kind: 'missing', nearest: nearestSlug(index, entry) };
}

function firstInFolder({ pages }: PageIndex, folder: string): string | undefined {
  return pages.find(({ slug }) => slug.startsWith(`${folder}/`))?.slug;
}
