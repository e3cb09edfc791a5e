/** Gives a page that is generated from a document its address. */
import { toPageHref, type TrailingSlash } from '../../../address/page-href.ts';
import { foldPath } from '../../../address/site-path.ts';
import type { ConfigGroup } from '../../../config/keys/navigation.ts';
import type { FrontMatter, Page, PageReference } from '../../../pages/page.ts';

export interface GeneratedPages {
  readonly pages: readonly Page[];
  /** Groups that list them. */
  readonly groups: readonly ConfigGroup[];
}

export interface GeneratedPlace {
  /** The folder of the pages, without outer slashes: `api-reference`. */
  readonly folder: string;
  readonly trailingSlash: TrailingSlash;
  /** Folded slugs that are taken; that of the page is added. */
  readonly taken: Set<string>;
  /** The name of the document. */
  readonly file: string;
}

interface GeneratedContent {
  readonly title: string;
  readonly reference: PageReference;
  readonly frontMatter: FrontMatter;
  /** The slug that the document asks for. */
  readonly slug?: string;
  readonly place: GeneratedPlace;
}

/** @param parts The path of the page inside its folder; empty parts are left out. */
export function buildGeneratedPage(
  parts: readonly string[],
  { place, ...page }: GeneratedContent,
): Page {
  const { folder, taken, file, trailingSlash } = place;
  const wanted = page.slug ?? [folder, ...parts].filter((part) => part !== '').join('/');
  let slug = wanted;
  for (let count = 1; taken.has(foldPath(slug)); count += 1) slug = `${wanted}-${count}`;
  taken.add(foldPath(slug));
  return {
    ...page,
    origin: 'document',
    slug,
    file,
    format: 'md',
    href: toPageHref(slug, trailingSlash),
    navTitle: page.frontMatter.sidebarTitle ?? page.title,
    frontMatterPositions: {},
    text: '',
  };
}
