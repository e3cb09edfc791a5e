/**
 * Turns the page files of a project into its pages: gives them titles and URLs, and keeps their URLs
 * distinct.
 */
import { slugToPath, toPageFile, toPageHref, type TrailingSlash } from '../address/page-href.ts';
import { diagnoseSitePath } from '../address/site-path-entries.ts';
import { findPathConcern, findPathFault, foldPath, type PathFault } from '../address/site-path.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { parseFrontMatter, type ParsedFrontMatter } from './front-matter.ts';
import { diagnosePage } from './page-entries.ts';
import { copyText } from '../text/copy-text.ts';
import { stripBackticks, stripTags } from '../text/plain-words.ts';
import { leadingTitle, titleFromSlug } from './page-title.ts';
import type { FrontMatter, Page } from './page.ts';
import { fillVariables, type Variables } from './variables.ts';

/** A Markdown or MDX file as it was read. */
export interface PageFile {
  /** Relative to the project folder. */
  readonly file: string;
  /** Path under the pages folder without extension, verbatim. */
  readonly slug: string;
  readonly format: 'md' | 'mdx';
  readonly text: string;
}

/**
 * Parsed front matter, keyed by the file object as it was read: of 10,000 pages, one changes at a time, and
 * the objects of all others stay the same.
 */
export type FrontMatters = WeakMap<PageFile, KnownFrontMatter>;

interface KnownFrontMatter extends Omit<ParsedFrontMatter, 'text'> {
  /** The page's text with repaired `---` lines, if its front matter needed that. */
  readonly repaired?: string;
}

export interface PageOptions {
  readonly trailingSlash: TrailingSlash;
  /** The texts that replace `{{name}}`. */
  readonly variables?: Variables;
  /** A cache that is read and filled here; without it, all front matter is parsed. */
  readonly frontMatters?: FrontMatters;
  /** The title of a page that gives none, if there is a better one than its file's name. */
  readonly defaultTitle?: (frontMatter: FrontMatter) => string | undefined;
}

export interface BuiltPages {
  /** Sorted by slug; slugs and URLs are unique. */
  readonly pages: readonly Page[];
  /** Slugs of files that do not become pages; the cause has been reported. */
  readonly lost: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Names at the site's root that the build writes itself. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  '404',
  '_headers',
  '_lectern',
  '_redirects',
  'llms-full.txt',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
]);

export function buildPages(files: readonly PageFile[], options: PageOptions): BuiltPages {
  const diagnostics: Diagnostic[] = [];
  const pages: Page[] = [];
  for (const file of chooseFiles(files, diagnostics)) {
    const fault = findSlugFault(file.slug, options.trailingSlash);
    if (fault !== undefined) {
      const facts = { path: `/${slugToPath(file.slug)}`, fault };
      diagnostics.push(diagnoseSitePath('site/unfit-path', facts, { file: file.file }));
      continue;
    }
    const built = buildPage(file, options);
    pages.push(built.page);
    for (const found of built.diagnostics) diagnostics.push(found);
  }
  const kept = keepDistinct(pages, diagnostics);
  const slugs = new Set(kept.map(({ slug }) => slug));
  const lost = files.map(({ slug }) => slug).filter((slug) => !slugs.has(slug));
  return { pages: kept, lost, diagnostics };
}

/** Builds one page on its own; `buildPages` decides whether its URL is free. */
export function buildPage(
  pageFile: PageFile,
  { trailingSlash, defaultTitle, variables = {}, frontMatters = new WeakMap() }: PageOptions,
): { page: Page; diagnostics: readonly Diagnostic[] } {
  const { file, slug, format } = pageFile;
  const {
    frontMatter: written,
    positions,
    repaired,
    diagnostics,
  } = frontMatterOf(pageFile, frontMatters);
  const frontMatter = withPlainTexts(fillTexts(written, variables));
  const leading = leadingTitle(fillVariables(repaired ?? pageFile.text, variables));
  const given = frontMatter.title ?? defaultTitle?.(frontMatter);
  const title = given ?? (leading === undefined ? titleFromSlug(slug) : copyText(leading));
  const page: Page = {
    origin: 'file',
    slug,
    file,
    format,
    href: toPageHref(slug, trailingSlash),
    title,
    navTitle: frontMatter.sidebarTitle ?? title,
    frontMatter,
    frontMatterPositions: positions,
    // A getter, because the page file decides where its text is kept.
    get text() {
      return repaired ?? pageFile.text;
    },
  };
  return { page, diagnostics };
}

