import type { Page } from './page.ts';

/** What a page's hero refers to, as written. */
export function listHeroLinks({ frontMatter: { mode, hero } }: Page): readonly string[] {
  if (mode !== 'landing' || hero === undefined) return [];
  return [hero.image, hero.darkImage, ...hero.actions.map(({ href }) => href)].filter(
    (url) => url !== undefined,
  );
}
