import type { RequestedPages, SourceDocument } from './build-references.ts';
import { documentIdOf } from '../document/document.ts';
import type { Reference } from '../model/model.ts';
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

/** Gives the keys that a part of a document has in all of its copies, by one of them. */
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

/** The copies of a document offer the files of the first: what they hold is the same. */
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

/** Whether all pages are made, and not those alone that entries name. */
function listsAll(asked: RequestedPages): boolean {
  return asked.kind === 'division' || (asked.kind === 'node' && asked.listedIn !== undefined);
}
