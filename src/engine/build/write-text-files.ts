import { hash } from 'node:crypto';
import type { Page } from '../../core/pages/page.ts';
import { listCollections } from '../../core/publish/collections.ts';
import { HOST_FILES } from '../../core/publish/hosts/host-files.ts';
import { formatNetlifyHeaders, formatNetlifyRedirects } from '../../core/publish/hosts/netlify.ts';
import { formatNginxConfig } from '../../core/publish/hosts/nginx.ts';
import { formatRedirectFile } from '../../core/publish/hosts/redirect-file.ts';
import { formatVercelConfig } from '../../core/publish/hosts/vercel.ts';
import {
  formatLlmsFullParts,
  formatLlmsText,
  listLlmsParts,
} from '../../core/publish/programs/llms-text.ts';
import { definitionsPath, formatDefinitions } from '../../core/publish/playground-file.ts';
import { signInFiles, signsIn } from '../../core/publish/sign-in-page.ts';
import { formatSkillIndex, formatSkillText } from '../../core/publish/programs/skill-text.ts';
import { formatRobots, formatSitemap } from '../../core/publish/sitemap.ts';
import { listDownloads } from '../../core/reference/document/download.ts';
import { readFontLicenses } from '../../node/fonts/font-package.ts';
import { formatIconLicenses } from '../../node/icons/licenses.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import { answerPages } from '../store/answer-pages.ts';
import {
  type FindRendered,
  type FormatFile,
  MAX_TEXT_CHARACTERS,
  MachineTexts,
} from '../render/machine-texts.ts';

/**
 * Writes the files for machines and hosts rather than people: `llms.txt`, `sitemap.xml`, `robots.txt`,
 * redirects and headers. A file of the project always takes precedence. Call this after every page and the
 * files next to it are written.
 */
export function writeTextFiles(loaded: LoadedSite, texts: MachineTexts, files: SiteFiles): void {
  const requestedBy = { file: loaded.configFile };
  for (const [path, format] of listSiteTexts(loaded, texts)) {
    if (files.has(path)) continue;
    const content = format() ?? '';
    if (content !== '') files.write({ path, content, requestedBy, owner: 'Lectern itself' });
  }
  if (files.has(LLMS_FULL)) return;
  const parts = formatLlmsFullParts(loaded.site, fitReferences(texts));
  files.writeParts({ path: LLMS_FULL, parts, requestedBy, owner: 'Lectern itself' });
}

/** The text of all pages. */
export const LLMS_FULL = 'llms-full.txt';

/**
 * Returns the text files by path from the site's root, decoded, without a leading slash. A text is created
 * when it is requested.
 */
export function listTextFiles(
  loaded: LoadedSite,
  renderedOf: FindRendered,
): Map<string, FormatFile> {
  const texts = new MachineTexts(loaded.site, renderedOf, answerPages(loaded));
  const ofPages = loaded.site.pages.flatMap((page) => texts.list(page));
  // As in a build, the files next to a page take precedence.
  const formatFull = () => [...formatLlmsFullParts(loaded.site, fitReferences(texts))].join('');
  return new Map([...listSiteTexts(loaded, texts), [LLMS_FULL, formatFull], ...ofPages]);
}

function listSiteTexts(loaded: LoadedSite, texts: MachineTexts): (readonly [string, FormatFile])[] {
  const { site, fontFiles, docs } = loaded;
  const downloads = listDownloads(site);
  const isWritten = (file: string) => docs.staticFiles.some(({ path }) => path === file);
  return [
    ...site.references.documents.map((document): [string, FormatFile] => [
      definitionsPath(document),
      () => formatDefinitions(site, document),
    ]),
    ['llms.txt', () => formatLlmsText(site)],
    // An author's own list does not lead to them.
    ...(isWritten('llms.txt') ? [] : listLlmsParts(site)),
    ['skill.md', () => formatSkillText(site)],
    // The index would not describe a `skill.md` that the author wrote.
    ...(isWritten('skill.md') ? [] : [skillIndex(site)]),
    ...listCollections(site, (document, key) => texts.requestOf(document, key)).map(
      ([path, format]): [string, FormatFile] => [path, format],
    ),
    ...downloads.map(({ path, text }): [string, FormatFile] => [path, text]),
    ['sitemap.xml', () => formatSitemap(site)],
    ['robots.txt', () => formatRobots(site)],
    [HOST_FILES.netlifyRedirects, () => formatNetlifyRedirects(site)],
    [HOST_FILES.netlifyHeaders, () => formatNetlifyHeaders(site)],
    [HOST_FILES.vercel, () => formatVercelConfig(site)],
    [HOST_FILES.nginx, () => formatNginxConfig(site)],
    [HOST_FILES.redirects, () => formatRedirectFile(site)],
    ...Object.entries(signInFiles(site)).map(([path, text]): [string, FormatFile] => [
      path,
      () => (signsIn(site) ? text : undefined),
    ]),
    ['_lectern/icon-licenses.txt', () => formatIconLicenses(site.config.icons.library)],
    ['_lectern/font-licenses.txt', () => readFontLicenses(fontFiles.map(({ file }) => file))],
  ];
}

function skillIndex(site: LoadedSite['site']): [string, FormatFile] {
  const digest = (text: string) => hash('sha256', text, 'hex');
  return ['.well-known/agent-skills/index.json', () => formatSkillIndex(site, digest)];
}

/** Returns the text of each page with its reference as long as there is room; after that, without. */
function fitReferences(texts: MachineTexts): (page: Page) => string {
  let left = MAX_TEXT_CHARACTERS;
  return (page) => {
    const hasRoom = page.reference !== undefined && left > 0;
    const text = hasRoom ? texts.twinOf(page) : texts.markdownOf(page);
    left -= text.length;
    return text;
  };
}
