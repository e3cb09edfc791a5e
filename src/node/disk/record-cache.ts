import { RecordReader, RecordWriter } from './record-file.ts';

/**
 * Records of the build before, and those for the next one, in the cache folder. A folder
 * that cannot be read or written, or a full disk, leaves nothing to be found and stops nothing.
 */
export class RecordCache {
  readonly #reader: RecordReader;
  #writer: RecordWriter | undefined;

  /** @param version tells one state of this software from another; records of others are not found. */
  constructor(path: string, version: string) {
    this.#reader = new RecordReader(path, version);
    this.#writer = openWriter(path, version, this.#reader);
  }

  /** Whether an earlier build has left nothing. */
  get isEmpty(): boolean {
    return this.#reader.size === 0;
  }

  /** Whether what is written may be found by the next build. */
  get isWritable(): boolean {
    return this.#writer !== undefined;
  }

  read(name: string): Buffer | undefined {
    return this.#reader.read(name);
  }

  write(name: string, bytes: Buffer): void {
    this.#try((writer) => writer.write(name, bytes));
  }

  /** The next build finds a record as this one has read it. */
  keep(name: string, bytes: Buffer): void {
    this.#try((writer) => writer.keep(name, bytes));
  }

  /** The next build finds a record that this one has not read. */
  carry(name: string): void {
    this.#try((writer) => writer.carry(name));
  }

  /** Makes what was written and kept what the next build finds. */
  finish(): void {
    this.#try((writer) => writer.finish());
    this.#writer = undefined;
    this.#reader.close();
  }

  /** Where the disk is full, the next build does without. */
  #try(use: (writer: RecordWriter) => void): void {
    try {
      if (this.#writer !== undefined) use(this.#writer);
    } catch {
      this.#writer = undefined;
    }
  }
}

function openWriter(path: string, version: string, before: RecordReader): RecordWriter | undefined {
  try {
    return new RecordWriter(path, version, before);
  } catch {
    return undefined;
  }
}
