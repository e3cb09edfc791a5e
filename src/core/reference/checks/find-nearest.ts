/** Looks up what misspelled names of a document may stand for, within limits. */
import { nearest } from '../../diagnostic/nearest.ts';

/** @param listNames lists the names that exist. */
export type FindNearest = (
  name: string,
  listNames: () => Iterable<string>,
  maxEdits?: number,
) => string | undefined;

/**
 * The most names to compare with others, because the wrong names of a document and those that exist
 * multiply. Only the first warnings are shown anyway.
 */
const maxComparisons = 500_000;

/** Returns a function that finds nothing once it has compared too many names. */
export function createFindNearest(): FindNearest {
  let left = maxComparisons;
  return (name, listNames, maxEdits) => {
    if (left <= 0) return undefined;
    const names = [...listNames()];
    left -= names.length;
    return nearest(name, names, maxEdits);
  };
}
