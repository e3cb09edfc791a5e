/**
 * Records of one kind of thing, by name, in two files of the cache folder. One holds the contents and
 * what has changed of late, and every build replaces it; the other holds the rest, and is written once:
 * a build that changes little writes little. A build that is killed leaves what the one before wrote;
 * whatever is damaged is as if it were not there.
 *
 *     pages.records            record record ... contents, as JSON   address, 16 digits   digest
 *     pages.records.1f0c.base  record record ...
 */
import { createHash, randomUUID } from 'node:crypto';
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

/** Where a record stands in its file, in bytes. */
interface RecordPlace {
  readonly inBase?: boolean;
  readonly at: number;
  readonly length: number;
  /** The CRC-32 of the bytes: tells what a disk damages in an eighth of the time that a digest takes. */
  readonly sum: number;
}

interface Contents {
  readonly version: string;
  /** Name of the file of the base. */
  readonly base: string;
  readonly entries: Readonly<Record<string, RecordPlace>>;
}

const ADDRESS_LENGTH = 16;
const DIGEST_LENGTH = 43;

/** Reads records that were written with the same `version`; none of another. */
export class RecordReader {
  /** Name of the file that holds most records. */
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

  /** Whether so much of the base still holds that another one would save little. */
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

  /** Where a record stands in the base; undefined for one that does not. */
  placeInBase(name: string): RecordPlace | undefined {
    const entry = this.#entries.get(name);
    return entry?.inBase ? entry : undefined;
  }

  /** The bytes of a record; undefined when there is none, or when it is damaged. */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    const fd = entry?.inBase ? this.#baseFd : this.#fd;
    if (fd === undefined || entry === undefined) return undefined;
    const bytes = readBytes(fd, entry.at, entry.length);
    return crc32(bytes) === entry.sum ? bytes : undefined;
  }

  close(): void {
    for (const fd of [this.#fd, this.#baseFd]) if (fd !== undefined) closeSync(fd);
    this.#fd = this.#baseFd = undefined;
  }
}

/** Writes a file beside the one that it takes the place of, and a base where there is none to go on with. */
export class RecordWriter {
  readonly #path: string;
  readonly #version: string;
  readonly #before: RecordReader;
  readonly #base: string;
  readonly #part: RecordFile;
  /** Where records go. */
  readonly #target: RecordFile;
  readonly #entries = new Map<string, RecordPlace>();
  #hasNew = false;

  /**
   * @param before what the build before has left, not closed yet.
   * @throws when the folder cannot be written, or is a link to another.
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

  /** @param bytes those that were read of the record. */
  keep(name: string, bytes: Buffer): void {
    if (!this.#keepPlace(name)) this.#put(name, bytes);
  }

  /** Keeps a record that nobody has read; it is read only where it has to be written elsewhere. */
  carry(name: string): void {
    if (this.#keepPlace(name)) return;
    const bytes = this.#before.read(name);
    if (bytes !== undefined) this.#put(name, bytes);
  }

  /** From here on the records are those that are read. */
  finish(): void {
    const isAsBefore = !this.#hasNew && this.#entries.size === this.#before.size;
    // An open file cannot be removed everywhere.
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

  /** Whether a record stays where it is. */
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

/** A new file, written from front to back. */
class RecordFile {
  readonly path: string;
  readonly #fd: number;
  length = 0;

  constructor(path: string) {
    this.path = path;
    this.#fd = openSync(path, 'w');
  }

  /** Returns where the bytes begin. */
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

/** What killed builds left behind, and bases that nothing refers to any more. */
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
  return createHash('sha256').update(bytes).digest('base64url');
}
