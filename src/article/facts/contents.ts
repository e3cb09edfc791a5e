import type { Page } from '../../core/pages/page.ts';
import type { Facts, Heading } from './facts.ts';

/** Returns the headings that the table of contents of a page lists; none if its layout has no room for one. */
export function listContents(
  { frontMatter }: Page,
  { headings }: Pick<Facts, 'headings'>,
): readonly Heading[] {
  if (frontMatter.mode !== undefined) return [];
  return headings.filter(({ depth }) => depth === 2 || depth === 3);
}
