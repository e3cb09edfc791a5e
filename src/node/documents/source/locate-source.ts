/** Finds the files of a project that docs.json and pages name as documents. */
import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Diagnostic, Place } from '../../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../../core/diagnostic/nearest.ts';
import { diagnoseOpenapi } from '../../../core/reference/document/openapi-entries.ts';
import { pathFrom } from '../../disk/path-from.ts';
import { isFileAt } from '../../disk/stats-of.ts';
import type { ProjectLayout } from '../../project/project-layout.ts';

interface SearchOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** The place of the entry, for problems with it. */
  readonly place: Place;
  /** Folders in which a path is looked up, relative to `dir`. */
  readonly folders: readonly string[];
  /** Whether what is looked for is at an absolute path. */
  readonly isThere: (path: string) => boolean;
  /** Lists the files of the project that a wrong path could mean, relative to `dir`. */
  readonly listFiles?: (() => readonly string[]) | undefined;
}

interface Located {
  /** Path from the project folder. */
  readonly name: string;
  /** Absolute path without links. */
  readonly real: string;
  readonly diagnostics?: undefined;
}

interface NotLocated {
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds what an entry names; nothing outside of the project folder. */
export function locateSource(
  entry: string,
  { dir, place, folders, isThere, listFiles }: SearchOptions,
): Located | NotLocated {
  const root = realpathSync(dir);
  const path = toFile(entry);
  const roots = folders.map((folder) => join(root, folder));
  const absolute = roots.map((folder) => join(folder, path)).find(isThere);
  if (absolute === undefined) {
    const facts = { path: entry, nearest: findNearestFile(roots, path, listFiles) };
    return { diagnostics: [diagnoseOpenapi('openapi/missing-file', facts, place)] };
  }
  const real = realpathSync(absolute);
  if (!real.startsWith(root + sep)) {
    return { diagnostics: [diagnoseOpenapi('openapi/outside', { path: entry }, place)] };
  }
  return { name: pathFrom(root, absolute), real };
}

/** The folders that the paths of entries can be relative to. */
export function documentFolders({ staticDir, pagesDir }: ProjectLayout): readonly string[] {
  return [...new Set(['', staticDir, pagesDir])];
}

/** The file that an entry names, in the first of the folders that has it. */
export function findDocumentFile(
  entry: string,
  { dir, folders }: Pick<SearchOptions, 'dir' | 'folders'>,
): string | undefined {
  return folders.map((folder) => join(dir, folder, toFile(entry))).find(isFileAt);
}

/** An entry without a leading `/` or `./`; of a folder, also without a `/` at the end. */
export function toFile(entry: string): string {
  const path = entry.replace(/^(?:\.?\/)+/, '');
  return path.includes('://') ? path : path.replace(/\/+$/, '');
}

/**
 * A file with nearly the same name in the folder where the missing one was expected, or else the only one of
 * the same name.
 */
export function findNearestFile(
  roots: readonly string[],
  path: string,
  listFiles?: () => readonly string[],
): string | undefined {
  const folder = dirname(path);
  const names = roots.flatMap((root) => listNames(join(root, folder)));
  const found = nearestName(basename(path), names);
  if (found !== undefined) return folder === '.' ? found : `${folder}/${found}`;
  const [same, ...others] = (listFiles?.() ?? []).filter((file) => {
    return basename(file) === basename(path);
  });
  return others.length === 0 ? same : undefined;
}

/** The same name with a different extension or version is preferred to a misspelled one. */
function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const same = names.find((name) => withoutEnding(name) === withoutEnding(wanted));
  if (same !== undefined) return same;
  const byPlainName = Map.groupBy(names, withoutVersion);
  const plain = nearest(withoutVersion(wanted), byPlainName.keys());
  const [first, ...others] = plain === undefined ? [] : (byPlainName.get(plain) ?? []);
  return others.length === 0 ? first : (nearest(wanted, [...others, first ?? '']) ?? others.at(-1));
}

function withoutEnding(name: string): string {
  return name.replace(/\.[a-z]+$/i, '');
}

/** `users-service-1.2.0.yml` -> `users-service`. */
function withoutVersion(name: string): string {
  return withoutEnding(name).replace(/[-_.]v?\d+(?:[-_.]\d+)*$/i, '');
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) =>
      /\.(?:json|ya?ml|graphqls?|gql|xml|zip|jar)$/i.test(name),
    );
  } catch {
    return [];
  }
}
