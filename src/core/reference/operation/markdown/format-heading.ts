/** Headings above the parts of a reference page in Markdown. */
import { toSlug } from '../../../text/slug.ts';

/** A label where an author wrote a heading of that name. `headings` are ids of those. */
export function formatHeading(title: string, headings: readonly string[] = []): string {
  return headings.includes(toSlug(title)) ? `**${title}**` : `## ${title}`;
}
