/** Rules about links in descriptions of documents, which are shown on pages that nobody wrote. */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { DescriptionLink } from '../../pages/uses.ts';
import { limitWarnings } from '../../reference/checks/limit-warnings.ts';
import type { Reference } from '../../reference/model/model.ts';
import {
  createFragmentResolver,
  nearestFragment,
} from '../../reference/pages/description-links.ts';
import { diagnoseReference } from '../../reference/pages/openapi-reference-entries.ts';
import { listPlaceLinks, judgePlace } from '../check-fragments.ts';
import { checkLinkUse } from '../check-links.ts';
import type { PagesCheck } from '../check-pages.ts';

/** What is known of the site; of pages that are not rendered, no places. */
export type DescriptionsCheck = Pick<
  PagesCheck,
  'site' | 'resolve' | 'nearestFile' | 'rendered' | 'descriptions'
>;

/** Told of each document as far as its other warnings are. */
export function checkDescriptions({ descriptions, ...check }: DescriptionsCheck): Diagnostic[] {
  const { documents } = check.site.references;
  const byName = new Map(documents.map((document) => [document.name, document]));
  const ofDocuments = Map.groupBy(descriptions, ({ file }) => file);
  return [...ofDocuments].flatMap(([file, links]) => {
    const document = byName.get(file);
    const [first] = links;
    if (document === undefined || first === undefined) return [];
    const told = links.flatMap((link) => checkDescription(link, document, check));
    return [...limitWarnings(told, first.findPlace().file)];
  });
}

function checkDescription(
  link: DescriptionLink,
  document: Reference,
  check: Omit<DescriptionsCheck, 'descriptions'>,
): readonly Diagnostic[] {
  const { url, file, findPlace } = link;
  if (url.startsWith('#')) return checkFragment(link, document, check);
  const { resolve, nearestFile, rendered } = check;
  const found = resolve({ kind: 'link', url, file });
  // Left out without a word, as all that would do harm in the document of a stranger.
  if (found.kind === 'unsafe') return [];
  if (found.kind === 'page' && !found.caseDiffers && found.hash === '') return [];
  const use = { kind: 'link', url, ...findPlace() } as const;
  const places = listPlaceLinks({ page: undefined, links: [use], resolve: () => found });
  return [
    ...checkLinkUse(use, { resolve: () => found, nearestFile }),
    ...places.flatMap((place) => {
      const ids = rendered.get(place.target.slug)?.ids;
      return ids === undefined ? [] : judgePlace(place, ids);
    }),
  ];
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
