/**
 * Loads the file of the project or the URL that an `openapi` entry names into an `ApiDocument`. Never
 * throws for mistakes of the author or the server: each becomes a diagnostic with a place.
 */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import { diagnoseOpenapi } from '../../core/reference/document/openapi-entries.ts';
import type { DocumentSource } from '../../core/diagnostic/source-place.ts';
import { cacheDocument, readCachedDocument } from './document-cache.ts';
import { defaultLimits, type FetchLimits, fetchDocument } from './fetch-document.ts';
import { pathFrom } from '../disk/path-from.ts';
import { readTextSync, type TextRead } from '../disk/read-text.ts';
import { isFileAt } from '../disk/stats-of.ts';
import type { ProjectLayout } from '../project/project-layout.ts';

export interface DocumentOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Absolute path of the folder for copies of what was fetched; made when needed. */
  readonly cacheDir: string;
  /** The place of the entry, for problems with the entry rather than the document. */
  readonly place: Place;
  /** Folders in which a path is looked up, relative to `dir`; the project folder itself if absent. */
  readonly folders?: readonly string[];
  readonly limits?: FetchLimits;
  /** Texts by file, used instead of those on the disk. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/** What the text of a document turned out to be; without a document if it is not one. */
interface ParsedText {
  readonly document?: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** How texts become documents. */
interface ParsingOptions<Parsed extends ParsedText> extends DocumentOptions {
  readonly parse: (source: DocumentSource) => Parsed;
}

type Reading<Parsed extends ParsedText> =
  | Parsed
  | { readonly document?: never; readonly diagnostics: readonly Diagnostic[] };

/** @param entry a path from the project folder, with or without leading slash, or an http(s) URL. */
export async function loadDocument<Parsed extends ParsedText>(
  entry: string,
  options: ParsingOptions<Parsed>,
): Promise<Reading<Parsed>> {
  return /^https?:\/\//i.test(entry) ? loadUrl(entry, options) : loadFile(entry, options);
}

async function loadUrl<Parsed extends ParsedText>(
  url: string,
  { cacheDir, place, limits = defaultLimits, parse }: ParsingOptions<Parsed>,
): Promise<Reading<Parsed>> {
  const kept = await readCachedDocument(cacheDir, url);
  const outcome = await fetchDocument(url, kept, limits);
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    if (kept === undefined) {
      return { diagnostics: [diagnoseOpenapi('openapi/not-fetched', { url, failure }, place)] };
    }
    const reading = parse({ name: url, text: kept.text, place });
    const notice = diagnoseOpenapi('openapi/kept-copy', { url, failure }, place);
    return { ...reading, diagnostics: [notice, ...reading.diagnostics] };
  }
  const { text } = outcome.document;
  const reading = parse({ name: url, text, place });
  // Without this check, a proxy's or login page served in place of the document would overwrite the copy.
  if (reading.document && outcome.document !== kept)
    await cacheDocument(cacheDir, outcome.document);
  return reading;
}

function loadFile<Parsed extends ParsedText>(
  entry: string,
  { parse, ...options }: ParsingOptions<Parsed>,
): Reading<Parsed> {
  const { name, text, diagnostics } = readDocumentFile(entry, options);
  if (name === undefined || text === undefined) return { diagnostics };
  const reading = parse({ name, text });
  return { ...reading, diagnostics: [...diagnostics, ...reading.diagnostics] };
}

/** Reads a file of the project that docs.json or a page names; without a text if it cannot be used. */
export function readDocumentFile(
  entry: string,
  { dir, place, folders = [''], limits = defaultLimits, texts }: Omit<DocumentOptions, 'cacheDir'>,
): TextRead & { readonly name?: string } {
  const root = realpathSync(dir);
  const absolute = findDocumentFile(entry, { dir: root, folders });
  if (absolute === undefined) {
    const path = toFile(entry);
    const near = findNearestFile(
      folders.map((folder) => join(root, folder)),
      path,
    );
    const facts = { path: entry, nearest: near };
    return { diagnostics: [diagnoseOpenapi('openapi/missing-file', facts, place)] };
  }
  const real = realpathSync(absolute);
  if (!real.startsWith(root + sep)) {
    return { diagnostics: [diagnoseOpenapi('openapi/outside', { path: entry }, place)] };
  }
  const megabytes = Math.ceil(statSync(real).size / 1_000_000);
  if (megabytes > limits.megabytes) {
    const facts = { path: entry, megabytes, limit: limits.megabytes };
    return { diagnostics: [diagnoseOpenapi('openapi/too-large', facts, place)] };
  }
  const name = pathFrom(root, absolute);
  const typed = texts?.get(name);
  if (typed !== undefined) return { name, text: typed, diagnostics: [] };
  const { text, diagnostics } = readTextSync(real, name);
  const isBroken = diagnostics.some(({ severity }) => severity === 'error');
  return text === undefined || isBroken ? { diagnostics } : { name, text, diagnostics };
}

/** The folders that the paths of entries can be relative to. */
export function documentFolders({ staticDir, pagesDir }: ProjectLayout): readonly string[] {
  return [...new Set(['', staticDir, pagesDir])];
}

/** The file that an entry names, in the first of the folders that has it. */
export function findDocumentFile(
  entry: string,
  { dir, folders = [''] }: Pick<DocumentOptions, 'dir' | 'folders'>,
): string | undefined {
  return folders.map((folder) => join(dir, folder, toFile(entry))).find(isFileAt);
}

/** An entry without a leading `/` or `./`. */
export function toFile(entry: string): string {
  return entry.replace(/^(?:\.?\/)+/, '');
}

/** A file with nearly the same name in the folder where the missing one was expected. */
export function findNearestFile(roots: readonly string[], path: string): string | undefined {
  const folder = dirname(path);
  const names = roots.flatMap((root) => listNames(join(root, folder)));
  const found = nearestName(basename(path), names);
  return found === undefined || folder === '.' ? found : `${folder}/${found}`;
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
    return readdirSync(folder).filter((name) => /\.(?:json|ya?ml|graphqls?|gql)$/i.test(name));
  } catch {
    return [];
  }
}
