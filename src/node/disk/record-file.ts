/**
 * Records of one kind, by name, in two files of the cache folder. One holds the table of contents and the
 * recent changes, and every build replaces it; the other, the base, holds the rest and is written once, so
 * that a build that changes little writes little. A killed build leaves the files of the previous one
 * intact; damaged data counts as absent.
 *
 *     pages.records            record record ... contents, as JSON   address, 16 digits   digest
 *     pages.records.1f0c.base  record record ...
 */
import { hash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeCacheFolder } from './cache-folder.ts';

/** The position of a record in its file, in bytes. */
interface RecordPlace {
  readonly inBase?: boolean;
  readonly at: number;
  readonly length: number;
  /** The CRC-32 of the bytes, which detects disk damage in an eighth of the time that a digest takes. */
  readonly sum: number;
}

interface Contents {
  readonly version: string;
  /** The name of the base file. */
  readonly base: string;
  readonly entries: Readonly<Record<string, RecordPlace>>;
}

const ADDRESS_LENGTH = 16;
const DIGEST_LENGTH = 43;

/** Reads records that were written with the same `version`, and no others. */
export class RecordReader {
  /** The name of the file that holds most records. */
  readonly base: string | undefined;
  #fd: number | undefined;
  #baseFd: number | undefined;
  readonly #entries: ReadonlyMap<string, RecordPlace>;

