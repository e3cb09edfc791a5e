/** Headings above the parts of a reference page in Markdown. */
import { toSlug } from '../../../text/slug.ts';

/** A label where an author wrote a heading of that name. `headings` are ids of those. */
export function formatHeading(title: string, headings: readonly string[] = []): string {
  return headings.includes(toSlug(title)) ? `**${title}**` : `## ${title}`;
}

/** Headings of a callback are below that of its own. */
export function deepenHeading(block: string | false | undefined): string | false | undefined {
  return typeof block === 'string' && /^#{2,3} /.test(block) ? `#${block}` : block;
}
