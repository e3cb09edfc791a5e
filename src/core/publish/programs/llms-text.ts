/**
 * Formats `llms.txt`, the lists that it is divided into, and `llms-full.txt`: the site for language models
 * (llmstxt.org).
 */
import { withBase } from '../../address/href.ts';
import { encodePath } from '../../address/page-href.ts';
import { listOtherEditions } from '../../navigation/editions.ts';
import type { NavItem } from '../../navigation/model.ts';
import type { Page } from '../../pages/page.ts';
import { listDownloads } from '../../reference/document/download.ts';
import type { Site } from '../../site.ts';
import { cutText } from '../../text/cut-text.ts';
import { stripMarkdown, stripTags } from '../../text/plain-words.ts';
import { formatInstructions, twinHref } from '../markdown-twin.ts';
import { listDefaultPages, listPublicPages } from '../public-pages.ts';

const MAX_DESCRIPTION_CHARACTERS = 300;

/** A list of pages that is longer is divided by folders. Many models cannot read much more at once. */
const MAX_LIST_CHARACTERS = 100_000;

/**
 * Returns name, description, what the project asks of agents, a list of all public pages, and the links to
 * other sites. If there are several versions or languages, lists the default one, and where the others
 * begin.
 */
export function formatLlmsText(site: Site): string {
  const { config, navigation } = site;
  const description = config.metadata['description'];
  const [whole] = divideList(site);
  const others = navigation.versions.flatMap(({ label, isDefault, url, href }) => {
    const start = url ?? href;
    return isDefault || start === undefined ? [] : `- [${label}](${toAddress(site, start)})`;
  });
  const inner = listOtherEditions(navigation).map(
    ({ labels, href }) => `- [${labels.join(' / ')}](${toAddress(site, href)})`,
  );
  const elsewhere = navigation.sections.flatMap(({ items }) => externalLinks(items));
  const documents = listDownloads(site).map(
    ({ path }) => `- [${fileName(path)}](${toAddress(site, path)})`,
  );
  return [
    `# ${config.name}`,
    ...(description ? [`> ${description}`] : []),
    formatInstructions(config),
    section('Docs', formatEntries(site, whole?.entries ?? [])),
    section('OpenAPI Specs', documents),
    section('Optional', [...new Set([...others, ...inner, ...elsewhere])]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/**
 * Returns the further lists of pages of a large site by path, decoded, without a leading slash. `llms.txt`
 * leads to them; on other sites there are none. A list is formatted when it is requested.
 */
export function listLlmsParts(
  site: Site,
): readonly (readonly [path: string, format: () => string])[] {
  const [, ...parts] = divideList(site);
  return parts.map(({ folder, entries }) => {
    const head = `# ${site.config.name}: ${folder}\n\n`;
    return [partPath(folder), () => `${head}${formatEntries(site, entries).join('\n')}\n`];
  });
}

/** A list of pages, and of folders with a list of their own. */
interface ListPart {
  /** Without outer slashes; empty for the whole site. */
  readonly folder: string;
  readonly entries: readonly (Page | ListedFolder)[];
}

interface ListedFolder {
  readonly folder: string;
  readonly pages: number;
}

/** Returns the list of the whole site first. */
function divideList(site: Site): readonly ListPart[] {
  const { url = '', base } = site;
  const host = url.length + base.length;
  const describe = (page: Page) => describePage(site, page);
  return divide(listDefaultPages(site), '', { host, describe });
}

interface ListMeasure {
  /** How many characters the addresses have in addition to the path of a page. */
  readonly host: number;
  readonly describe: (page: Page) => string;
}

function divide(pages: readonly Page[], folder: string, measure: ListMeasure): readonly ListPart[] {
  const characters = pages.reduce((sum, page) => sum + lengthOf(page, measure), 0);
  if (characters <= MAX_LIST_CHARACTERS) return [{ folder, entries: pages }];
  const start = folder === '' ? 0 : folder.length + 1;
  const byFolder = Map.groupBy(pages, ({ slug }) => {
    const end = slug.indexOf('/', start);
    return end < 0 ? folder : slug.slice(0, end);
  });
  // Pages that are directly in the folder stay in its list.
  const entries = [...byFolder].flatMap(([each, own]): readonly ListPart['entries'][number][] =>
    each === folder ? own : [{ folder: each, pages: own.length }],
  );
  const inner = [...byFolder].filter(([each]) => each !== folder);
  return [{ folder, entries }, ...inner.flatMap(([each, own]) => divide(own, each, measure))];
}

/** Returns about how many characters an entry has. */
function lengthOf(page: Page, { host, describe }: ListMeasure): number {
  const marks = '- [](.md): \n'.length;
  return marks + host + page.title.length + page.href.length + describe(page).length;
}

/** The headings with which a text begins. */
const HEADINGS = /^(?:\s*#{1,6}[ \t][^\n]*(?:\n|$))+/;

/** Returns the page's own description or, for a part of an API, the beginning of the document's. */
function describePage({ references }: Site, { frontMatter, reference }: Page): string {
  if (frontMatter.description !== undefined) return shorten(frontMatter.description);
  const described = (reference && references.descriptionOf(reference.key)) ?? '';
  const [paragraph = ''] = described
    .replace(HEADINGS, '')
    .trim()
    .split(/\n\s*\n/, 1);
  return shorten(stripTags(stripMarkdown(cutText(paragraph, MAX_DESCRIPTION_CHARACTERS * 2))));
}

function formatEntries(site: Site, entries: ListPart['entries']): readonly string[] {
  return entries.map((entry) => {
    if ('slug' in entry) return formatEntry(site, entry);
    const { folder, pages } = entry;
    const address = toAddress(site, encodePath(partPath(folder)));
    return `- [${folder}](${address}): ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  });
}

function partPath(folder: string): string {
  return `_lectern/llms/${folder}.md`;
}

/**
 * Yields what the project asks of agents, then the Markdown of all public pages in reading order, each
 * under its address. The text comes in parts, because that of many thousands of pages does not fit into
 * memory.
 */
export function* formatLlmsFullParts(
  site: Site,
  toMarkdown: (page: Page) => string,
): Generator<string> {
  const instructions = formatInstructions(site.config);
  if (instructions !== '') yield `${instructions}\n\n\n`;
  let isFirst = true;
  for (const page of listPublicPages(site)) {
    const [title = '', ...rest] = toMarkdown(page).split('\n');
    const text = [title, `Source: ${toAddress(site, page.href)}`, ...rest].join('\n').trimEnd();
    yield isFirst ? text : `\n\n\n${text}`;
    isFirst = false;
  }
  yield '\n';
}

function formatEntry(site: Site, page: Page): string {
  const description = describePage(site, page);
  const link = `- [${page.title.replace(/[[\]]/g, '\\$&')}](${toAddress(site, twinHref(page))})`;
  return description === '' ? link : `${link}: ${description}`;
}

function externalLinks(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return externalLinks(item.items);
    return item.external ? [`- [${item.label}](${item.href})`] : [];
  });
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION_CHARACTERS
    ? line
    : `${cutText(line, MAX_DESCRIPTION_CHARACTERS - 1)}…`;
}

/** Returns an absolute address if the site knows its origin. */
function toAddress({ url = '', base }: Site, path: string): string {
  if (/^[a-z]+:/i.test(path)) return path;
  return url + withBase(base, path.startsWith('/') ? path : `/${path}`);
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
