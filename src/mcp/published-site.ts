/**
 * The files of a built site as programs ask for them: its search index, the Markdown of its pages, what it
 * tells of itself. Looks at the disk again when a build has written others; never leaves the site.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  IDENTITY_PATH,
  parseIdentity,
  type SiteIdentity,
} from '../core/publish/programs/site-identity.ts';
import { SEARCH_PATH } from '../core/publish/search-path.ts';
import { MANIFEST } from '../search/format.ts';
import { openIndex, type SearchIndex } from '../search/open-index.ts';
import { fileAt } from '../server/files/find-file.ts';
import { parseRequestPath, pathOf } from '../server/files/request-path.ts';
import type { StaticSite } from '../server/files/static-files.ts';
import { type IndexedOperation, readOperations } from './indexed-operations.ts';

export class PublishedSite {
  readonly base: string;
  readonly #dir: string;
  #version = '';
  readonly #operations = new WeakMap<SearchIndex, Promise<readonly IndexedOperation[]>>();
  #index: Promise<SearchIndex | undefined> = Promise.resolve(undefined);

  constructor({ dir, base }: StaticSite) {
    this.#dir = dir;
    this.base = base;
  }

  /** @param path below the base, decoded, without leading slash. Undefined where there is none. */
  async read(path: string): Promise<string | undefined> {
    const root = await realpath(this.#dir).catch(() => undefined);
    const file = root && (await fileAt(root, join(root, path)));
    return file ? await readFile(file.path, 'utf8') : undefined;
  }

  /**
   * The Markdown of a page by its address: with or without origin, base, fragment, slash at the end and
   * the ending of its files.
   */
  async readTwin(address: string): Promise<string | undefined> {
    const path = pathOf(address.trim()).replace(/^\/*/, '/');
    const bare = path.replace(/(?:\/index)?\.(?:html|md)$/, '').replace(/\/$/, '');
    const below = `${bare}/`.startsWith(`${this.base}/`) ? bare.slice(this.base.length) : bare;
    const target = parseRequestPath(below || '/', '');
    if (target.kind !== 'inside') return undefined;
    const { parts } = target;
    return await this.read(`${parts.length === 0 ? 'index' : parts.join('/')}.md`);
  }

  async identify(): Promise<SiteIdentity> {
    const identity = parseIdentity((await this.read(IDENTITY_PATH)) ?? '');
    return identity ?? identifyByList((await this.read('llms.txt')) ?? '');
  }

  /** What `ask` finds in the index; undefined where the site has none. */
  async withIndex<Found>(ask: (index: SearchIndex) => Promise<Found>): Promise<Found | undefined> {
    try {
      const index = await this.#open();
      return index && (await ask(index));
    } catch {
      // A build has taken the files away that the open index names.
      this.#version = '';
      const index = await this.#open();
      return index && (await ask(index));
    }
  }

  /** Of all API documents, in reading order; read once for each index. None where the site has no index. */
  async listOperations(): Promise<readonly IndexedOperation[]> {
    const found = await this.withIndex((index) => {
      const operations = this.#operations.get(index) ?? readOperations(index);
      this.#operations.set(index, operations);
      return operations;
    });
    return found ?? [];
  }

  async #open(): Promise<SearchIndex | undefined> {
    const folder = SEARCH_PATH.slice(1);
    const version = await stat(join(this.#dir, folder, MANIFEST)).then(
      ({ ino, size, mtimeMs }) => [ino, size, mtimeMs].join(' '),
      () => '',
    );
    if (version === '') return undefined;
    if (version !== this.#version) {
      this.#version = version;
      this.#index = this.#load(folder);
    }
    return await this.#index;
  }

  async #load(folder: string): Promise<SearchIndex | undefined> {
    const load = async (name: string) => {
      const text = await this.read(folder + name);
      if (text === undefined) throw new Error(`There is no ${name} in the index.`);
      return text;
    };
    return await openIndex(load, await load(MANIFEST));
  }
}

/** Earlier versions wrote a site's name into its list of pages alone, which an author may have replaced. */
function identifyByList(text: string): SiteIdentity {
  return {
    name: /^# (.+)$/m.exec(text)?.[1] ?? 'Documentation',
    description: /^> (.+)$/m.exec(text)?.[1] ?? '',
    origin: /\]\((https?:\/\/[^/)]+)\/[^)]*\.md\)/.exec(text)?.[1] ?? '',
  };
}
