/**
 * Records of one kind of thing, by name, in one file of the cache folder. It is read and written from
 * front to back and replaced as a whole, so that a build that is killed leaves the file of the one
 * before; whatever is damaged is as if it were not there.
 *
 *     record record ... contents, as JSON   address of the contents, 16 digits   digest of the contents
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, basename, join } from 'node:path';

/** Where a record stands in the file, in bytes. */
interface RecordPlace {
  readonly at: number;
  readonly length: number;
  readonly digest: string;
}

interface Contents {
  readonly version: string;
  readonly entries: Readonly<Record<string, RecordPlace>>;
}

const ADDRESS_LENGTH = 16;
const DIGEST_LENGTH = 43;

/** Reads records that were written with the same `version`; none of another. */
export class RecordReader {
  readonly #fd: number | undefined;
  readonly #entries: ReadonlyMap<string, RecordPlace>;

  constructor(path: string, version: string) {
    this.#fd = openFile(path);
    const contents = this.#fd === undefined ? undefined : readContents(this.#fd);
    const isUsable = contents?.version === version;
    this.#entries = new Map(isUsable ? Object.entries(contents.entries) : []);
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** The bytes of a record; undefined when there is none, or when it is damaged. */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    if (this.#fd === undefined || entry === undefined) return undefined;
    const bytes = readBytes(this.#fd, entry.at, entry.length);
    return digest(bytes) === entry.digest ? bytes : undefined;
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
  }
}

/** Writes a file beside the one that it takes the place of. */
export class RecordWriter {
  readonly #path: string;
  readonly #part: string;
  readonly #fd: number;
  readonly #version: string;
  readonly #entries: Record<string, RecordPlace> = {};
  #end = 0;

  /** @throws when the folder cannot be written, or is a link to another. */
  constructor(path: string, version: string) {
    this.#path = path;
    this.#version = version;
    mkdirSync(dirname(path), { recursive: true });
    if (lstatSync(dirname(path)).isSymbolicLink()) throw new Error(`${dirname(path)} is a link.`);
    removeParts(path);
    this.#part = `${path}.${process.pid}.part`;
    this.#fd = openSync(this.#part, 'w');
  }

  write(name: string, bytes: Buffer): void {
    writeSync(this.#fd, bytes);
    this.#entries[name] = { at: this.#end, length: bytes.length, digest: digest(bytes) };
    this.#end += bytes.length;
  }

  /** From here on the file is the one that is read. */
  finish(): void {
    const contents: Contents = { version: this.#version, entries: this.#entries };
    const bytes = Buffer.from(JSON.stringify(contents));
    const address = String(this.#end).padStart(ADDRESS_LENGTH, '0');
    writeSync(this.#fd, Buffer.concat([bytes, Buffer.from(address + digest(bytes))]));
    closeSync(this.#fd);
    renameSync(this.#part, this.#path);
  }
}

/** What killed builds left behind. */
function removeParts(path: string): void {
  const isPart = (name: string) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part');
  for (const name of readdirSync(dirname(path)).filter(isPart)) {
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
  const bytes = Buffer.alloc(length);
  const count = readSync(fd, bytes, { position: at });
  return bytes.subarray(0, count);
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
