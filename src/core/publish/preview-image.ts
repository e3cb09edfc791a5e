/** The image that previews of a link to a page show, if the site renders it. */
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Matches letters that Lectern's own typeface lacks; symbols that it lacks are left out. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;

/**
 * Whether the site renders an image for the page if none is given, for which it must be able to write the
 * title.
 */
export function isPreviewRendered(site: Site, page: Page): boolean {
  return site.hasPreviewImages === true && isWritable(site, page);
}

/** Whether Lectern's own typeface, or a font of the machine, has the letters of a page's title. */
export function isWritable({ previewFonts }: Site, page: Page): boolean {
  return foreignLetters(page) === '' || previewFonts?.has(page.slug) === true;
}

/** Returns the letters of a page's title that Lectern's own typeface lacks, each once. */
export function foreignLetters({ navTitle }: Page): string {
  return [...new Set(navTitle.match(FOREIGN))].sort().join('');
}

/** Returns the path from the root of the site, with a leading slash. */
export function previewPath({ slug }: Page): string {
  return `/_lectern/previews/${slug}.png`;
}
