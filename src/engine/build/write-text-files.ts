import type { Page } from '../../core/pages/page.ts';
import { HOST_FILES } from '../../core/publish/hosts/host-files.ts';
import { formatNetlifyHeaders, formatNetlifyRedirects } from '../../core/publish/hosts/netlify.ts';
import { formatNginxConfig } from '../../core/publish/hosts/nginx.ts';
import { formatRedirectFile } from '../../core/publish/hosts/redirect-file.ts';
import { formatVercelConfig } from '../../core/publish/hosts/vercel.ts';
import { formatLlmsFullText, formatLlmsText } from '../../core/publish/llms-text.ts';
import { formatMarkdownTwin, twinPath } from '../../core/publish/markdown-twin.ts';
import {
  definitionsPath,
  formatDefinitions,
  formatPlayground,
  playgroundPath,
} from '../../core/publish/playground-file.ts';
import { signInFiles, signsIn } from '../../core/publish/sign-in-page.ts';
import { formatRobots, formatSitemap } from '../../core/publish/sitemap.ts';
import { listDownloads } from '../../core/reference/document/download.ts';
import { formatSubjectMarkdown } from '../../core/reference/operation/format-markdown.ts';
import { readFontLicences } from '../../node/fonts/font-package.ts';
import { iconLicences } from '../../node/icons/licences.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';

/**
 * Writes what is read by machines and hosts rather than by people: Markdown twins, `llms.txt`,
 * `sitemap.xml`, `robots.txt`, redirects and headers. A file of the project's own always wins. Call it
 * when every page is rendered.
 */
export function writeTextFiles(loaded: LoadedSite, articleOf: FindArticle, files: SiteFiles): void {
  const { site, configFile } = loaded;
  const pageFiles = new Map(
    site.pages.flatMap((page) => [
      [twinPath(page), page.file],
      [playgroundPath(page), page.file],
    ]),
  );
  for (const [path, format] of listTextFiles(loaded, articleOf)) {
    if (files.has(path)) continue;
    const content = format() ?? '';
    const file = pageFiles.get(path);
    const asked = { path, content, askedBy: { file: file ?? configFile } };
    if (content !== '') files.write(file === undefined ? { ...asked, owner } : asked);
  }
}

/** Of files for the whole site. */
const owner = 'Lectern itself';

/** Makes the text of a file; empty or undefined where the site has no such file. */
type FormatFile = () => string | undefined;

/** The text that holds all pages. */
export const LLMS_FULL = 'llms-full.txt';

/** What the article of a page says, as Markdown; empty for one that is not rendered. */
export type FindArticle = (page: Page) => string;

/** By path from the site's root, decoded, without leading slash. Texts are made when asked for. */
export function listTextFiles(
  { site, fontFiles }: LoadedSite,
  articleOf: FindArticle,
): Map<string, FormatFile> {
  const toMarkdown = (page: Page): string => formatMarkdownTwin(page, articleOf(page));
  const toTwin = (page: Page): string => {
    const subject = site.references.subjectOf(page);
    const reference = subject ? `\n${formatSubjectMarkdown(subject)}\n` : '';
    return toMarkdown(page) + reference;
  };
  const downloads = listDownloads(site);
  return new Map<string, FormatFile>([
    ...site.pages.flatMap((page): [string, FormatFile][] => [
      [twinPath(page), () => toTwin(page)],
      [playgroundPath(page), () => formatPlayground(site, page)],
    ]),
    ...site.references.documents.map((document): [string, FormatFile] => [
      definitionsPath(document),
      () => formatDefinitions(site, document),
    ]),
    ['llms.txt', () => formatLlmsText(site)],
    [LLMS_FULL, () => formatLlmsFullText(site, fitReferences(toTwin, toMarkdown))],
    ...downloads.map(({ path, text }): [string, FormatFile] => [path, text]),
    ['sitemap.xml', () => formatSitemap(site)],
    ['robots.txt', () => formatRobots(site)],
    [HOST_FILES.netlifyRedirects, () => formatNetlifyRedirects(site)],
    [HOST_FILES.netlifyHeaders, () => formatNetlifyHeaders(site)],
    [HOST_FILES.vercel, () => formatVercelConfig(site)],
    [HOST_FILES.nginx, () => formatNginxConfig(site)],
    [HOST_FILES.redirects, () => formatRedirectFile(site)],
    ...Object.entries(signInFiles).map(([path, text]): [string, FormatFile] => [
      path,
      () => (signsIn(site) ? text : undefined),
    ]),
    ['_lectern/icon-licences.txt', () => iconLicences],
    ['_lectern/font-licences.txt', () => readFontLicences(fontFiles.map(({ file }) => file))],
  ]);
}

/** Characters of a text that holds all pages. Documents alone may fill megabytes. */
const LONGEST_TEXT = 2_000_000;

/** The pages with their references, as long as these have room; then without. */
function fitReferences(
  toTwin: (page: Page) => string,
  toMarkdown: (page: Page) => string,
): (page: Page) => string {
  let left = LONGEST_TEXT;
  return (page) => {
    const text = page.reference !== undefined && left > 0 ? toTwin(page) : toMarkdown(page);
    left -= text.length;
    return text;
  };
}
