import type { Page } from './page.ts';

/** An address in a hero, as written, and its key among the positions of the front matter. */
export interface HeroLink {
  readonly url: string;
  readonly key: string;
}

/** Lists the addresses that a page's hero refers to. */
export function listHeroLinks({ frontMatter: { mode, hero } }: Page): readonly HeroLink[] {
  if (mode !== 'landing' || hero === undefined) return [];
  const images = (['image', 'darkImage'] as const).flatMap((name): HeroLink[] => {
    const url = hero[name];
    return url === undefined ? [] : [{ url, key: `hero.${name}` }];
  });
  const actions = hero.actions.map(({ href }, rank) => ({
    url: href,
    key: `hero.actions[${rank}].href`,
  }));
  return [...images, ...actions];
}
