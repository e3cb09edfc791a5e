/**
 * Compresses files when they are first asked for, and keeps what came out. Nothing is compressed at
 * build: most hosts do it themselves, and the little that the slowest level saves over this one
 * (22 % of the size instead of 25 %) costs thirty times the time.
 */
import { readFile } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseWishes, qualityOf } from './wishes.ts';

export type ContentCoding = 'br' | 'gzip';

const brotliLevel = 6;
const gzipLevel = 6;

/** Below, the headers weigh more than what is saved; above, a file is no text that anybody reads. */
const fewestBytes = 1024;
const mostBytes = 16 * 1024 * 1024;

/** What is kept of all files together. */
const mostKeptBytes = 64 * 1024 * 1024;

const compressible =
  /^(?:text\/|application\/(?:json|xml|yaml|manifest\+json|(?:rss|atom)\+xml|wasm)\b|image\/(?:svg\+xml|x-icon|bmp)\b|font\/(?:ttf|otf)\b)/;

/** Whether files of this type get smaller: those that do not are compressed in themselves. */
export function isCompressible(mediaType: string, size: number): boolean {
  return size >= fewestBytes && size <= mostBytes && compressible.test(mediaType);
}

/** The best encoding that a client takes, by its `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): ContentCoding | undefined {
  const wishes = parseWishes(accepted);
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

/** Compressed files of one site, those asked for last. */
export class CompressedFiles {
  /** By path, version and encoding; the one asked for last is last. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  /** Whoever asks at the same time waits for the same work. @throws when the file cannot be read. */
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
      // Others may have taken its place meanwhile.
      if (this.#kept.get(key) !== kept) return;
      kept.size = length;
      this.#size += length;
      this.#forget();
    } catch {
      // Whoever asked is told; the next one may have more luck.
      this.#kept.delete(key);
    }
  }

  #forget(): void {
    for (const [key, { size }] of this.#kept) {
      if (this.#size <= mostKeptBytes) return;
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
