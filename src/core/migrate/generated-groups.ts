import { slugsIn } from '../navigation/links-in.ts';
import type { Site } from '../site.ts';

/** Lists the groups at the outermost level that contain only pages generated from documents. */
export function generatedGroups({ navigation, pages, config }: Site) {
  const made = new Set(pages.flatMap(({ slug, origin }) => (origin === 'document' ? slug : [])));
  const written = new Set(config.navigation.map(({ group }) => group));
  return navigation.sections.flatMap(({ branchIds, items }) =>
    items.flatMap((item) => {
      if (item.kind !== 'group' || written.has(item.label)) return [];
      const [first] = slugsIn(item.items);
      return first !== undefined && made.has(first)
        ? { on: branchIds.join(' '), label: item.label }
        : [];
    }),
  );
}

/** Returns the places of these groups, named as in sections. */
export function generatedPlaces(site: Site): ReadonlySet<string> {
  return new Set(generatedGroups(site).map(({ on }) => on));
}
