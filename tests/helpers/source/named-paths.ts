import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns what a document names in backticks that looks like a path in the repository: a folder (`a/`) or a
 * file in one (`a/b.ts`), without spaces, placeholders or wildcards.
 */
export function listNamedPaths(text: string): string[] {
  const inBackticks = Array.from(text.matchAll(/`([^`\n]+)`/g), (match) => match[1] ?? '');
  return inBackticks.filter(
    (name) =>
      /^[\w.[\]-][\w./[\]-]*$/.test(name) &&
      /\/$|\/.*\.(?:ts|js|mjs|json|astro|css|md|yaml)$/.test(name),
  );
}

/** Returns the named paths that exist neither relative to the document nor to the root of the repository. */
export function findDeadPaths(document: string, text: string, root: string): string[] {
  const places = [join(root, dirname(document)), root];
  return listNamedPaths(text).filter(
    (name) => !places.some((place) => existsSync(join(place, name))),
  );
}
