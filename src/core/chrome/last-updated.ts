import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

/**
 * Returns the date that a page shows, as `YYYY-MM-DD`. A date in its front matter takes precedence over
 * git's.
 */
export function lastUpdatedOf(
  { config, lastUpdated }: Pick<Site, 'config' | 'lastUpdated'>,
  { file, frontMatter }: Page,
): string | undefined {
  const { timestamp = config.timestamp ?? true, lastUpdatedDate } = frontMatter;
  return timestamp ? (lastUpdatedDate ?? lastUpdated?.get(file)) : undefined;
}
