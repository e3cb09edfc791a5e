/** The files next to a page that machines read: its Markdown, and the data of its playground. */
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
import { parseSymbolLink } from '../../core/reference/symbols/symbol-link.ts';
import { formatSubjectMarkdown } from '../../core/reference/operation/format-markdown.ts';
import type { HttpRequest } from '../../core/reference/model/request-model.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import type { Site } from '../../core/site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { ArticleTexts } from '../store/page-reports.ts';
import type { SiteAnswers } from '../store/site-answers.ts';

/** Creates the text of a file; empty or undefined if the site has no such file. */
export type FormatFile = () => string | undefined;

/** Returns the path of the page about a part of a document, by its key. */
type FindHref = (key: string) => string | undefined;

/** Returns the article's texts from rendering a page; undefined for a page that is not rendered. */
export type FindRendered = (page: Page) => Pick<ArticleTexts, 'markdown' | 'fields'> | undefined;

/** What a page says about an API, for machines; plain data that can be stored in a record. */
export interface SubjectTexts {
  readonly markdown: string;
  readonly playground?: PlaygroundTexts;
  /** The key of an operation, and its request with example values. */
  readonly request?: readonly [key: string, request: HttpRequest];
}

/** The maximum number of characters in a text of all pages. Documents alone can fill megabytes. */
export const MAX_TEXT_CHARACTERS = 2_000_000;

export class MachineTexts {
  readonly #site: Site;
  readonly #renderedOf: FindRendered;
  readonly #hrefOf: FindHref;
  readonly #urlOf: SiteAnswers['url'];
  /** Addresses of all pages, without the base. */
  readonly #hrefs: ReadonlySet<string>;
  /** The text at the beginning of every page's Markdown. */
  readonly #opening: string;
  /**
   * The files of one page are created one after the other, so one page is enough to keep; the texts of all
   * pages would fill the memory.
   */
  #latest: { readonly page: Page; readonly texts: SubjectTexts | undefined } | undefined;
  readonly #twins = new Map<Page, string>();
  /** By the keys of operations. */
  readonly #requests = new Map<string, HttpRequest>();
  #kept = 0;

  /** @param answers the site's answers for the key of a part of a document, and for a link. */
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

  /** Returns what the page says about an API. */
  subjectOf(page: Page): SubjectTexts | undefined {
    if (this.#latest?.page !== page) this.#latest = { page, texts: this.#readSubject(page) };
    return this.#latest.texts;
  }

  /** Takes the result of `subjectOf` from an earlier build in place of computing it again. */
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

  /**
   * Returns how links in what a page says about an API are resolved; links that Lectern created for it are
   * already complete.
   */
  #linksOf(page: Page): ResolveHref {
    const { base, references } = this.#site;
    const document = documentOf(references.documents, page);
    const findPlace = createFragmentResolver(document, this.#hrefOf);
    const isOfDocument = document !== undefined || page.origin === 'document';
    const shown = {
      file: document?.name ?? page.file,
      ...(isOfDocument && { shownOn: page.href }),
    };
    return (href) => {
      if (href.startsWith('#')) {
        const isOfPage = document === undefined && parseSymbolLink(href) === undefined;
        return findPlace(href) ?? (isOfPage ? href : undefined);
      }
      const isWhole = belowBase(href, base) !== undefined || this.#hrefs.has(href);
      return isWhole ? href : this.#urlOf({ url: href, kind: 'link', ...shown });
    };
  }

  /** Lists the files by path from the site's root. */
  list(page: Page): readonly [path: string, format: FormatFile][] {
    return [
      [twinPath(page), () => this.#opening + this.twinOf(page)],
      [playgroundPath(page), () => this.#playgroundOf(page)],
      [fieldsPath(page), () => this.#fieldsOf(page)],
    ];
  }

  /** Writes the files as soon as the page is rendered, while what it shows of an API is still in memory. */
  write(page: Page, files: SiteFiles, isTaken: (path: string) => boolean): void {
    if (this.#kept < MAX_TEXT_CHARACTERS && page.reference !== undefined) {
      const twin = this.twinOf(page);
      this.#twins.set(page, twin);
      this.#kept += twin.length;
    }
    const request = this.subjectOf(page)?.request;
    if (request !== undefined) this.#requests.set(...request);
    for (const [path, format] of this.list(page)) {
      const content = isTaken(path) ? undefined : format();
      if (content) files.write({ path, content, requestedBy: { file: page.file } });
    }
  }

  /** Returns an operation's request with example values. */
  requestOf(document: Reference, key: string): HttpRequest | undefined {
    return this.#requests.get(key) ?? document.operation(key)?.sampleRequest;
  }

  /** Returns the Markdown of the article alone. */
  markdownOf(page: Page): string {
    return formatMarkdownTwin(page, this.#renderedOf(page)?.markdown ?? '');
  }

  #playgroundOf(page: Page): string | undefined {
    const playground = this.subjectOf(page)?.playground;
    return playground && formatPlayground(this.#site, playground);
  }

  /** Undefined for a page of which no other page shows a part. */
  #fieldsOf(page: Page): string | undefined {
    const fields = this.#renderedOf(page)?.fields;
    return fields === undefined ? undefined : formatFieldsFile(page, fields);
  }

  /** Returns the Markdown of the page, including what an API document says about it. */
  twinOf(page: Page): string {
    const known = this.#twins.get(page);
    if (known !== undefined) return known;
    const subject = this.subjectOf(page);
    return this.markdownOf(page) + (subject ? `\n${subject.markdown}\n` : '');
  }
}
