/** Which tests try which file of `src`: by their paths, and by the rows of `tests/map.md`. */
import ts from 'typescript';
import { listImports } from './imports.ts';
import { walk, type Source } from './read-sources.ts';

/** What one row says of a file, or of a folder: all in it that no nearer entry names. */
export interface MapEntry {
  /** From the root of the repository; a folder ends with a slash. */
  readonly source: string;
  /** The same of files of tests, or of folders with them. */
  readonly tests: readonly string[];
}

/** The entries of all tables in `text`, whose paths begin in `src/` and in `tests/`. */
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

/** Where the test of a file stands, if it has one of its own. */
export function mirroredTest(path: string): string {
  const name = path.replace(/\.(?:ts|m?js|astro)$/, '.test.ts');
  return name.startsWith('src/search/')
    ? name.replace('src/search/', 'src/search/tests/')
    : name.replace('src/', 'tests/unit/');
}

/** The entry that stands for a file: its own, or that of the nearest folder around it. */
export function entryFor(path: string, entries: readonly MapEntry[]): MapEntry | undefined {
  return entries
    .filter(({ source }) => source === path || (source.endsWith('/') && path.startsWith(source)))
    .reduce<MapEntry | undefined>(
      (nearest, entry) => (entry.source.length > (nearest?.source.length ?? 0) ? entry : nearest),
      undefined,
    );
}

/** Entries that stand for none of `paths`, or say again what stands without them. */
export function findIdleEntries(entries: readonly MapEntry[], paths: readonly string[]): string[] {
  const used = new Set(paths.map((path) => entryFor(path, entries)));
  return entries
    .filter((entry) => {
      const others = entries.filter((other) => other !== entry);
      const around = entryFor(entry.source, others);
      return !used.has(entry) || String(around?.tests) === String(entry.tests);
    })
    .map(({ source }) => source);
}

/** Whether a file decides nothing: types, names and values as they stand, or imports alone. */
export function isPlainData({ path, code }: Source): boolean {
  let isPlain = !path.endsWith('.astro');
  walk(code, (node) => {
    const isRun = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
    if (isRun || ts.isCallExpression(node) || ts.isNewExpression(node)) isPlain = false;
  });
  return isPlain;
}

/** For each source the files whose values it imports. */
export function mapImports(sources: readonly Source[]): Map<string, readonly string[]> {
  return new Map(
    sources.map((source) => {
      const values = listImports(source).filter(({ isTypeOnly }) => !isTypeOnly);
      return [source.path, values.map(({ target }) => target)];
    }),
  );
}

/**
 * Files of `paths` that none of the unit tests beside them imports, directly or by way of others. What a
 * test of another kind tries is not seen by its imports, nor what a test starts as a process.
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

/** Unit tests whose subject is a process of its own. */
const startsProcess = ['tests/unit/cli/bin.test.ts', 'tests/unit/lsp/start-server.test.ts'];

/** All that a test, or the tests of a folder, import, and what that imports, and so on. */
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
