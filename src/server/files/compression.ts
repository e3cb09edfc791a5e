/**
 * Compresses files when they are first requested, and caches the results. Nothing is compressed at build
 * time: most hosts compress themselves, and the little that the slowest level saves over this one (22 % of
 * the size instead of 25 %) takes thirty times as long.
 */
import { readFile } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parsePreferences, qualityOf } from './preferences.ts';

export type ContentCoding = 'br' | 'gzip';

const brotliLevel = 6;
const gzipLevel = 6;

/** Smaller files cost more in headers than they save; larger ones are not text that anybody reads. */
const fewestBytes = 1024;
const maxBytes = 16 * 1024 * 1024;

/** Limit of the cache for all files together. */
const maxKeptBytes = 64 * 1024 * 1024;

const compressible =
  /^(?:text\/|application\/(?:json|xml|yaml|manifest\+json|(?:rss|atom)\+xml|wasm)\b|image\/(?:svg\+xml|x-icon|bmp)\b|font\/(?:ttf|otf)\b)/;

/** Whether files of this type get smaller; other types are already compressed. */
export function isCompressible(mediaType: string, size: number): boolean {
  return size >= fewestBytes && size <= maxBytes && compressible.test(mediaType);
}

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): ContentCoding | undefined {
  const wishes = parsePreferences(accepted);
  const [br, gz] = [qualityOf(wishes, 'br', '*'), qualityOf(wishes, 'gzip', '*')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : undefined;
}

interface FileOnDisk {
  readonly path: string;
  readonly stats: Stats;
}

interface Kept {
  readonly bytes: Promise<Buffer>;
  size: number;
}

/** A cache of a site's compressed files that drops the least recently used ones. */
export class CompressedFiles {
  /** By path, version and encoding, in order of use. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  /**
   * The compressed bytes of a file; simultaneous requests share the work.
   * @throws if the file cannot be read.
   */
  get(file: FileOnDisk, encoding: ContentCoding): Promise<Buffer> {
    const { mtimeMs, size } = file.stats;
    const key = [encoding, mtimeMs, size, file.path].join(' ');
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.bytes;
    }
    const kept: Kept = { bytes: compress(file.path, encoding), size: 0 };
    this.#kept.set(key, kept);
    void this.#weigh(key, kept);
    return kept.bytes;
  }

  async #weigh(key: string, kept: Kept): Promise<void> {
    try {
      const { length } = await kept.bytes;
      // Another request can have dropped this entry meanwhile.
      if (this.#kept.get(key) !== kept) return;
      kept.size = length;
      this.#size += length;
      this.#forget();
    } catch {
      // The requester gets the error; the next request tries again.
      this.#kept.delete(key);
    }
  }

  #forget(): void {
    for (const [key, { size }] of this.#kept) {
      if (this.#size <= maxKeptBytes) return;
      this.#kept.delete(key);
      this.#size -= size;
    }
  }
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

async function compress(path: string, encoding: ContentCoding): Promise<Buffer> {
  const bytes = await readFile(path);
  if (encoding === 'gzip') return toGzip(bytes, { level: gzipLevel });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
