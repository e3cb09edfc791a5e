/** The picture that previews of a link to a page show, where the site draws it. */
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What Lectern's own typeface has letters for; signs that it lacks are left out. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the picture of a page is drawn, if nobody names another: its title can be written. */
export function isPreviewDrawn({ drawsPreviews }: Site, page: Page): boolean {
  return drawsPreviews === true && isWritable(page);
}

/** Whether Lectern's own typeface has the letters of a page's title. */
export function isWritable({ navTitle }: Page): boolean {
  return !FOREIGN.test(navTitle);
}

/** Path from the root of the site, with leading slash. */
export function previewPath({ slug }: Page): string {
  return `/_lectern/previews/${slug}.png`;
}