  constructor(path: string, version: string) {
    this.#fd = openFile(path);
    const contents = this.#fd === undefined ? undefined : readContents(this.#fd);
    const isUsable = contents?.version === version;
    this.#entries = new Map(isUsable ? Object.entries(contents.entries) : []);
    this.base = contents?.base;
    this.#baseFd = this.base === undefined ? undefined : openFile(join(dirname(path), this.base));
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Whether the base still holds so many current records that rewriting it would save little. */
  get isBaseWorthKeeping(): boolean {
    if (this.#baseFd === undefined) return false;
    const { size } = fstatSync(this.#baseFd);
    const places = [...this.#entries.values()];
    const lengthOf = (isInBase: boolean) =>
      places.reduce(
        (sum, { inBase = false, length }) => sum + (inBase === isInBase ? length : 0),
        0,
      );
    return lengthOf(true) >= size / 2 && lengthOf(false) <= size / 2;
  }

  /** The position of a record in the base; undefined if it is not there. */
  placeInBase(name: string): RecordPlace | undefined {
    const entry = this.#entries.get(name);
    return entry?.inBase ? entry : undefined;
  }

  /** The bytes of a record; undefined if it is missing or damaged, or if the disk fails. */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    const fd = entry?.inBase ? this.#baseFd : this.#fd;
    if (fd === undefined || entry === undefined) return undefined;
    try {
      const bytes = readBytes(fd, entry.at, entry.length);
      return crc32(bytes) === entry.sum ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  close(): void {
    for (const fd of [this.#fd, this.#baseFd]) if (fd !== undefined) closeSync(fd);
    this.#fd = this.#baseFd = undefined;
  }
}

/**
 * Writes a new file next to the one that it will replace, and a new base if the old one is not worth
 * keeping.
 */
export class RecordWriter {
  readonly #path: string;
  readonly #version: string;
  readonly #before: RecordReader;
  readonly #base: string;
  readonly #part: RecordFile;
  /** The file that receives new records. */
  readonly #target: RecordFile;
  readonly #entries = new Map<string, RecordPlace>();
  #hasNew = false;

  /**
   * @param before the records of the previous build, not closed yet.
   * @throws if the folder cannot be written, or is a symbolic link.
   */
  constructor(path: string, version: string, before: RecordReader) {
    this.#path = path;
    this.#version = version;
    this.#before = before;
    makeCacheFolder(dirname(path));
    if (lstatSync(dirname(path)).isSymbolicLink()) throw new Error(`${dirname(path)} is a link.`);
    removeLeftovers(path, before.base);
    this.#part = new RecordFile(`${path}.${process.pid}.part`);
    const { base } = before;
    if (base !== undefined && before.isBaseWorthKeeping) {
      this.#base = base;
      this.#target = this.#part;
    } else {
      this.#base = `${basename(path)}.${randomUUID()}.base`;
      this.#target = new RecordFile(join(dirname(path), this.#base));
    }
  }

  write(name: string, bytes: Buffer): void {
    this.#hasNew = true;
    this.#put(name, bytes);
  }

  /** @param bytes the bytes of the record, as read. */
  keep(name: string, bytes: Buffer): void {
    if (!this.#keepPlace(name)) this.#put(name, bytes);
  }

  /** Keeps a record that nothing has read yet; it is read only if it has to move to a new base. */
  carry(name: string): void {
    if (this.#keepPlace(name)) return;
    const bytes = this.#before.read(name);
    if (bytes !== undefined) this.#put(name, bytes);
  }

  /** Replaces the old records: from now on, readers find the new ones. */
  finish(): void {
    const isAsBefore = !this.#hasNew && this.#entries.size === this.#before.size;
    // Some systems cannot remove an open file.
    this.#before.close();
    if (this.#target !== this.#part) this.#target.close();
    else if (isAsBefore) {
      this.#part.remove();
      return;
    }
    const contents: Contents = {
      version: this.#version,
      base: this.#base,
      entries: Object.fromEntries(this.#entries),
    };
    const bytes = Buffer.from(JSON.stringify(contents));
    const address = String(this.#part.length).padStart(ADDRESS_LENGTH, '0');
    this.#part.append(Buffer.concat([bytes, Buffer.from(address + digest(bytes))]));
    this.#part.close();
    renameSync(this.#part.path, this.#path);
    removeLeftovers(this.#path, this.#base);
  }

  /** Keeps a record where it is in the base, if it can; returns whether it did. */
  #keepPlace(name: string): boolean {
    const place = this.#target === this.#part ? this.#before.placeInBase(name) : undefined;
    if (place !== undefined) this.#entries.set(name, place);
    return place !== undefined;
  }

  #put(name: string, bytes: Buffer): void {
    const at = this.#target.append(bytes);
    const isBase = this.#target !== this.#part;
    const place = { at, length: bytes.length, sum: crc32(bytes) };
    this.#entries.set(name, isBase ? { inBase: true, ...place } : place);
  }
}

/** A new file, written sequentially. */
class RecordFile {
  readonly path: string;
  readonly #fd: number;
  length = 0;

  constructor(path: string) {
    this.path = path;
    this.#fd = openSync(path, 'w');
  }

  /** Returns the offset at which the bytes begin. */
  append(bytes: Buffer): number {
    const at = this.length;
    writeSync(this.#fd, bytes);
    this.length += bytes.length;
    return at;
  }

  close(): void {
    closeSync(this.#fd);
  }

  remove(): void {
    this.close();
    rmSync(this.path, { force: true });
  }
}

/** Removes what killed builds left behind, and bases that nothing refers to any more. */
function removeLeftovers(path: string, base: string | undefined): void {
  const isLeft = (name: string) =>
    name.startsWith(`${basename(path)}.`) && /\.(?:part|base)$/.test(name) && name !== base;
  for (const name of readdirSync(dirname(path)).filter(isLeft)) {
    rmSync(join(dirname(path), name), { force: true });
  }
}

function openFile(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}

function readContents(fd: number): Contents | undefined {
  try {
    const tail = ADDRESS_LENGTH + DIGEST_LENGTH;
    const { size } = fstatSync(fd);
    const end = readBytes(fd, size - tail, tail).toString();
    const at = Number(end.slice(0, ADDRESS_LENGTH));
    const bytes = readBytes(fd, at, size - tail - at);
    if (digest(bytes) !== end.slice(ADDRESS_LENGTH)) return undefined;
    return JSON.parse(bytes.toString()) as Contents;
  } catch {
    return undefined;
  }
}

function readBytes(fd: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  const count = readSync(fd, bytes, { position: at });
  return bytes.subarray(0, count);
}

function digest(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url');
}
