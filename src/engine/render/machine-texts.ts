/** What is read by machines beside a page: its Markdown, and the data of its playground. */
import { belowBase } from '../../core/address/base.ts';
import { withBase } from '../../core/address/href.ts';
import type { Page } from '../../core/pages/page.ts';
import {
  formatInstructions,
  formatMarkdownTwin,
  twinPath,
} from '../../core/publish/markdown-twin.ts';
import {
  formatPlayground,
  playgroundPath,
  type PlaygroundTexts,
  toPlaygroundTexts,
} from '../../core/publish/playground-file.ts';
import { fieldsPath, formatFieldsFile } from '../../core/publish/fields-file.ts';
import {
  createFragmentResolver,
  documentOf,
  type ResolveHref,
  resolveLinks,
} from '../../core/reference/pages/description-links.ts';
import { formatSubjectMarkdown } from '../../core/reference/operation/format-markdown.ts';
import type { HttpRequest } from '../../core/reference/model/request-model.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import type { Site } from '../../core/site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { ArticleTexts } from '../store/page-reports.ts';
import type { SiteAnswers } from '../store/site-answers.ts';

/** Makes the text of a file; empty or undefined where the site has no such file. */
export type FormatFile = () => string | undefined;

/** Path of the page about a part of a document, by its key. */
type FindHref = (key: string) => string | undefined;

/** What rendering a page has told of its article; undefined for one that is not rendered. */
export type FindRendered = (page: Page) => Pick<ArticleTexts, 'markdown' | 'fields'> | undefined;

/** What machines read of what a page says about an API; plain data, which a record may hold. */
export interface SubjectTexts {
  readonly markdown: string;
  readonly playground?: PlaygroundTexts;
  /** The request with example values of an operation, by its key. */
  readonly request?: readonly [key: string, request: HttpRequest];
}

/** Characters of a text that holds all pages. Documents alone may fill megabytes. */
export const LONGEST_TEXT = 2_000_000;

export class MachineTexts {
  readonly #site: Site;
  readonly #renderedOf: FindRendered;
  readonly #hrefOf: FindHref;
  readonly #urlOf: SiteAnswers['url'];
  /** Addresses of all pages, without the base. */
  readonly #hrefs: ReadonlySet<string>;
  /** What the Markdown of every page begins with. */
  readonly #opening: string;
  /** Files of one page are made one after the other; keeping the texts of all would fill the memory. */
  #latest: { readonly page: Page; readonly texts: SubjectTexts | undefined } | undefined;
  readonly #twins = new Map<Page, string>();
  /** By the keys of operations. */
  readonly #requests = new Map<string, HttpRequest>();
  #kept = 0;

  /** @param answers what the site answers for the key of a part of a document, and for a link. */
  constructor(
    site: Site,
    renderedOf: FindRendered,
    answers: Pick<SiteAnswers, 'reference' | 'url'>,
  ) {
    this.#site = site;
    this.#renderedOf = renderedOf;
    this.#hrefOf = (key) => {
      const path = answers.reference(key);
      return path === undefined ? undefined : withBase(site.base, path);
    };
    this.#urlOf = answers.url;
    this.#hrefs = new Set(site.pages.map(({ href }) => href));
    const instructions = formatInstructions(site.config);
    this.#opening = instructions === '' ? '' : `${instructions}\n\n`;
  }

  /** What the page says about an API, before anything is written of it. */
  subjectOf(page: Page): SubjectTexts | undefined {
    if (this.#latest?.page !== page) this.#latest = { page, texts: this.#readSubject(page) };
    return this.#latest.texts;
  }

  /** Takes what `subjectOf` gave in an earlier build for what it would give now. */
  recall(page: Page, texts: SubjectTexts | undefined): void {
    this.#latest = { page, texts };
  }

  #readSubject(page: Page): SubjectTexts | undefined {
    const subject = this.#site.references.subjectOf(page);
    if (subject === undefined) return undefined;
    const playground = toPlaygroundTexts(this.#site, subject);
    return {
      markdown: resolveLinks(formatSubjectMarkdown(subject, this.#hrefOf), this.#linksOf(page)),
      ...(playground && { playground }),
      ...(subject.kind === 'operation' && { request: [subject.key, subject.sampleRequest] }),
    };
  }

  /** How links of what a page says about an API are resolved; those that are made for it are whole. */
  #linksOf(page: Page): ResolveHref {
    const { base, references } = this.#site;
    const document = documentOf(references.documents, page);
    const findPlace = createFragmentResolver(document, this.#hrefOf);
    const shown =
      document === undefined ? { file: page.file } : { file: document.name, shownOn: page.href };
    return (href) => {
      if (href.startsWith('#')) return document === undefined ? href : findPlace(href);
      const isWhole = belowBase(href, base) !== undefined || this.#hrefs.has(href);
      return isWhole ? href : this.#urlOf({ url: href, kind: 'link', ...shown });
    };
  }

  /** By path from the site's root. */
  list(page: Page): readonly [path: string, format: FormatFile][] {
    return [
      [twinPath(page), () => this.#opening + this.twinOf(page)],
      [playgroundPath(page), () => this.#playgroundOf(page)],
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
    const request = this.subjectOf(page)?.request;
    if (request !== undefined) this.#requests.set(...request);
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

  #playgroundOf(page: Page): string | undefined {
    const playground = this.subjectOf(page)?.playground;
    return playground && formatPlayground(this.#site, playground);
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
    const subject = this.subjectOf(page);
    return this.markdownOf(page) + (subject ? `\n${subject.markdown}\n` : '');
  }
}
