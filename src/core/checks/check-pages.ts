/** Rules that need all pages, applied once every page is rendered. */
import { isCodeInBraces } from '../address/address-mistakes.ts';
import { decodePath } from '../address/slug-path.ts';
import type { Lacks, Locate } from '../config/parse/parse-config.ts';
import { type Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkTargets } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';
import type { DescriptionLink, LinkUse } from '../pages/uses.ts';
import { checkLoads } from '../policy/check-loads.ts';
import type { PageLoad } from '../policy/load-entries.ts';
import type { Site } from '../site.ts';
import { positionAt, type Position } from '../text/source-file.ts';
import { checkFragments } from './check-fragments.ts';
import { checkLinkUse, type LinkCheck } from './check-links.ts';
import { checkOrphans } from './check-orphans.ts';

/** What was found out by rendering a page. */
export interface RenderedPage {
  readonly page: Page;
  /** Links in its source and its snippets. */
  readonly links: readonly LinkUse[];
  /** Absent if the page could not be rendered. */
  readonly ids?: ReadonlySet<string>;
  /** Files on other hosts that pages load only if the project allows it. */
  readonly loads?: readonly PageLoad[];
  /** Set if its components and its code are lost, which is reported. */
  readonly isLossy?: true;
}

export interface PagesCheck extends LinkCheck {
  readonly site: Site;
  readonly targets: LinkTargets;
  /** By slug. */
  readonly rendered: ReadonlyMap<string, RenderedPage>;
  /** Links in descriptions of API documents. */
  readonly descriptions: readonly DescriptionLink[];
  /**
   * Returns the pages that show parts of a document: one for each folder, because relative links resolve
   * differently only between folders.
   */
  readonly pagesOf: (document: string) => readonly Page[];
  /** Slugs of the pages that a rendered link points to. */
  readonly linked: ReadonlySet<string>;
  /** Broken links whose addresses were only produced by rendering. */
  readonly broken: readonly LinkUse[];
  /** Files of snippets. */
  readonly parts: readonly string[];
  /** Returns the text of a page or snippet. */
  readonly textOf: (file: string) => string | undefined;
  readonly locate: Locate;
  /** Navigation entries that match no page. */
  readonly missing: readonly string[];
  readonly lacks: Lacks;
}

export function checkPages(check: PagesCheck): Diagnostic[] {
  const { site, targets, rendered, linked, locate, resolve, missing, parts } = check;
  const place = locate(['navigation'], 'key');
  return [
    ...[...rendered.values()].flatMap(({ page, links }) =>
      checkFragments({ page, links, resolve, idsOf: ({ slug }) => rendered.get(slug)?.ids }),
    ),
    ...checkGeneratedLinks(check),
    ...checkLoads({
      site,
      parts,
      pages: Array.from(rendered.values(), ({ page, loads = [] }) => ({ file: page.file, loads })),
      find: (use) => findPlace(use, check),
    }),
    // If the navigation could not be read in full, the pages that it would list are unknown.
    ...(check.lacks(['navigation']) ? [] : checkOrphans({ site, targets, linked, place, missing })),
  ];
}

/**
 * Checks links whose addresses are produced by code, so that no source contains them literally. Each is
 * reported where the source contains the same text, if it does.
 */
function checkGeneratedLinks(check: PagesCheck): Diagnostic[] {
  // Most sites have none, and the links of all pages are many.
  if (check.broken.length === 0) return [];
  const ofPages = [...check.rendered.values()].flatMap(({ links }) => links);
  const written = new Set([...ofPages, ...check.descriptions].map(identityOf));
  const shown = new Set(
    [...check.rendered.values()].flatMap(({ page: { file }, links }) =>
      links.map(({ url }) => identityOf({ file, url })),
    ),
  );
  // What a tag passes to a component is reported at the tag.
  const isReported = (link: LinkUse) =>
    written.has(identityOf(link)) ||
    shown.has(identityOf({ file: link.shownOn ?? link.file, url: link.url }));
  const { documents: described, symbols } = check.site.references;
  const documents = new Set([...described, ...symbols].map(({ name }) => name));
  // A document may be a third party's: its unsafe links are removed and must not fail the build.
  const isThirdParty = (link: LinkUse) =>
    documents.has(link.file) && check.resolve(link).kind === 'unsafe';
  const lossy = new Set(
    [...check.rendered.values()].flatMap(({ page, isLossy }) => (isLossy ? page.file : [])),
  );
  const isCodeOfLossy = ({ file, url }: LinkUse) => lossy.has(file) && isCodeInBraces(url);
  return check.broken
    .filter((link) => !isReported(link) && !isThirdParty(link) && !isCodeOfLossy(link))
    .flatMap((link) =>
      checkLinkUse({ ...link, position: findPlace(link, check) ?? link.position }, check),
    );
}

function identityOf({ file, url }: Pick<LinkUse, 'file' | 'url'>): string {
  return `${file}\n${decodePath(url)}`;
}

function findPlace(
  { file, url }: Pick<LinkUse, 'file' | 'url'>,
  { textOf }: PagesCheck,
): Position | undefined {
  const text = textOf(file) ?? '';
  // In CSS, whitespace may separate the parentheses from the address. JavaScript in HTML has no quotes.
  const [before, after] = isCodeInBraces(url)
    ? ['(?<==\\s{0,20})', '(?=[\\s/>])']
    : ['(?<=["\'`(]\\s{0,20})', '(?=\\s{0,20}["\'`)])'];
  const at = text.search(new RegExp(`${before}${escapePattern(url)}${after}`));
  return at === -1 ? undefined : positionAt(text, at);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
