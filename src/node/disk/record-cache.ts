import { RecordReader, RecordWriter } from './record-file.ts';

/**
 * Records of the previous build, and those for the next one, in the cache folder. When the folder cannot be
 * read or written, or the disk is full, nothing is found, but nothing fails.
 */
export class RecordCache {
  readonly #reader: RecordReader;
  #writer: RecordWriter | undefined;

  /** @param version identifies the state of this software; records written by another are not found. */
  constructor(path: string, version: string) {
    this.#reader = new RecordReader(path, version);
    this.#writer = openWriter(path, version, this.#reader);
  }

  /** Whether no earlier build left any records. */
  get isEmpty(): boolean {
    return this.#reader.size === 0;
  }

  /** Whether the next build can find what is written. */
  get isWritable(): boolean {
    return this.#writer !== undefined;
  }

  read(name: string): Buffer | undefined {
    return this.#reader.read(name);
  }

  write(name: string, bytes: Buffer): void {
    this.#try((writer) => writer.write(name, bytes));
  }

  /** Keeps a record that this build has read, unchanged, for the next build. */
  keep(name: string, bytes: Buffer): void {
    this.#try((writer) => writer.keep(name, bytes));
  }

  /** Keeps a record that this build has not read for the next build. */
  carry(name: string): void {
    this.#try((writer) => writer.carry(name));
  }

  /** Publishes all written and kept records for the next build. */
  finish(): void {
    this.#try((writer) => writer.finish());
    this.#writer = undefined;
    this.#reader.close();
  }

  /** When writing fails, as on a full disk, the next build starts without records. */
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