/**
 * Fills variables into all texts of front matter, however deep; without variables, returns the same object.
 */
function fillTexts(frontMatter: FrontMatter, variables: Variables): FrontMatter {
  if (Object.keys(variables).length === 0) return frontMatter;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillVariables(value, variables);
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'object' && value !== null ? fillAll(value) : value;
  };
  const fillAll = (values: object): object =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));
  return fillAll(frontMatter) as FrontMatter;
}

/**
 * Removes the backticks from the titles of front matter, and the tags of HTML from its description; without any,
 * returns the same object.
 */
function withPlainTexts(frontMatter: FrontMatter): FrontMatter {
  const { title, sidebarTitle, description } = frontMatter;
  if (!`${title} ${sidebarTitle}`.includes('`') && !description?.includes('<')) return frontMatter;
  return {
    ...frontMatter,
    ...(title !== undefined && { title: stripBackticks(title) }),
    ...(sidebarTitle !== undefined && { sidebarTitle: stripBackticks(sidebarTitle) }),
    ...(description !== undefined && { description: stripTags(description) }),
  };
}

/**
 * Finds out why a slug cannot be an address. A slug that contains a percent escape is one such case,
 * because links could not tell its address from another page's.
 */
export function findSlugFault(slug: string, trailingSlash: TrailingSlash): PathFault | undefined {
  const path = toPageFile(slug, trailingSlash);
  const isEscaped = findPathConcern(path)?.kind === 'escape';
  return findPathFault(path) ?? (isEscaped ? 'escape' : undefined);
}

function frontMatterOf(file: PageFile, frontMatters: FrontMatters): KnownFrontMatter {
  const known = frontMatters.get(file);
  if (known !== undefined) return known;
  const source = file.text;
  const { text, ...read } = parseFrontMatter({ path: file.file, text: source });
  // A copy, because substrings of a page would retain its whole text in memory.
  const parsed = { ...structuredClone(read), ...(text !== source && { repaired: text }) };
  frontMatters.set(file, parsed);
  return parsed;
}

/** Chooses one file for each slug, sorted, without reserved names; `.mdx` wins over `.md`. */
function chooseFiles(files: readonly PageFile[], diagnostics: Diagnostic[]): readonly PageFile[] {
  const bySlug = new Map<string, PageFile>();
  for (const file of files) {
    const [name = ''] = file.slug.split('/', 1);
    if (RESERVED_NAMES.has(name.toLowerCase())) {
      diagnostics.push(diagnosePage('page/reserved-name', { name }, { file: file.file }));
      continue;
    }
    const rival = bySlug.get(file.slug);
    const [used, unused] = rival && file.format === 'md' ? [rival, file] : [file, rival];
    bySlug.set(file.slug, used);
    if (unused === undefined) continue;
    const facts = { file: unused.file, other: used.file };
    diagnostics.push(diagnosePage('page/shadowed', facts, { file: unused.file }));
  }
  return [...bySlug.values()].sort((left, right) => (left.slug < right.slug ? -1 : 1));
}

/** The name of a file such as `CHANGELOG.md`, which is rarely meant to be a page. */
const IN_CAPITALS = /(?:^|\/)[A-Z][A-Z_-]+$/;

/**
 * Drops the later of two pages with the same URL, or with URLs that some file systems confuse; a file in
 * capitals is the later one.
 */
function keepDistinct(pages: readonly Page[], diagnostics: Diagnostic[]): readonly Page[] {
  const byHref = new Map<string, Page>();
  const byFoldedPath = new Map<string, Page>();
  const later = pages.filter(({ slug }) => IN_CAPITALS.test(slug));
  for (const page of [...pages.filter((each) => !later.includes(each)), ...later]) {
    const { file, href } = page;
    const rival = byHref.get(href);
    if (rival !== undefined) {
      diagnostics.push(diagnosePage('page/url-clash', { href, other: rival.file }, { file }));
      continue;
    }
    const folded = foldPath(slugToPath(page.slug));
    const similar = byFoldedPath.get(folded);
    if (similar !== undefined) {
      diagnostics.push(diagnosePage('page/case-clash', { href, other: similar.file }, { file }));
      continue;
    }
    byHref.set(href, page);
    byFoldedPath.set(folded, page);
  }
  return pages.filter((page) => byHref.get(page.href) === page);
}
