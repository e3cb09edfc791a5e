/** Checks links in descriptions of API documents, which are shown on generated pages. */
import { isPageRelative } from '../../address/link.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { ResolvedLink } from '../../navigation/resolve-link.ts';
import type { Page } from '../../pages/page.ts';
import type { DescriptionLink } from '../../pages/uses.ts';
import { limitWarnings } from '../../reference/checks/limit-warnings.ts';
import type { Reference, References } from '../../reference/model/model.ts';
import {
  createFragmentResolver,
  nearestFragment,
} from '../../reference/pages/description-links.ts';
import { diagnoseReference } from '../../reference/pages/openapi-reference-entries.ts';
import { listPlaceLinks, checkPlaceLink, type PlaceLink } from '../check-fragments.ts';
import { checkLinkUse } from '../check-links.ts';
import type { PagesCheck } from '../check-pages.ts';

/** The parts of the check that descriptions need. Ids of pages that are not rendered are unknown. */
export type DescriptionsCheck = Pick<
  PagesCheck,
  'site' | 'resolve' | 'nearestFile' | 'rendered' | 'descriptions' | 'pagesOf'
>;

/** The result of checking a link as far as possible before pages are rendered. */
export interface CheckedDescription {
  readonly link: DescriptionLink;
  readonly reported: readonly Diagnostic[];
  /** The places on pages that the link points to. */
  readonly places: readonly PlaceLink[];
}

/** Returns the diagnostics of all descriptions, limited for each document like its other warnings. */
export function checkDescriptions({ rendered, ...check }: DescriptionsCheck): Diagnostic[] {
  return reportDescriptions([...judgeDescriptions(check)], rendered);
}

/**
 * Checks links one at a time, because finding the place of a broken link and the intended target takes
 * long.
 */
export function* judgeDescriptions({
  descriptions,
  ...check
}: Omit<DescriptionsCheck, 'rendered'>): Generator<CheckedDescription, void> {
  const { documents, symbols } = check.site.references;
  const byName = new Map<string, Reference | undefined>([
    ...symbols.map(({ name }) => [name, undefined] as const),
    ...documents.map((document) => [document.name, document] as const),
  ]);
  for (const link of descriptions) {
    if (!byName.has(link.file)) continue;
    const document = byName.get(link.file);
    const judged = judgeDescription(link, document, check);
    const isSound = judged.reported.length === 0 && judged.places.length === 0;
    const isSeen = isSound || !document || isShown(link, document, check.site.references);
    yield isSeen ? judged : nothingOf(link);
  }
}

export function reportDescriptions(
  judged: readonly CheckedDescription[],
  rendered: DescriptionsCheck['rendered'],
): Diagnostic[] {
  const ofDocuments = Map.groupBy(judged, ({ link }) => link.file);
  return Array.from(ofDocuments.values()).flatMap((links) => {
    const reported = links.flatMap((each) => [
      ...each.reported,
      ...each.places.flatMap((place) => {
        const ids = rendered.get(place.target.slug)?.ids;
        return ids === undefined ? [] : checkPlaceLink(place, ids);
      }),
    ]);
    const [first] = reported;
    return first === undefined ? [] : limitWarnings(reported, first.file);
  });
}

function nothingOf(link: DescriptionLink): CheckedDescription {
  return { link, reported: [], places: [] };
}

/** Whether readers can see a link: pages may show only some operations of a document. */
function isShown(
  { paths }: DescriptionLink,
  { operations }: Reference,
  { hrefOf }: References,
): boolean {
  return paths.some(([part, path, method]) => {
    const operation = operations.find(
      (one) => part === 'paths' && one.path === path && one.method === String(method).toUpperCase(),
    );
    return operation === undefined || hrefOf(operation.key) !== undefined;
  });
}

/** @param document absent for a schema, in which fragments have no meaning. */
function judgeDescription(
  link: DescriptionLink,
  document: Reference | undefined,
  check: Omit<DescriptionsCheck, 'descriptions' | 'rendered'>,
): CheckedDescription {
  const { url, findPlace } = link;
  const nothing = nothingOf(link);
  if (url.startsWith('#')) {
    return document ? { ...nothing, reported: checkFragment(link, document, check) } : nothing;
  }
  const views = viewLink(link, check);
  const [found] = views;
  // Unsafe links are removed without a report, like everything harmful in a third party's document.
  if (found.kind === 'unsafe') return nothing;
  if (found.kind === 'page' && !found.caseDiffers && found.hash === '') return nothing;
  const use = { kind: 'link', url, ...findPlace() } as const;
  return {
    link,
    reported: checkLinkUse(use, { resolve: () => found, nearestFile: check.nearestFile }),
    // If the link resolves to several pages, its target depends on the page that shows it.
    places: views.every((view) => isSamePage(view, found))
      ? listPlaceLinks({ page: undefined, links: [use], resolve: () => found })
      : [],
  };
}

/**
 * Resolves a link from the first page that shows it. A link to a place on a page is also resolved from the
 * other pages; a link that is broken on one page is broken on all.
 */
function viewLink(
  { url, file }: DescriptionLink,
  { resolve, pagesOf }: Pick<DescriptionsCheck, 'resolve' | 'pagesOf'>,
): readonly [ResolvedLink, ...ResolvedLink[]] {
  const [first, ...others] = isPageRelative(url) ? pagesOf(file) : [];
  const view = (page?: Page) =>
    resolve({ kind: 'link', url, file, ...(page && { shownOn: page.href }) });
  const found = view(first);
  return found.kind === 'page' && found.hash !== '' ? [found, ...others.map(view)] : [found];
}

function isSamePage(one: ResolvedLink, other: ResolvedLink): boolean {
  return one.kind !== 'page' || (other.kind === 'page' && one.page === other.page);
}

function checkFragment(
  { url: fragment, findPlace }: DescriptionLink,
  document: Reference,
  { site }: Pick<PagesCheck, 'site'>,
): readonly Diagnostic[] {
  const find = createFragmentResolver(document, site.references.hrefOf);
  if (fragment === '#' || find(fragment) !== undefined) return [];
  const near = nearestFragment(document, fragment);
  const facts = { fragment, nearest: near && find(near) && near };
  return [diagnoseReference('openapi/unknown-fragment', facts, findPlace())];
}
