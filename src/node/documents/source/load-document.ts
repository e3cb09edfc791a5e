/**
 * Loads the file of the project or the URL that an `openapi` entry names into an `ApiDocument`. Never
 * throws for mistakes of the author or the server: each becomes a diagnostic with a place.
 */
import { statSync } from 'node:fs';
import type { Diagnostic, Place } from '../../../core/diagnostic/diagnostic.ts';
import { diagnoseOpenapi } from '../../../core/reference/document/openapi-entries.ts';
import type { DocumentSource } from '../../../core/diagnostic/source-place.ts';
import { cacheDocument, readCachedDocument } from './document-cache.ts';
import { defaultLimits, type FetchLimits, fetchDocument } from './fetch-document.ts';
import { locateSource } from './locate-source.ts';
import { readTextSync, type TextRead } from '../../disk/read-text.ts';
import { isFileAt } from '../../disk/stats-of.ts';

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
  /** Lists the files of the project that a wrong path could mean. */
  readonly listFiles?: () => readonly string[];
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
  options: Omit<DocumentOptions, 'cacheDir'>,
): TextRead & { readonly name?: string } {
  const { place, folders = [''], limits = defaultLimits, texts } = options;
  const located = locateSource(entry, { ...options, folders, isThere: isFileAt });
  if (located.diagnostics !== undefined) return located;
  const { name, real } = located;
  const megabytes = Math.ceil(statSync(real).size / 1_000_000);
  if (megabytes > limits.megabytes) {
    const facts = { path: entry, megabytes, limit: limits.megabytes };
    return { diagnostics: [diagnoseOpenapi('openapi/too-large', facts, place)] };
  }
  const typed = texts?.get(name);
  if (typed !== undefined) return { name, text: typed, diagnostics: [] };
  const { text, diagnostics } = readTextSync(real, name, limits.megabytes);
  const isBroken = diagnostics.some(({ severity }) => severity === 'error');
  return text === undefined || isBroken ? { diagnostics } : { name, text, diagnostics };
}
