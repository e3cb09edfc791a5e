/** What is read by machines beside a page: its Markdown, and the data of its playground. */
import { withBase } from '../../core/address/href.ts';
import type { Page } from '../../core/pages/page.ts';
import { formatMarkdownTwin, twinPath } from '../../core/publish/markdown-twin.ts';
import { formatPlayground, playgroundPath } from '../../core/publish/playground-file.ts';
import { fieldsPath, formatFieldsFile } from '../../core/publish/fields-file.ts';
import { formatSubjectMarkdown } from '../../core/reference/operation/format-markdown.ts';
import type { HttpRequest } from '../../core/reference/model/request-model.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import type { Site } from '../../core/site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { PageReport } from '../store/site-store.ts';

/** Makes the text of a file; empty or undefined where the site has no such file. */
export type FormatFile = () => string | undefined;

/** What rendering a page has told of its article; undefined for one that is not rendered. */
export type FindRendered = (page: Page) => Pick<PageReport, 'markdown' | 'fields'> | undefined;

/** Characters of a text that holds all pages. Documents alone may fill megabytes. */
export const LONGEST_TEXT = 2_000_000;

export class MachineTexts {
  readonly #site: Site;
  readonly #renderedOf: FindRendered;
  /** Addresses of what a document describes, base included. */
  readonly #hrefOf = (key: string): string | undefined => {
    const href = this.#site.references.hrefOf(key);
    return href === undefined ? undefined : withBase(this.#site.base, href);
  };
  readonly #twins = new Map<Page, string>();
  /** By the keys of operations. */
  readonly #requests = new Map<string, HttpRequest>();
  #kept = 0;

  constructor(site: Site, renderedOf: FindRendered) {
    this.#site = site;
    this.#renderedOf = renderedOf;
  }

  /** By path from the site's root. */
  list(page: Page): readonly [path: string, format: FormatFile][] {
    return [
      [twinPath(page), () => this.twinOf(page)],
      [playgroundPath(page), () => formatPlayground(this.#site, page)],
      [fieldsPath(page), () => this.#fieldsOf(page)],
    ];
  }

  /** Writes them as soon as the page is rendered: what it shows of an API is still at hand. */
  write(page: Page, files: SiteFiles, isTaken: (path: string) => boolean): void {
    if (this.#kept < LONGEST_TEXT && page.reference !== undefined) {
      const twin = this.twinOf(page);
      this.#twins.set(page, twin);
      this.#kept += twin.length;
    }
    const subject = this.#site.references.subjectOf(page);
    if (subject?.kind === 'operation') this.#requests.set(subject.key, subject.sampleRequest);
    for (const [path, format] of this.list(page)) {
      const content = isTaken(path) ? undefined : format();
      if (content) files.write({ path, content, askedBy: { file: page.file } });
    }
  }

  /** The request with example values of an operation. */
  requestOf(document: Reference, key: string): HttpRequest | undefined {
    return this.#requests.get(key) ?? document.operation(key)?.sampleRequest;
  }

  /** Markdown of the article alone. */
  markdownOf(page: Page): string {
    return formatMarkdownTwin(page, this.#renderedOf(page)?.markdown ?? '');
  }

  /** Undefined for pages that others show nothing of. */
  #fieldsOf(page: Page): string | undefined {
    const fields = this.#renderedOf(page)?.fields;
    return fields === undefined ? undefined : formatFieldsFile(page, fields);
  }

  /** With what an API document says of it. */
  twinOf(page: Page): string {
    const known = this.#twins.get(page);
    if (known !== undefined) return known;
    const subject = this.#site.references.subjectOf(page);
    const reference = subject ? `\n${formatSubjectMarkdown(subject, this.#hrefOf)}\n` : '';
    return this.markdownOf(page) + reference;
  }
}
