import { join } from 'node:path';
import { withBase } from '../../core/address/href.ts';
import { slugToPath } from '../../core/address/page-href.ts';
import {
  formatRedirectFile,
  parseRedirectFile,
  type RedirectAnswers,
} from '../../core/publish/hosts/redirect-file.ts';
import { isHostFile } from '../../core/publish/hosts/host-files.ts';
import { resolveRedirects } from '../../core/publish/redirects.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import { listTextFiles } from '../build/write-text-files.ts';
import type { SiteStore } from '../store/site-store.ts';

/** What a site answers beside its pages; paths stand below the base, decoded. */
export class FileAnswers {
  readonly #base: string;
  readonly #redirects: RedirectAnswers;
  /** First pages of folders that have none of their own. */
  readonly #folders: ReadonlyMap<string, string>;
  /** Without slash at the end. */
  readonly #pages: ReadonlySet<string>;
  readonly #files: ReadonlyMap<string, string>;
  /** Without leading slash. */
  readonly #texts: ReturnType<typeof listTextFiles>;

  constructor(loaded: LoadedSite, { reports }: SiteStore) {
    const { site, docs, fontFiles } = loaded;
    this.#base = site.base;
    this.#redirects = parseRedirectFile(formatRedirectFile(site), site.base);
    this.#folders = new Map(
      resolveRedirects(site)
        .filter(({ origin }) => origin.kind === 'folder')
        .map(({ source, destination }) => [source, destination]),
    );
    this.#pages = new Set(site.pages.map(({ slug }) => `/${slugToPath(slug)}`));
    this.#files = new Map([
      ...docs.staticFiles.map(({ path, file }) => [`/${path}`, join(docs.dir, file)] as const),
      ...fontFiles.map(({ path, file }) => [path, file] as const),
    ]);
    this.#texts = listTextFiles(loaded, (page) => reports.textsOf(page));
  }

  /** Absolute path of a file of the project, or of a package that it needs. */
  fileAt(path: string): string | undefined {
    return this.#files.get(path);
  }

  /** What a build writes for programs, such as a page's Markdown; not what only hosts read. */
  textAt(path: string): string | undefined {
    const name = path.slice(1);
    return isHostFile(name) ? undefined : this.#texts.get(name)?.();
  }

  /**
   * Where a path leads, as an address: a redirect, or the first page of a folder. Patterns count for
   * people alone, and for nothing that the site has.
   */
  moveOf(path: string, { isForPeople }: { isForPeople: boolean }): string | undefined {
    const plain = path.replace(/(?<=.)\/$/, '');
    const folder = this.#folders.get(plain);
    const moved = this.#redirects.plain(path);
    if (moved !== undefined) return moved.location;
    if (folder !== undefined) return withBase(this.#base, folder);
    const isTaken =
      this.#pages.has(plain) || this.#files.has(path) || this.#texts.has(path.slice(1));
    return isTaken || !isForPeople ? undefined : this.#redirects.byPattern(path)?.location;
  }
}

const filesBySite = new WeakMap<LoadedSite, FileAnswers>();

/** The answers of a site, made when they are first asked for. */
export function fileAnswersOf(loaded: LoadedSite, store: SiteStore): FileAnswers {
  const known = filesBySite.get(loaded) ?? new FileAnswers(loaded, store);
  filesBySite.set(loaded, known);
  return known;
}
