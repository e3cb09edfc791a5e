import { slugsIn } from '../navigation/links-in.ts';
import type { Site } from '../site.ts';

/** Groups at the outermost level that only hold pages made of documents. */
export function generatedGroups({ navigation, pages, config }: Site) {
  const made = new Set(pages.flatMap(({ slug, origin }) => (origin === 'document' ? slug : [])));
  const written = new Set(config.navigation.map(({ group }) => group));
  return navigation.sections.flatMap(({ on, items }) =>
    items.flatMap((item) => {
      if (item.kind !== 'group' || written.has(item.label)) return [];
      const [first] = slugsIn(item.items);
      return first !== undefined && made.has(first) ? { on: on.join(' '), label: item.label } : [];
    }),
  );
}

/** The places of these, as sections name them. */
export function generatedPlaces(site: Site): ReadonlySet<string> {
  return new Set(generatedGroups(site).map(({ on }) => on));
}
