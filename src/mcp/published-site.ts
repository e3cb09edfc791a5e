/**
 * The files of a built site that programs ask for: its search index, the Markdown of its pages, its
 * description of itself. Reads the disk again after a new build; never leaves the site's folder.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  IDENTITY_PATH,
  parseIdentity,
  type SiteIdentity,
} from '../core/publish/programs/site-identity.ts';
import { SEARCH_PATH } from '../core/publish/search-path.ts';
import { MANIFEST, versionsFrom } from '../search/format.ts';
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

  /**
   * @param path below the base, decoded, without leading slash. Returns undefined if there is no such file.
   */
  async read(path: string): Promise<string | undefined> {
    const root = await realpath(this.#dir).catch(() => undefined);
    const file = root && (await fileAt(root, join(root, path)));
    return file ? await readFile(file.path, 'utf8') : undefined;
  }

  /**
   * Returns the Markdown of a page by its address, with or without origin, base, fragment, trailing slash
   * and file extension.
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

  /** Returns the result of `ask` for the index; undefined if the site has none. */
  async withIndex<Found>(ask: (index: SearchIndex) => Promise<Found>): Promise<Found | undefined> {
    try {
      const index = await this.#open();
      return index && (await ask(index));
    } catch {
      // A build has removed files that the open index refers to.
      this.#version = '';
      const index = await this.#open();
      return index && (await ask(index));
    }
  }

  /**
   * Returns the operations of all API documents in reading order, reading them once per index. Empty if the
   * site has no index.
   * @param version limits them to those that a search within this version finds.
   */
  async listOperations(version?: string): Promise<readonly IndexedOperation[]> {
    const found = await this.withIndex(async (index) => {
      const operations = this.#operations.get(index) ?? readOperations(index);
      this.#operations.set(index, operations);
      const wanted = versionsFrom(index.manifest, version);
      return (await operations).filter((each) =>
        wanted.has(index.manifest.versions.indexOf(each.version) + 1),
      );
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

/**
 * Identifies a site built by an earlier version, which wrote the name only to the list of pages, a file
 * that authors can replace.
 */
function identifyByList(text: string): SiteIdentity {
  return {
    name: /^# (.+)$/m.exec(text)?.[1] ?? 'Documentation',
    description: /^> (.+)$/m.exec(text)?.[1] ?? '',
    origin: /\]\((https?:\/\/[^/)]+)\/[^)]*\.md\)/.exec(text)?.[1] ?? '',
  };
}
