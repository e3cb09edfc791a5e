/** The operations of all API documents of a site, as its search index has them. */
import type { SearchIndex } from '../search/open-index.ts';

export interface IndexedOperation {
  readonly method: string;
  readonly path: string;
  readonly title: string;
  /** From the site's root, without base. */
  readonly href: string;
  /** Empty for pages of all versions, and on sites without. */
  readonly version: string;
}

/** In reading order; those that readers can search for. */
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
