import type { Excerpt } from '../../search/excerpt.ts';
import type { SearchResult, SearchResults } from '../../search/search.ts';

/** Milliseconds that results wait for their excerpts, so that both appear together. */
const MAX_WAIT_MILLISECONDS = 15;

/** Loads the excerpts of results, but returns only those that arrive in time. */
export async function loadExcerpts(
  groups: SearchResults['groups'],
): Promise<ReadonlyMap<SearchResult, Excerpt>> {
  const known = new Map<SearchResult, Excerpt>();
  const results = groups.flatMap((group) => group.results);
  const all = results.map(async (result) => known.set(result, await result.loadExcerpt()));
  const patience = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MILLISECONDS));
  await Promise.race([Promise.allSettled(all), patience]);
  return known;
}
