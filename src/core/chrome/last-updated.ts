import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

/** `YYYY-MM-DD` as the page shows it: what it says itself goes before what git knows. */
export function lastUpdatedOf(
  { config, lastUpdated }: Pick<Site, 'config' | 'lastUpdated'>,
  { file, frontMatter }: Page,
): string | undefined {
  const { timestamp = config.timestamp ?? true, lastUpdatedDate } = frontMatter;
  return timestamp ? (lastUpdatedDate ?? lastUpdated?.get(file)) : undefined;
}
