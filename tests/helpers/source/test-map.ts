/** Finds which tests cover which file of `src`: by their paths, and by the rows of `tests/map.md`. */
import ts from 'typescript';
import { listImports } from './imports.ts';
import { walk, type Source } from './read-sources.ts';

/** A row about a file, or about a folder: all files in it that no more specific entry names. */
export interface MapEntry {
  /** Path from the root of the repository; a folder ends with a slash. */
  readonly source: string;
  /** Paths of test files, or of folders with tests, from the root of the repository. */
  readonly tests: readonly string[];
}

/** Returns the entries of all tables in `text`, with paths that start in `src/` and in `tests/`. */
export function readTestMap(text: string): MapEntry[] {
  return text.split('\n').flatMap((line) => {
    const [sources = [], tests = []] = line.split('|').slice(1, 3).map(listPaths);
    return sources.map((source) => ({
      source: `src/${source}`,
      tests: tests.map((path) => (path.startsWith('src/') ? path : `tests/${path}`)),
    }));
  });
}

function listPaths(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), (match) => match[1] ?? '');
}

/** Returns the path of a file's own test, whether or not it exists. */
export function mirroredTest(path: string): string {
  const name = path.replace(/\.(?:ts|m?js|astro)$/, '.test.ts');
  return name.startsWith('src/search/')
    ? name.replace('src/search/', 'src/search/tests/')
    : name.replace('src/', 'tests/unit/');
}

/** Returns the entry that applies to a file: its own, or that of the nearest folder around it. */
export function entryFor(path: string, entries: readonly MapEntry[]): MapEntry | undefined {
  return entries
    .filter(({ source }) => source === path || (source.endsWith('/') && path.startsWith(source)))
    .reduce<MapEntry | undefined>(
      (nearest, entry) => (entry.source.length > (nearest?.source.length ?? 0) ? entry : nearest),
      undefined,
    );
}

/** Returns entries that apply to none of `paths`, or repeat the entry of the folder around them. */
export function findUnusedEntries(
  entries: readonly MapEntry[],
  paths: readonly string[],
): string[] {
  const used = new Set(paths.map((path) => entryFor(path, entries)));
  return entries
    .filter((entry) => {
      const others = entries.filter((other) => other !== entry);
      const around = entryFor(entry.source, others);
      return !used.has(entry) || String(around?.tests) === String(entry.tests);
    })
    .map(({ source }) => source);
}

/** Whether a file contains no logic: only types, names and literal values, or only imports. */
export function isPlainData({ path, code }: Source): boolean {
  let isPlain = !path.endsWith('.astro');
  walk(code, (node) => {
    const isRun = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
    if (isRun || ts.isCallExpression(node) || ts.isNewExpression(node)) isPlain = false;
  });
  return isPlain;
}

/** Returns, for each source, the files from which it imports values. */
export function mapImports(sources: readonly Source[]): Map<string, readonly string[]> {
  return new Map(
    sources.map((source) => {
      const values = listImports(source).filter(({ isTypeOnly }) => !isTypeOnly);
      return [source.path, values.map(({ target }) => target)];
    }),
  );
}

/**
 * Returns the files of `paths` that none of their unit tests imports, directly or indirectly. Files with
 * tests of another kind are left out, and files with tests that start a process: the imports of these tests
 * do not show what they cover.
 */
export function findUnloaded(
  paths: readonly string[],
  entries: readonly MapEntry[],
  targetsOf: ReadonlyMap<string, readonly string[]>,
): string[] {
  const loadedBy = new Map<string, ReadonlySet<string>>();
  return paths.filter((path) => {
    const named = entryFor(path, entries)?.tests ?? [];
    if (named.some((test) => !isSeen(test))) return false;
    return !named.some((test) => {
      const loaded = loadedBy.get(test) ?? listLoaded(test, targetsOf);
      loadedBy.set(test, loaded);
      return loaded.has(path);
    });
  });
}

function isSeen(test: string): boolean {
  return /^(?:tests\/unit|src\/search)\//.test(test) && !startsProcess.includes(test);
}

/** Unit tests whose subject is a separate process. */
const startsProcess = ['tests/unit/cli/bin.test.ts', 'tests/unit/lsp/start-server.test.ts'];

/** Returns everything that a test, or the tests of a folder, import, directly or indirectly. */
function listLoaded(test: string, targetsOf: ReadonlyMap<string, readonly string[]>) {
  const loaded = new Set<string>();
  const waiting = [...targetsOf.keys()].filter((path) => path.startsWith(test));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    waiting.push(...(targetsOf.get(path) ?? []));
  }
  return loaded;
}
