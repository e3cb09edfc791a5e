/** Rules over all pages together, once each of them was rendered. */
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

/** What rendering a page showed. */
export interface RenderedPage {
  readonly page: Page;
  /** Links of its source and its snippets. */
  readonly links: readonly LinkUse[];
  /** Absent where the page could not be rendered. */
  readonly ids?: ReadonlySet<string>;
  /** Files of other hosts that need the word of the project. */
  readonly loads?: readonly PageLoad[];
}

export interface PagesCheck extends LinkCheck {
  readonly site: Site;
  readonly targets: LinkTargets;
  /** By slug. */
  readonly rendered: ReadonlyMap<string, RenderedPage>;
  /** Links in descriptions of documents. */
  readonly descriptions: readonly DescriptionLink[];
  /** The pages that show parts of a document, as far as relative links lead elsewhere from them. */
  readonly pagesOf: (document: string) => readonly Page[];
  /** Slugs of the pages that a rendered link leads to. */
  readonly linked: ReadonlySet<string>;
  /** Links whose addresses only rendering made, and which lead nowhere. */
  readonly broken: readonly LinkUse[];
  /** Files of snippets. */
  readonly parts: readonly string[];
  /** Text of a page or snippet. */
  readonly textOf: (file: string) => string | undefined;
  readonly locate: Locate;
  /** Entries of the navigation that name no page. */
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
    ...checkMadeLinks(check),
    ...checkLoads({
      site,
      parts,
      pages: Array.from(rendered.values(), ({ page, loads = [] }) => ({ file: page.file, loads })),
      find: (use) => findPlace(use, check),
    }),
    // Of a navigation that could not be read in full, nobody knows what it would list.
    ...(check.lacks(['navigation']) ? [] : checkOrphans({ site, targets, linked, place, missing })),
  ];
}

/** Links that no source spells out: their place is where the source has the same text, if it has. */
function checkMadeLinks(check: PagesCheck): Diagnostic[] {
  const ofPages = [...check.rendered.values()].flatMap(({ links }) => links);
  const written = new Set([...ofPages, ...check.descriptions].map(identityOf));
  const documents = new Set(check.site.references.documents.map(({ name }) => name));
  // A document may be a stranger's: what would do harm is left out, and keeps no site from being built.
  const isStrange = (link: LinkUse) =>
    documents.has(link.file) && check.resolve(link).kind === 'unsafe';
  return check.broken
    .filter((link) => !written.has(identityOf(link)) && !isStrange(link))
    .flatMap((link) => checkLinkUse({ ...link, position: findPlace(link, check) }, check));
}

function identityOf({ file, url }: Pick<LinkUse, 'file' | 'url'>): string {
  return `${file}\n${decodePath(url)}`;
}

function findPlace(
  { file, url }: Pick<LinkUse, 'file' | 'url'>,
  { textOf }: PagesCheck,
): Position | undefined {
  const text = textOf(file) ?? '';
  // In CSS, blanks may stand between the parentheses and an address.
  const [before, behind] = ['(?<=["\'`(]\\s{0,20})', '(?=\\s{0,20}["\'`)])'];
  const at = text.search(new RegExp(`${before}${escapePattern(url)}${behind}`));
  return at === -1 ? undefined : positionAt(text, at);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
