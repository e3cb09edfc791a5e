/**
 * Keeps texts that are needed again much later: the first few megabytes in memory, and all others in a
 * file. Where the system allows it, the file is unlinked before anything is written: however the process
 * ends, nothing is left behind.
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { copyText } from '../../core/text/copy-text.ts';

/** How many characters are kept in memory: those of about a thousand pages. */
const MAX_IN_MEMORY = 8_000_000;

export class TextStore {
  readonly #maxInMemory: number;
  /** The file's path, on systems that cannot remove an open file. */
  readonly #path: string | undefined;
  #fd: number | undefined;
  #length = 0;
  #inMemory = 0;
  /** The text read last: most texts are read several times in a row. */
  #latest: { readonly at: number; readonly text: string } | undefined;

  /**
   * @param folder absolute path of a folder with enough room for the texts.
   * @param maxInMemory how many characters stay in memory.
   * @throws if the folder cannot be written.
   */
  constructor(folder: string, maxInMemory: number = MAX_IN_MEMORY) {
    this.#maxInMemory = maxInMemory;
    const path = join(folder, `.lectern-texts-${process.pid}`);
    this.#fd = openSync(path, 'wx+');
    this.#path = tryRemove(path) ? undefined : path;
  }

  /**
   * Stores a text and returns a function that reads it back, until the store is closed.
   * @throws if the disk is full, or the store is closed.
   */
  keep(text: string): () => string {
    const fd = this.#open();
    if (this.#inMemory + text.length <= this.#maxInMemory) {
      this.#inMemory += text.length;
      const own = copyText(text);
      return () => {
        this.#open();
        return own;
      };
    }
    const bytes = Buffer.from(text);
    const { length } = bytes;
    const at = this.#length;
    let written = 0;
    while (written < length) {
      written += writeSync(fd, bytes, written, length - written, at + written);
    }
    this.#length += length;
    return () => this.#read(at, length);
  }

  close(): void {
    if (this.#fd === undefined) return;
    closeSync(this.#fd);
    this.#fd = undefined;
    if (this.#path !== undefined) tryRemove(this.#path);
  }

  /** Guards against a closed descriptor: its number can by now belong to another open file. */
  #open(): number {
    if (this.#fd === undefined) throw new Error('No text is kept any more.');
    return this.#fd;
  }

  #read(at: number, length: number): string {
    const fd = this.#open();
    if (length === 0) return '';
    if (this.#latest?.at === at) return this.#latest.text;
    const bytes = Buffer.allocUnsafe(length);
    let read = 0;
    while (read < length) {
      const count = readSync(fd, bytes, read, length - read, at + read);
      if (count === 0) throw new Error('A text that was kept is cut off.');
      read += count;
    }
    const text = bytes.toString();
    this.#latest = { at, text };
    return text;
  }
}

function tryRemove(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}
