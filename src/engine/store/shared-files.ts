import { createHash } from 'node:crypto';
import type { WriteOwnFile } from './own-files.ts';

/**
 * Files that pages have in common and that come to be while pages are rendered. Each has a hash of
 * its content in its name, so that browsers may keep it for good.
 */
export class SharedFiles {
  readonly #texts = new Map<string, string>();

  /** Keeps `text` as a file such as `icons.svg`; gives its path from the site's root. */
  keep(name: string, text: string): string {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `/_lectern/assets/${name.replace(/(?=\.\w+$)/, `.${hash}`)}`;
    this.#texts.set(path, text);
    return path;
  }

  /** Keeps a file as it was kept before, under its own path. */
  restore(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  /** Paths of the files that a page refers to, and of those that its modules import from the same folder. */
  pathsIn(html: string): readonly string[] {
    const found = new Set([...this.#texts.keys()].filter((path) => html.includes(path)));
    for (const path of found) {
      if (!path.endsWith('.js')) continue;
      const text = this.#texts.get(path) ?? '';
      for (const other of this.#texts.keys()) {
        if (text.includes(`.${other.slice(other.lastIndexOf('/'))}`)) found.add(other);
      }
    }
    return [...found];
  }

  read(path: string): string | undefined {
    return this.#texts.get(path);
  }

  writeAll(write: WriteOwnFile): void {
    for (const [path, text] of this.#texts) write(path, text);
  }
}
