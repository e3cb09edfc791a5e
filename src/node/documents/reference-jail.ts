/**
 * Reads what a document's references name, and nothing else: files inside of the project after resolving
 * symbolic links, and addresses at origins that docs.json allows. Remembers what it refused.
 */
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import type { ReferenceFault } from '../../core/reference/document/openapi-content-entries.ts';
import {
  describeFailure,
  type FetchFailure,
} from '../../core/reference/document/openapi-entries.ts';
import { pathFrom } from '../disk/path-from.ts';
import { readRegular } from '../disk/read-regular.ts';
import { readBytes } from '../disk/read-text.ts';
import { toReason } from '../disk/system-error.ts';
import { cacheDocument, readCachedDocument } from './source/document-cache.ts';
import { defaultLimits, fetchDocument } from './source/fetch-document.ts';
import { isUrl, toAddress } from './part-address.ts';

export interface JailOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Absolute path of the folder for copies of what was fetched. */
  readonly cacheDir: string;
  /** Origins that references may point to: `https://schemas.example.com`. */
  readonly origins: readonly string[];
  /** Texts by file, used instead of those on the disk. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/** Documents of hundreds of files exist, but fetching more addresses than this would never end. */
const maxFetched = 500;

export class Jail {
  readonly faults = new Map<string, ReferenceFault>();
  /** Addresses for which an older copy was used. */
  readonly kept = new Map<string, FetchFailure>();
  /** What is wrong with the encoding of files that were read, by their absolute paths. */
  readonly encodings = new Map<string, readonly Diagnostic[]>();
  readonly #texts = new Map<string, Promise<string>>();
  #fetched = 0;
  readonly #dir: string;
  readonly #cacheDir: string;
  readonly #origins: ReadonlySet<string>;
  /** False for a document from the web, which must not access files of the project. */
  readonly #hasFiles: boolean;
  readonly #typed: JailOptions['texts'];

  constructor(document: ApiDocument, { dir, cacheDir, origins, texts }: JailOptions) {
    this.#typed = texts;
    this.#dir = realpathSync(dir);
    this.#cacheDir = cacheDir;
    this.#hasFiles = document.file !== undefined;
    const own = this.#hasFiles ? [] : [document.name];
    this.#origins = new Set([...origins, ...own].map((url) => new URL(url).origin));
    const address = document.file === undefined ? document.name : join(this.#dir, document.file);
    this.#texts.set(address, Promise.resolve(document.text));
  }

  /** Whether the address may be fetched. */
  allows(address: string): boolean {
    return (
      /^https?:\/\//i.test(address) &&
      URL.canParse(address) &&
      this.#origins.has(new URL(address).origin)
    );
  }

  /**
   * @param address absolute path, or URL.
   * @throws after recording the fault in `faults`.
   */
  async read(address: string): Promise<string> {
    const name = toAddress(address);
    if (name === undefined) throw this.#fail(address, { kind: 'remote' });
    let known = this.#texts.get(name);
    if (known === undefined) {
      known = this.#open(name);
      this.#texts.set(name, known);
    }
    return known;
  }

  #open(name: string): Promise<string> {
    if (isUrl(name)) return this.#fetch(name);
    if (!this.#hasFiles) throw this.#fail(name, { kind: 'outside' });
    return new Promise((resolve) => {
      resolve(this.#readFile(name));
    });
  }

  async #fetch(url: string): Promise<string> {
    if (!this.allows(url)) throw this.#fail(url, { kind: 'remote' });
    this.#fetched += 1;
    if (this.#fetched > maxFetched) {
      const reason = `the document has more than ${maxFetched} parts elsewhere`;
      throw this.#fail(url, { kind: 'unreadable', reason });
    }
    const kept = await readCachedDocument(this.#cacheDir, url);
    const outcome = await fetchDocument(url, kept, { ...defaultLimits, redirect: 'error' });
    if (outcome.kind === 'fetched') {
      const { document } = outcome;
      // A document from the web must not refer to files.
      if (/\$ref["']?\s*:\s*["']?file:/i.test(document.text)) {
        throw this.#fail(url, { kind: 'outside' });
      }
      if (document !== kept) await cacheDocument(this.#cacheDir, document);
      return document.text;
    }
    const { failure } = outcome;
    if (kept === undefined) {
      throw this.#fail(url, { kind: 'unreadable', reason: describeFailure(failure) });
    }
    this.kept.set(url, failure);
    return kept.text;
  }

  #readFile(path: string): string {
    let real: string;
    try {
      real = realpathSync(path);
    } catch {
      const isInside = path.startsWith(this.#dir + sep);
      throw this.#fail(this.#name(path), { kind: isInside ? 'missing' : 'outside' });
    }
    if (!real.startsWith(this.#dir + sep)) throw this.#fail(this.#name(path), { kind: 'outside' });
    try {
      const name = this.#name(path);
      const typed = this.#typed?.get(name);
      if (typed !== undefined) return typed;
      const { text, diagnostics } = readBytes(readRegular(real), name);
      this.encodings.set(path, diagnostics);
      return text;
    } catch (error) {
      throw this.#fail(this.#name(path), { kind: 'unreadable', reason: toReason(error) });
    }
  }

  #name(path: string): string {
    return path.startsWith(this.#dir + sep) ? pathFrom(this.#dir, path) : path;
  }

  #fail(name: string, fault: ReferenceFault): Error {
    this.faults.set(name, fault);
    return new Error(name);
  }
}
