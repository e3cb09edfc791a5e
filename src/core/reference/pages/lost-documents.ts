/**
 * Documents that were requested but could not be read. This is reported once, with its cause. Because
 * nobody knows what they would contain, nothing that may come from them is reported as wrong.
 */
import { isExternal } from '../../address/link.ts';
import { normalizePath } from '../../address/slug-path.ts';
import type { SymbolSourceKind } from '../model/symbol-model.ts';
import type { RequestedPages } from './requested-pages.ts';
import { chooseDocuments } from './find-operation.ts';

export interface LostDocument {
  /** The name that entries use: a path from the project folder without a leading slash, or a URL. */
  readonly name: string;
  readonly asked: readonly RequestedPages[];
  /**
   * Whether entries without a document can mean this one: it belongs to the site and is not only named by a
   * page.
   */
  readonly isOfSite: boolean;
  /** The kind of a source of symbols; absent for an OpenAPI document. */
  readonly symbols?: SymbolSourceKind;
}

/** The folder of generated pages for which the configuration names none. */
export const defaultFolder = 'api-reference';

/** The documents that could be read, and those that could not. */
export interface KnownDocuments {
  readonly references: readonly { readonly name: string }[];
  readonly lost: readonly LostDocument[];
}

/**
 * Whether something may be in a lost document. `document` is the name that an entry gives the document, if
 * any.
 */
export function mayBeUnreadable(
  document: string | undefined,
  { references, lost }: KnownDocuments,
): boolean {
  if (document === undefined) return lost.some(({ isOfSite }) => isOfSite);
  if (chooseDocuments(references, document).length > 0) return false;
  return chooseDocuments(lost, document).length > 0;
}

/** Returns the folders that would hold the generated pages of lost documents, without outer slashes. */
export function listLostFolders(lost: readonly LostDocument[]): readonly string[] {
  return [...new Set(lost.flatMap(({ asked }) => asked.map(folderOf)))];
}

/** Returns the folder of the pages that are requested, without outer slashes. */
export function folderOf(asked: RequestedPages): string {
  if (asked.kind !== 'division') return asked.directory ?? defaultFolder;
  if (isExternal(asked.url)) return defaultFolder;
  return normalizePath(asked.url.replace(/[?#].*$/s, '')) || defaultFolder;
}
