import type { RequestedPages, SourceDocument } from './requested-pages.ts';
import { documentIdOf } from '../document/document.ts';
import type { Reference } from '../model/model.ts';
import { folderOf } from './lost-documents.ts';

/**
 * Returns a copy of the document for each folder in which docs.json asks for all of its pages, because
 * languages and versions can each have their own.
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

/**
 * Returns a function that takes one key of a part of a document and returns that part's keys in all copies
 * of the document.
 */
export function findCopies(references: readonly Reference[]): (key: string) => readonly string[] {
  const byName = Map.groupBy(references, ({ name }) => name);
  const idsOf = new Map(
    references.map(({ id, name }) => [id, (byName.get(name) ?? []).map((copy) => copy.id)]),
  );
  return (key) => {
    const id = documentIdOf(key);
    return (idsOf.get(id) ?? [id]).map((copy) => copy + key.slice(id.length));
  };
}

/** Makes all copies of a document offer the files of the first, because their contents are the same. */
export function shareFiles<Built extends { readonly reference: Reference }>(
  documents: readonly Built[],
): readonly Built[] {
  const firsts = new Map<string, Reference>();
  return documents.map((built) => {
    const { reference } = built;
    const first = firsts.get(reference.name);
    if (first === undefined) firsts.set(reference.name, reference);
    const { download, collections } = first ?? {};
    const files = { ...(download && { download }), ...(collections && { collections }) };
    return first === undefined ? built : { ...built, reference: { ...reference, ...files } };
  });
}

/** Whether pages are generated for everything in a document, not only for what entries name. */
function listsAll(asked: RequestedPages): boolean {
  return asked.kind === 'division' || (asked.kind === 'node' && asked.listedIn !== undefined);
}
