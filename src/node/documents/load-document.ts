/**
 * Loads what an `openapi` entry names, a file of the project or a URL, into an `ApiDocument`. Never
 * throws for the author's or the server's faults; every one is a diagnostic with a place.
 */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import type { Place } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import { diagnoseOpenapi } from '../../core/reference/document/openapi-entries.ts';
import {
  type DocumentReading,
  parseDocument,
} from '../../core/reference/document/parse-document.ts';
import { keepDocument, readKeptDocument } from './document-cache.ts';
import { defaultLimits, type FetchLimits, fetchDocument } from './fetch-document.ts';
import { pathFrom } from '../disk/path-from.ts';
import { readTextSync } from '../disk/read-text.ts';

export interface DocumentOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Absolute path of the folder for copies of what was fetched; made when needed. */
  readonly cacheDir: string;
  /** The entry, for what is wrong with it rather than with the document. */
  readonly place: Place;
  /** Folders in which a path is looked for, relative to `dir`; the project folder itself if absent. */
  readonly folders?: readonly string[];
  readonly limits?: FetchLimits;
  /** Texts that go before those of the disk, by file. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  /** Absent where each document is read once. */
  readonly parse?: typeof parseDocument;
}

/** @param entry a path from the project folder, with or without leading slash, or an http(s) URL. */
export async function loadDocument(
  entry: string,
  options: DocumentOptions,
): Promise<DocumentReading> {
  return /^https?:\/\//i.test(entry) ? loadUrl(entry, options) : loadFile(entry, options);
}

async function loadUrl(
  url: string,
  { cacheDir, place, limits = defaultLimits }: DocumentOptions,
): Promise<DocumentReading> {
  const kept = await readKeptDocument(cacheDir, url);
  const outcome = await fetchDocument(url, kept, limits);
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    if (kept === undefined) {
      return { diagnostics: [diagnoseOpenapi('openapi/not-fetched', { url, failure }, place)] };
    }
    const { diagnostics, ...reading } = parseDocument({ name: url, text: kept.text, place });
    const notice = diagnoseOpenapi('openapi/kept-copy', { url, failure }, place);
    return { ...reading, diagnostics: [notice, ...diagnostics] };
  }
  const { text } = outcome.document;
  const reading = parseDocument({ name: url, text, place });
  // A page of a proxy or a login that answers in place of the document must not replace the copy.
  if (reading.document && outcome.document !== kept) await keepDocument(cacheDir, outcome.document);
  return reading;
}

function loadFile(
  entry: string,
  {
    dir,
    place,
    folders = [''],
    limits = defaultLimits,
    texts,
    parse = parseDocument,
  }: DocumentOptions,
): DocumentReading {
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
  const { text, diagnostics } =
    typed === undefined ? readTextSync(real, name) : { text: typed, diagnostics: [] };
  const isBroken = diagnostics.some(({ severity }) => severity === 'error');
  if (text === undefined || isBroken) return { diagnostics };
  const { diagnostics: more, ...reading } = parse({ name, text });
  return { ...reading, diagnostics: [...diagnostics, ...more] };
}

/** The file that an entry names, under one of the folders that its path may count from. */
export function findDocumentFile(
  entry: string,
  { dir, folders = [''] }: Pick<DocumentOptions, 'dir' | 'folders'>,
): string | undefined {
  return folders.map((folder) => join(dir, folder, toFile(entry))).find(isFile);
}

/** An entry without what may stand before a path. */
export function toFile(entry: string): string {
  return entry.replace(/^(?:\.?\/)+/, '');
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A file beside the missing one whose name is nearly the same. */
export function findNearestFile(roots: readonly string[], path: string): string | undefined {
  const folder = dirname(path);
  const names = roots.flatMap((root) => listNames(join(root, folder)));
  const found = nearestName(basename(path), names);
  return found === undefined || folder === '.' ? found : `${folder}/${found}`;
}

/** The same name with another of the endings or versions goes before one that is misspelt. */
function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const same = names.find((name) => withoutEnding(name) === withoutEnding(wanted));
  if (same !== undefined) return same;
  const byPlainName = Map.groupBy(names, withoutVersion);
  const plain = nearest(withoutVersion(wanted), byPlainName.keys());
  const [first, ...others] = plain === undefined ? [] : (byPlainName.get(plain) ?? []);
  return others.length === 0 ? first : (nearest(wanted, [...others, first ?? '']) ?? first);
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
    return readdirSync(folder).filter((name) => /\.(?:json|ya?ml)$/i.test(name));
  } catch {
    return [];
  }
}
