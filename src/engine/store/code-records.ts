/**
 * The code of pages as earlier builds highlighted it, in the cache folder, for pages of which something
 * else has changed. Without it a build takes longer, and nothing else changes.
 */
import { join } from 'node:path';
import type { Page } from '../../core/pages/page.ts';
import { PageCode } from '../../markdown/code/page-code.ts';
import { RecordCache } from '../../node/disk/record-cache.ts';

export class CodeRecords {
  readonly #cache: RecordCache;

  /**
   * @param dir the project's folder.
   * @param version tells one state of this software from another.
   */
  constructor(dir: string, version: string) {
    this.#cache = new RecordCache(join(dir, '.lectern/code.records'), version);
  }

  /** @param file path of a page, relative to the project. */
  read(file: string): PageCode {
    return new PageCode(this.#cache.read(file)?.toString());
  }

  /** @param shown what the page's code gives as text; undefined where it has none. */
  write(file: string, shown: string | undefined): void {
    if (shown !== undefined) this.#cache.write(file, Buffer.from(shown));
  }

  /** The next build finds the code of a page as this one would have found it. */
  carry({ file }: Page): void {
    this.#cache.carry(file);
  }

  /** Makes what was written and carried what the next build finds. */
  finish(): void {
    this.#cache.finish();
  }
}
