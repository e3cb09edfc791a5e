/**
 * Texts that are needed again much later, in a file in place of the memory. Where the system allows it, the
 * file has lost its name before anything is in it: however the process ends, nothing of it is left.
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export class KeptTexts {
  /** The name of the file, on systems that remove no file that is open. */
  readonly #path: string | undefined;
  #fd: number | undefined;
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
    this.#path = tryRemove(path) ? undefined : path;
  }

  /**
   * Puts a text away, and gives what reads it again until all is closed.
   * @throws when the disk is full, or all is closed.
   */
  keep(text: string): () => string {
    const fd = this.#open();
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

  /** The number of a file that was closed is that of the next one that anybody opens. */
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
