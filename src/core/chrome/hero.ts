import type { HeroFields, Page } from '../pages/page.ts';

/** The header of a landing page, with addresses that browsers can follow. */
export type HeroView = HeroFields & { readonly title: string };

/** Returns undefined for pages of other modes, or if the author wrote no hero. */
export function buildHero(page: Page, toHref: (url: string) => string): HeroView | undefined {
  const { mode, hero, description } = page.frontMatter;
  if (mode !== 'landing' || hero === undefined) return undefined;
  const { image, darkImage, text = description } = hero;
  return {
    ...hero,
    title: hero.title ?? page.title,
    ...(text !== undefined && { text }),
    ...(image !== undefined && { image: toHref(image) }),
    ...(darkImage !== undefined && { darkImage: toHref(darkImage) }),
    actions: hero.actions.map((action) => ({ ...action, href: toHref(action.href) })),
  };
}
