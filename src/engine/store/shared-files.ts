import { createHash } from 'node:crypto';
import type { WriteOwnFile } from './own-files.ts';

const FOLDER = '/_lectern/assets/';

/** How a page names one, or a module of the same folder. */
const NAME = /(?:\/_lectern\/assets\/|\.\/)([\w.-]+)/g;

/**
 * Files that pages have in common and that come to be while pages are rendered. Each has a hash of
 * its content in its name, so that browsers may keep it for good.
 */
export class SharedFiles {
  readonly #texts = new Map<string, string>();

  /** Keeps `text` as a file such as `icons.svg`; gives its path from the site's root. */
  keep(name: string, text: string): string {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `${FOLDER}${name.replace(/(?=\.\w+$)/, `.${hash}`)}`;
    this.#texts.set(path, text);
    return path;
  }

  /** Keeps a file as it was kept before, under its own path. */
  restore(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  /** Paths of the files that a page refers to, and of those that its modules and fragments name in turn. */
  pathsIn(html: string): readonly string[] {
    const found = new Set(this.#namesIn(html));
    for (const path of found) {
      if (!/\.(?:js|html)$/.test(path)) continue;
      for (const other of this.#namesIn(this.#texts.get(path) ?? '')) found.add(other);
    }
    return [...found];
  }

  read(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** Named with their folder, or from within it. */
  #namesIn(text: string): readonly string[] {
    return Array.from(text.matchAll(NAME), ([, name = '']) => FOLDER + name).filter((path) =>
      this.#texts.has(path),
    );
  }

  writeAll(write: WriteOwnFile): void {
    for (const [path, text] of this.#texts) write(path, text);
  }
}
