import { RecordReader, RecordWriter } from './record-file.ts';

/**
 * Records of the build before, and those for the next one, in one file of the cache folder. A folder
 * that cannot be read or written, or a full disk, leaves nothing to be found and stops nothing.
 */
export class RecordCache {
  readonly #reader: RecordReader;
  #writer: RecordWriter | undefined;

  /** @param version tells one state of this software from another; records of others are not found. */
  constructor(path: string, version: string) {
    this.#reader = new RecordReader(path, version);
    this.#writer = openWriter(path, version);
  }

  /** Whether an earlier build has left nothing. */
  get isEmpty(): boolean {
    return this.#reader.isEmpty;
  }

  /** Whether what is written may be found by the next build. */
  get isWritable(): boolean {
    return this.#writer !== undefined;
  }

  read(name: string): Buffer | undefined {
    return this.#reader.read(name);
  }

  write(name: string, bytes: Buffer): void {
    try {
      this.#writer?.write(name, bytes);
    } catch {
      this.#writer = undefined;
    }
  }

  /** Makes what was written what the next build finds. */
  finish(): void {
    this.#reader.close();
    try {
      this.#writer?.finish();
    } catch {
      // The next build does without.
    }
  }
}

function openWriter(path: string, version: string): RecordWriter | undefined {
  try {
    return new RecordWriter(path, version);
  } catch {
    return undefined;
  }
}
