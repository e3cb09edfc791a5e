/** Reads the operations of all API documents of a site from its search index. */
import type { SearchIndex } from '../search/open-index.ts';

export interface IndexedOperation {
  readonly method: string;
  readonly path: string;
  readonly title: string;
  /** The address from the site's root, without base. */
  readonly href: string;
  /** Empty for pages that belong to all versions, and on sites without versions. */
  readonly version: string;
}

/** Returns the operations that readers can search for, in reading order. */
export async function readOperations(index: SearchIndex): Promise<readonly IndexedOperation[]> {
  const operations: IndexedOperation[] = [];
  for (let page = 0; page < index.firstOf.length; page += 1) {
    const { title, href = '', method, path } = (await index.record(page)) ?? {};
    if (title === undefined || method === undefined || path === undefined) continue;
    operations.push({ method, path, title, href, version: versionOf(index, page) });
  }
  return operations;
}

function versionOf({ manifest, versionOf: numbers }: SearchIndex, page: number): string {
  return manifest.versions[(numbers[page] ?? 0) - 1] ?? '';
}
