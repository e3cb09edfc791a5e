/** The picture that previews of a link to a page show, where the site draws it. */
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What Lectern's own typeface has no letters for; signs that it lacks are left out. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Whether the picture of a page is drawn, if nobody names another: its title can be written. */
export function isPreviewDrawn(site: Site, page: Page): boolean {
  return site.drawsPreviews === true && isWritable(site, page);
}

/** Whether Lectern's own typeface, or a font of the machine, has the letters of a page's title. */
export function isWritable({ previewFonts }: Site, page: Page): boolean {
  return foreignLetters(page) === '' || previewFonts?.has(page.slug) === true;
}

/** The letters of a page's title that Lectern's own typeface lacks, each once. */
export function foreignLetters({ navTitle }: Page): string {
  return [...new Set(navTitle.match(FOREIGN))].sort().join('');
}

/** Path from the root of the site, with leading slash. */
export function previewPath({ slug }: Page): string {
  return `/_lectern/previews/${slug}.png`;
}
