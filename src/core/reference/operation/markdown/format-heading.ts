/** Formats the headings above the parts of a reference page as Markdown. */
import { toSlug } from '../../../text/slug.ts';

/**
 * Returns a heading, or a bold label if the author wrote a heading of the same name. `headings` are the ids
 * of the author's headings.
 */
export function formatHeading(title: string, headings: readonly string[] = []): string {
  return headings.includes(toSlug(title)) ? `**${title}**` : `## ${title}`;
}

/** Moves the headings inside a callback one level down, below the callback's own heading. */
export function deepenHeading(block: string | false | undefined): string | false | undefined {
  return typeof block === 'string' && /^#{2,3} /.test(block) ? `#${block}` : block;
}
