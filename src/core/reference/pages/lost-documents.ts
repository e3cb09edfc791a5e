/**
 * Documents that were asked for and could not be read. That was told once, with its cause; of what
 * they would hold nobody knows, so nothing that may come from them is called wrong.
 */
import { isExternal } from '../../address/link.ts';
import { normalisePath } from '../../address/slug-path.ts';
import type { RequestedPages } from './build-references.ts';
import { chooseDocuments } from './find-operation.ts';

export interface LostDocument {
  /** As entries name it: a path from the project folder without leading slash, or a URL. */
  readonly name: string;
  readonly asked: readonly RequestedPages[];
  /** Entries that name no document may mean it: it is the site's, not only named by a page. */
  readonly isOfSite: boolean;
}

/** The folder of generated pages that no configuration names. */
export const defaultFolder = 'api-reference';

/** What is known of documents: those that are read, and those that are not. */
export interface KnownDocuments {
  readonly references: readonly { readonly name: string }[];
  readonly lost: readonly LostDocument[];
}

/** Whether something may be in a lost document. `document` is how an entry calls it, if it does. */
export function isPerhapsLost(
  document: string | undefined,
  { references, lost }: KnownDocuments,
): boolean {
  if (document === undefined) return lost.some(({ isOfSite }) => isOfSite);
  if (chooseDocuments(references, document).length > 0) return false;
  return chooseDocuments(lost, document).length > 0;
}

/** Folders that would hold the generated pages of lost documents, without outer slashes. */
export function listLostFolders(lost: readonly LostDocument[]): readonly string[] {
  return [...new Set(lost.flatMap(({ asked }) => asked.map(folderOf)))];
}

/** The folder of the pages that are asked for, without outer slashes. */
export function folderOf(asked: RequestedPages): string {
  if (asked.kind === 'node') return asked.directory ?? defaultFolder;
  if (asked.kind === 'config' || isExternal(asked.url)) return defaultFolder;
  return normalisePath(asked.url.replace(/[?#].*$/s, '')) || defaultFolder;
}
