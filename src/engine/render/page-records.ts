/**
 * Pages written by earlier builds, in the cache folder. A page is taken from its record if everything that
 * its layouts show is the same, and everything that its text asked of the site is answered as before; then
 * it is byte for byte what rendering would return. Without the folder a build takes longer, and nothing
 * else changes.
 */
import type { Page } from '../../core/pages/page.ts';
import { RecordCache } from '../../node/disk/record-cache.ts';
import { type AskedQuestion, digestOf, hasSameAnswer } from '../store/site-answers.ts';
import type { MachineTexts, SubjectTexts } from './machine-texts.ts';
import type { PageReport } from '../store/page-reports.ts';
import type { SiteStore } from '../store/site-store.ts';

/** A page's report as plain data. */
type Kept = Omit<PageReport, 'page' | 'ids'> & { readonly ids: readonly string[] };

/** The line of JSON before the HTML in a record. */
interface RecordHead {
  /** Digest of everything that the layouts show. */
  readonly key: string;
  readonly asked: readonly AskedQuestion[];
  readonly report: Kept;
  readonly subject?: SubjectTexts | undefined;
  /** Paths of the files that the page shares with others. */
  readonly shared: readonly string[];
}

interface PageRecord extends RecordHead {
  readonly html: Buffer;
}

interface Rendered extends Pick<RecordHead, 'key' | 'asked' | 'subject'> {
  readonly html: string;
}

interface RecordsOptions {
  readonly store: SiteStore;
  /** Absolute path of the file of records. */
  readonly path: string;
  /** Identifies the state of this software. */
  readonly version: string;
  /** Returns everything that the layouts show of a page, as text. */
  readonly describe: (page: Page) => string;
  readonly texts: Pick<MachineTexts, 'subjectOf' | 'recall'>;
}

export class PageRecords {
  readonly #options: RecordsOptions;
  readonly #cache: RecordCache;
  /** Paths of the shared files that have been written. */
  readonly #shared = new Set<string>();

  constructor(options: RecordsOptions) {
    this.#options = options;
    this.#cache = new RecordCache(options.path, options.version);
  }

  /** Whether an earlier build has left any records. */
  get areKnown(): boolean {
    return !this.#cache.isEmpty;
  }

  /** How many pages were taken from their records. */
  reused = 0;

  /** Returns the HTML of a page: from its record if that is still valid, otherwise from `render`. */
  async render(page: Page, render: () => Promise<string>): Promise<string | Buffer> {
    const key = digestOf(this.#options.describe(page));
    const bytes = this.#cache.read(toName(page));
    const record = bytes && parseRecord(bytes);
    if (bytes !== undefined && record !== undefined && (await this.#holds(record, key, page))) {
      this.#cache.keep(toName(page), bytes);
      this.#options.texts.recall(page, record.subject);
      this.#replay(page, record);
      this.reused += 1;
      return record.html;
    }
    const { store, texts } = this.#options;
    store.log.begin();
    const html = await render();
    const subject = texts.subjectOf(page);
    this.#keep(page, { key, html, subject, asked: store.log.end() });
    return html;
  }

  /** Writes the records for the next build. */
  finish(): void {
    this.#cache.finish();
  }

  async #holds({ key, asked, shared }: PageRecord, now: string, page: Page): Promise<boolean> {
    const { store } = this.#options;
    if (key !== now || store.journal?.failureOf(page.file) !== undefined) return false;
    for (const each of asked) {
      if (!(await hasSameAnswer(each, store.answers))) return false;
    }
    return shared.every((path) => this.#restore(path));
  }

  /** A shared file has a digest of its text in its name, so if it exists, it is the same. */
  #restore(path: string): boolean {
    if (this.#shared.has(path)) return true;
    const { files } = this.#options.store;
    const bytes = this.#cache.read(toFileName(path));
    if (bytes === undefined) return files.read(path) !== undefined;
    files.restore(path, bytes.toString());
    this.#shared.add(path);
    this.#cache.keep(toFileName(path), bytes);
    return true;
  }

  #keepShared(path: string): void {
    const text = this.#options.store.files.read(path);
    if (text === undefined || this.#shared.has(path)) return;
    this.#shared.add(path);
    this.#cache.write(toFileName(path), Buffer.from(text));
  }

  /** Passes to the store what rendering would have passed to it. */
  #replay(page: Page, { asked, report, shared }: PageRecord): void {
    const { store } = this.#options;
    for (const { name, args } of asked) {
      if (name === 'url') store.linkLog.note(...(args as Parameters<typeof store.linkLog.note>));
    }
    for (const path of shared) this.#keepShared(path);
    store.reports.add({ ...report, page, ids: new Set(report.ids) });
  }

  #keep(page: Page, { key, html, asked, subject }: Rendered): void {
    const { store } = this.#options;
    const report = store.reports.latestOf(page);
    if (!this.#cache.isWritable || report === undefined || !mayBeKept(report)) return;
    const { page: _page, ids = [], ...facts } = report;
    const shared = store.files.pathsIn(html);
    const head: RecordHead = {
      key,
      asked,
      report: { ...facts, ids: [...ids] },
      subject,
      shared,
    };
    for (const path of shared) this.#keepShared(path);
    this.#cache.write(toName(page), Buffer.from(`${JSON.stringify(head)}\n${html}`));
  }
}

/**
 * A page with errors is not recorded, because every build has to report them; nor is one whose code uses
 * more than the site, because that can change at any time.
 */
function mayBeKept({ isVolatile, ids, sections, diagnostics }: PageReport): boolean {
  const isBroken = diagnostics.some(({ severity }) => severity === 'error');
  return !isVolatile && !isBroken && ids !== undefined && sections !== undefined;
}

function toName({ slug }: Page): string {
  return `page ${slug}`;
}

function toFileName(path: string): string {
  return `file ${path}`;
}

function parseRecord(bytes: Buffer): PageRecord | undefined {
  const end = bytes.indexOf('\n');
  try {
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as RecordHead;
    return { ...head, html: bytes.subarray(end + 1) };
  } catch {
    return undefined;
  }
}
