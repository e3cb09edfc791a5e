/**
 * Highlighted code of pages from earlier builds, in the cache folder, for pages in which something else has
 * changed. Without it a build takes longer, and nothing else changes.
 */
import { join } from 'node:path';
import type { Page } from '../../core/pages/page.ts';
import { PageCode } from '../../markdown/code/page-code.ts';
import { RecordCache } from '../../node/disk/record-cache.ts';

export class CodeRecords {
  readonly #cache: RecordCache;

  /**
   * @param dir the project's folder.
   * @param version identifies the state of this software.
   */
  constructor(dir: string, version: string) {
    this.#cache = new RecordCache(join(dir, '.lectern/code.records'), version);
  }

  /** @param file path of a page, relative to the project. */
  read(file: string): PageCode {
    return new PageCode(this.#cache.read(file)?.toString());
  }

  /** @param shown the page's code in the format of `PageCode`; undefined if it has none. */
  write(file: string, shown: string | undefined): void {
    if (shown !== undefined) this.#cache.write(file, Buffer.from(shown));
  }

  /** Keeps the record of a page for the next build, unchanged. */
  carry({ file }: Page): void {
    this.#cache.carry(file);
  }

  /** Writes the cache for the next build. */
  finish(): void {
    this.#cache.finish();
  }
}
