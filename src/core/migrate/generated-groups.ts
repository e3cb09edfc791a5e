import { slugsIn } from '../navigation/links-in.ts';
import { documentIdOf } from '../reference/document/document.ts';
import type { Site } from '../site.ts';

/**
 * Lists the groups at the outermost level that contain only pages generated from documents, each with the id
 * of its document.
 */
export function generatedGroups({ navigation, pages, config }: Site) {
  const made = new Map(
    pages.flatMap(({ slug, origin, reference }) =>
      origin === 'document' && reference ? [[slug, documentIdOf(reference.key)]] : [],
    ),
  );
  const written = new Set(config.navigation.map(({ group }) => group));
  return navigation.sections.flatMap(({ branchIds, items }) =>
    items.flatMap((item) => {
      if (item.kind !== 'group' || written.has(item.label)) return [];
      const [first] = slugsIn(item.items);
      const document = first === undefined ? undefined : made.get(first);
      return document === undefined ? [] : { on: branchIds.join(' '), label: item.label, document };
    }),
  );
}

/** Returns the places of these groups, named as in sections. */
export function generatedPlaces(site: Site): ReadonlySet<string> {
  return new Set(generatedGroups(site).map(({ on }) => on));
}
