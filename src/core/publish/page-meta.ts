/**
 * What a page says about itself to browsers, search engines and link previews: title, description,
 * canonical URL and `<meta>` tags. The page's own values take precedence over the project's `metadata`.
 */
import { isExternal } from '../address/link.ts';
import { parseOrigin } from '../address/origin.ts';
import type { Config } from '../config/config.ts';
import { isMediaName } from '../pages/meta-names.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';
import { PREVIEW_SIZE, isPreviewRendered, previewPath } from './preview-image.ts';
import { stripMarkdown } from '../text/plain-words.ts';
import { splitHead } from './head-metadata.ts';

export interface PageMeta {
  /** The text of `<title>`. */
  readonly title: string;
  /** Absolute; absent if neither the page nor the site knows where it will be. */
  readonly canonical?: string;
  readonly tags: readonly MetaTag[];
}

export interface MetaTag {
  readonly attribute: 'name' | 'property';
  readonly key: string;
  readonly content: string;
}

/** Prefixes of the vocabularies that are written with `property` instead of `name`. */
const PROPERTY = /^(?:og|article|book|fb|music|product|profile|video):/;
/** The layout writes these itself. */
const RESERVED = new Set(['charset', 'viewport', 'canonical', 'title']);

/**
 * `excerpt` describes a page for which nobody wrote a description. It says more about the page than the
 * description of the site, which is that of the start page.
 */
export function buildPageMeta(site: Site, page: Page, excerpt?: string): PageMeta {
  const { frontMatter, href } = page;
  const title = formatTitle(page.navTitle, site.config.name);
  const canonical = frontMatter.canonical ?? toCanonical(site, href);
  const description = frontMatter.description && stripMarkdown(frontMatter.description);
  const own = {
    description,
    'og:title': page.navTitle,
    'og:description': description,
    'og:url': canonical,
    robots: isKept(site, page) ? 'noindex' : undefined,
  };
  const isStart = href === '/';
  const merged = merge(
    { description: excerpt },
    { 'og:type': isStart ? 'website' : 'article', 'og:site_name': site.config.name },
    site.config.metadata,
    splitHead(site.config.head).metadata,
    isStart ? {} : { description: excerpt },
    ...metadataAround(site.config, page),
    own,
    frontMatter.meta,
  );
  // Whoever the description is from, previews of links should not differ from it.
  const shown = merged.get('description');
  if (shown !== undefined && !merged.has('og:description')) merged.set('og:description', shown);
  if (!merged.has('og:image') && !merged.has('twitter:image') && isPreviewRendered(site, page)) {
    merged.set('og:image', previewPath(page));
    merged.set('og:image:width', String(PREVIEW_SIZE.width));
    merged.set('og:image:height', String(PREVIEW_SIZE.height));
    merged.set('og:image:alt', title);
  }
  const image = merged.get('og:image') ?? merged.get('twitter:image');
  if (!merged.has('twitter:card')) {
    merged.set('twitter:card', image === undefined ? 'summary' : 'summary_large_image');
  }
  return {
    title,
    ...(canonical !== undefined && { canonical }),
    tags: [...merged].map(([key, content]) => toTag(site, key, content)),
  };
}

/** Returns the tags of the folders around the page, outermost first. */
function metadataAround({ folderMetadata = [] }: Config, { slug }: Page) {
  const around = folderMetadata.filter(({ path }) => `${slug}/`.startsWith(`${path}/`));
  return around.map(({ metatags }) => metatags);
}

/** Whether search engines are asked to leave the page out. */
function isKept({ config, navigation }: Site, { slug, frontMatter }: Page): boolean {
  const { noindex, hidden } = frontMatter;
  if (noindex === true || hidden === true) return true;
  return (
    hidden === undefined && navigation.excludedFromSearch.has(slug) && !config.seo.indexHiddenPages
  );
}

/** Returns `Quickstart - Acme`, or the name alone if the page has the name of the project. */
export function formatTitle(pageTitle: string, siteName: string): string {
  return pageTitle === siteName ? siteName : `${pageTitle} - ${siteName}`;
}

/** Merges values: later ones replace earlier ones, and undefined or reserved ones are ignored. */
function merge(...parts: readonly Readonly<Record<string, string | undefined>>[]) {
  const merged = new Map<string, string>();
  for (const [key, content] of parts.flatMap((part) => Object.entries(part))) {
    if (content !== undefined && !RESERVED.has(key)) merged.set(key, content);
  }
  return merged;
}

function toTag(site: Site, key: string, content: string): MetaTag {
  return {
    attribute: PROPERTY.test(key) ? 'property' : 'name',
    key,
    content: isMediaName(key) ? (toAbsolute(site, content) ?? content) : content,
  };
}

/**
 * Returns where search engines should look for a page: below the address in `metadata`, otherwise where the
 * page will be.
 */
function toCanonical(site: Site, href: string): string | undefined {
  const { canonical = '' } = site.config.metadata;
  if (!/^https?:\/\/./i.test(canonical)) return toAbsolute(site, href);
  const address = canonical.replace(/\/+$/, '');
  // An address that ends in the base already includes the folder that the site is served under.
  return address.endsWith(site.base) ? `${address}${href}` : `${address}${site.base}${href}`;
}

/**
 * Returns the origin of the site if none is configured: that of `canonical` in `metadata`, if it names the
 * whole site.
 * @param base The path that the site is served under, without a trailing slash.
 */
export function canonicalOrigin(
  { canonical = '' }: Config['metadata'],
  base: string,
): string | undefined {
  const origin = parseOrigin(canonical);
  if (origin === undefined) return undefined;
  const path = new URL(canonical).pathname.replace(/\/+$/, '');
  return path === '' || path === base ? origin : undefined;
}

/** Adds the origin to paths, which other sites cannot resolve. */
function toAbsolute(site: Site, path: string): string | undefined {
  if (site.url === undefined) return undefined;
  if (isExternal(path)) return path;
  return `${site.url}${site.base}/${path.replace(/^(?:\.?\/)+/, '')}`;
}
