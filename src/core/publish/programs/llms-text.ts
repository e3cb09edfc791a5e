/** Formats `llms.txt` and `llms-full.txt`: the site for language models (llmstxt.org). */
import { withBase } from '../../address/href.ts';
import { listOtherEditions } from '../../navigation/editions.ts';
import type { NavItem } from '../../navigation/model.ts';
import type { Page } from '../../pages/page.ts';
import { listDownloads } from '../../reference/document/download.ts';
import type { Site } from '../../site.ts';
import { cutText } from '../../text/cut-text.ts';
import { formatInstructions, twinHref } from '../markdown-twin.ts';
import { listDefaultPages, listPublicPages } from '../public-pages.ts';

const MAX_DESCRIPTION_CHARACTERS = 300;

/**
 * Returns name, description, what the project asks of agents, a list of all public pages, and the links to
 * other sites. If there are several versions or languages, lists the default one, and where the others
 * begin.
 */
export function formatLlmsText(site: Site): string {
  const { config, navigation } = site;
  const description = config.metadata['description'];
  const pages = listDefaultPages(site).map((page) => formatEntry(site, page));
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
    section('Docs', pages),
    section('OpenAPI Specs', documents),
    section('Optional', [...new Set([...others, ...inner, ...elsewhere])]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
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
  const { description } = page.frontMatter;
  const link = `- [${page.title.replace(/[[\]]/g, '\\$&')}](${toAddress(site, twinHref(page))})`;
  return description ? `${link}: ${shorten(description)}` : link;
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
