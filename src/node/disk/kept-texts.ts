/**
 * Texts that are needed again much later, in a file in place of the memory. The file has lost its name before
 * anything is in it: however the process ends, nothing of it is left.
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export class KeptTexts {
  readonly #fd: number;
  #length = 0;
  /** Of one text most is asked at a time. */
  #latest: { readonly at: number; readonly text: string } | undefined;

  /**
   * @param folder absolute path of a folder with as much room as the texts take.
   * @throws when the folder cannot be written.
   */
  constructor(folder: string) {
    const path = join(folder, `.lectern-texts-${process.pid}`);
    this.#fd = openSync(path, 'wx+');
    rmSync(path, { force: true });
  }

  /**
   * Puts a text away, and gives what reads it again until all is closed.
   * @throws when the disk is full.
   */
  keep(text: string): () => string {
    const bytes = Buffer.from(text);
    const { length } = bytes;
    const at = this.#length;
    let written = 0;
    while (written < length) {
      written += writeSync(this.#fd, bytes, written, length - written, at + written);
    }
    this.#length += length;
    return () => this.#read(at, length);
  }

  close(): void {
    closeSync(this.#fd);
  }

  #read(at: number, length: number): string {
    if (length === 0) return '';
    if (this.#latest?.at === at) return this.#latest.text;
    const bytes = Buffer.allocUnsafe(length);
    let read = 0;
    while (read < length) {
      const count = readSync(this.#fd, bytes, read, length - read, at + read);
      if (count === 0) throw new Error('A text that was kept is cut off.');
      read += count;
    }
    const text = bytes.toString();
    this.#latest = { at, text };
    return text;
  }
}
