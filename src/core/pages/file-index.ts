import { fold, parentOf } from '../address/slug-path.ts';
import { nearest } from '../diagnostic/nearest.ts';

/** Returns the path of the file that a path without a file most likely meant. */
export type FindNearestFile = (path: string) => string | undefined;

/** Indexes `paths`, which are relative to the site's root, without a leading slash. */
export function buildNearestFile(paths: Iterable<string>): FindNearestFile {
  const all = [...paths];
  const byFoldedPath = new Map(all.map((path) => [fold(path), path]));
  const byFolder = Map.groupBy(all, parentOf);
  const byName = Map.groupBy(all, (path) => fold(fileNameOf(path)));
  return (path) => {
    const differing = byFoldedPath.get(fold(path));
    if (differing !== undefined) return differing;
    // A different first letter makes a different name: `api-banner.png` is not a misspelled
    // `cli-banner.png`.
    const siblings = byFolder.get(parentOf(path)) ?? [];
    const initial = fold(fileNameOf(path)).charAt(0);
    const words = withoutDigits(path);
    const similar = siblings.filter(
      (sibling) =>
        fold(fileNameOf(sibling)).startsWith(initial) && withoutDigits(sibling) !== words,
    );
    const misspelled = nearest(path, similar);
    if (misspelled !== undefined) return misspelled;
    const namesakes = byName.get(fold(fileNameOf(path))) ?? [];
    return namesakes.length === 1 ? namesakes[0] : undefined;
  };
}

/**
 * Removes the numbers of a name: names that differ in nothing else are a series, so `step-2.png` is not a
 * misspelled `step-1.png`.
 */
function withoutDigits(path: string): string {
  return fold(path).replace(/\s*\(\d+\)|\d+/g, '');
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
