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
import type { LoadedSite } from '../../node/loaded-site.ts';
import { listTextFiles } from '../build/write-text-files.ts';
import type { SiteStore } from '../store/site-store.ts';

/** What a site responds with in addition to its pages; paths are decoded and relative to the base. */
export class FileResponses {
  readonly #base: string;
  readonly #redirects: RedirectAnswers;
  /** Redirects from folders without a page of their own to their first page. */
  readonly #folders: ReadonlyMap<string, string>;
  /** Without a trailing slash. */
  readonly #pages: ReadonlySet<string>;
  readonly #files: ReadonlyMap<string, string>;
  /** Without a leading slash. */
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

  /** Returns the absolute path of a file of the project, or of a package that the site needs. */
  fileAt(path: string): string | undefined {
    return this.#files.get(path);
  }

  /**
   * Returns a text that a build writes for programs, such as a page's Markdown; files that only hosts read
   * are left out.
   */
  textAt(path: string): string | undefined {
    const name = path.slice(1);
    return isHostFile(name) ? undefined : this.#texts.get(name)?.();
  }

  /**
   * Returns the address that a path redirects to: by a redirect, or to the first page of a folder.
   * Redirects with patterns apply only to people, and never to a path that the site has.
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

const filesBySite = new WeakMap<LoadedSite, FileResponses>();

/** Returns the responses of a site, which are created when first requested. */
export function fileResponsesOf(loaded: LoadedSite, store: SiteStore): FileResponses {
  const known = filesBySite.get(loaded) ?? new FileResponses(loaded, store);
  filesBySite.set(loaded, known);
  return known;
}
