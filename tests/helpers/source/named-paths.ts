import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a document names in backticks that looks like a path of the repository: a folder (`a/`) or a file
 * in one (`a/b.ts`), without spaces, placeholders or wildcards.
 */
export function listNamedPaths(text: string): string[] {
  const inBackticks = Array.from(text.matchAll(/`([^`\n]+)`/g), (match) => match[1] ?? '');
  return inBackticks.filter(
    (name) =>
      /^[\w.[\]-][\w./[\]-]*$/.test(name) &&
      /\/$|\/.*\.(?:ts|js|mjs|json|astro|css|md|yaml)$/.test(name),
  );
}

/** The named paths that exist neither beside the document nor from the repository's root. */
export function findDeadPaths(document: string, text: string, root: string): string[] {
  const places = [join(root, dirname(document)), root];
  return listNamedPaths(text).filter(
    (name) => !places.some((place) => existsSync(join(place, name))),
  );
}
