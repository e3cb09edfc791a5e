import { createHash } from 'node:crypto';
import type { WriteOwnFile } from './own-files.ts';

const FOLDER = '/_lectern/assets/';

/** How a page names one. */
const NAME = /\/_lectern\/assets\/([\w.-]+)/g;
/** How a file of the same folder does. */
const NEAR_NAME = /(?:\/_lectern\/assets\/|\.\/)([\w.-]+)/g;

/**
 * Files that pages have in common and that come to be while pages are rendered. Each has a hash of
 * its content in its name, so that browsers may keep it for good.
 */
export class SharedFiles {
  readonly #texts = new Map<string, string>();
  /** What each of these files names, read once. */
  readonly #named = new Map<string, readonly string[]>();

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
    const found = new Set(namesIn(html, NAME).filter((path) => this.#texts.has(path)));
    for (const path of found) {
      if (!/\.(?:js|html)$/.test(path)) continue;
      for (const other of this.#namedBy(path)) if (this.#texts.has(other)) found.add(other);
    }
    return [...found];
  }

  #namedBy(path: string): readonly string[] {
    const names = this.#named.get(path) ?? namesIn(this.#texts.get(path) ?? '', NEAR_NAME);
    this.#named.set(path, names);
    return names;
  }

  read(path: string): string | undefined {
    return this.#texts.get(path);
  }

  writeAll(write: WriteOwnFile): void {
    for (const [path, text] of this.#texts) write(path, text);
  }
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => FOLDER + name);
}
