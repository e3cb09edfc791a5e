import type { RequestedPages, SourceDocument } from './build-references.ts';
import { folderOf } from './lost-documents.ts';

/**
 * A document once for each folder that docs.json asks all of its pages in: languages and versions may
 * each have pages of their own of it.
 */
export function splitByFolder(source: SourceDocument): readonly SourceDocument[] {
  const [first = [], ...others] = Map.groupBy(source.asked.filter(listsAll), folderOf).values();
  if (others.length === 0) return [source];
  const shared = source.asked.filter((asked) => !listsAll(asked));
  return [
    { ...source, asked: [...shared, ...first] },
    ...others.map((asked) => ({ ...source, asked })),
  ];
}

/** Whether all pages are made, and not those alone that entries name. */
function listsAll(asked: RequestedPages): boolean {
  return asked.kind === 'division' || (asked.kind === 'node' && asked.listedIn !== undefined);
}
