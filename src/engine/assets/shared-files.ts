import { hash } from 'node:crypto';
import type { WriteOwnFile } from './own-files.ts';

const FOLDER = '/_lectern/assets/';

/** How a page refers to a shared file. */
const NAME = /\/_lectern\/assets\/([\w.-]+)/g;
/** How a shared file refers to another one in its folder. */
const NEAR_NAME = /(?:\/_lectern\/assets\/|\.\/)([\w.-]+)/g;

/**
 * Files that several pages share and that are created while pages are rendered. Each has a hash of its
 * content in its name, so that browsers can cache it forever.
 */
export class SharedFiles {
  readonly #texts = new Map<string, string>();
  /** The files that each of these files refers to, cached. */
  readonly #named = new Map<string, readonly string[]>();

  /** Stores `text` as a file such as `icons.svg`; returns its path from the site's root. */
  keep(name: string, text: string): string {
    const digest = hash('sha256', text, 'base64url').slice(0, 8);
    const path = `${FOLDER}${name.replace(/(?=\.\w+$)/, `.${digest}`)}`;
    this.#texts.set(path, text);
    return path;
  }

  /** Stores a file of an earlier build under the path that it had. */
  restore(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  /**
   * Returns the paths of the files that a page refers to, and of those that its modules and fragments refer
   * to in turn.
   */
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
