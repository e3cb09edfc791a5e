import type { Excerpt } from '../../search/excerpt.ts';
import type { SearchResult, SearchResults } from '../../search/search.ts';

/** How long results wait for their excerpts, in milliseconds, so that they come in one piece. */
const PATIENCE = 15;

/** Loads the excerpts of results, as far as they come soon. */
export async function loadExcerpts(
  groups: SearchResults['groups'],
): Promise<ReadonlyMap<SearchResult, Excerpt>> {
  const known = new Map<SearchResult, Excerpt>();
  const results = groups.flatMap((group) => group.results);
  const all = results.map(async (result) => known.set(result, await result.loadExcerpt()));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(all), patience]);
  return known;
}
