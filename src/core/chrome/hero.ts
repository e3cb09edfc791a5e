import type { HeroFields, Page } from '../pages/page.ts';

/** The head of a start page, with addresses that browsers can follow. */
export type HeroView = HeroFields & { readonly title: string };

/** Undefined on pages of other modes, and where the author gave none. */
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
