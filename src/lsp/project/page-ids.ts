import { readPageTags } from '../../markdown/compile/read-uses.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { Page } from '../../core/pages/page.ts';
import type { HeadingPlace, PropUse } from '../../core/pages/uses.ts';
import { toSlug } from '../../core/text/slug.ts';

/** Props whose text components make a fragment of. */
const NAMING = new Set(['id', 'title', 'label', 'name', 'path', 'query', 'body', 'header']);

const idsOfPages = new WeakMap<Page, ReadonlySet<string>>();

/**
 * The places on a page that links may lead to, as far as they can be told without rendering it: the
 * ids of its headings, then those of its components.
 */
export function listPageIds(page: Page, headings: readonly HeadingPlace[]): ReadonlySet<string> {
  const known = idsOfPages.get(page);
  if (known !== undefined) return known;
  const ofTags = readPageTags(page).flatMap(({ props }) => idsOfProps(props));
  const ids = new Set([...headings.map(({ id }) => id), ...ofTags]);
  idsOfPages.set(page, ids);
  return ids;
}

/** Whether nothing but rendering tells all its ids: a document or code makes some of them. */
export function hasMadeIds({ reference, text }: Page): boolean {
  return reference !== undefined || /^(?:import|export)\s/m.test(text) || text.includes('.map(');
}

/** Where the component begins that has an id. */
export function placeOfComponent(page: Page, id: string): Place | undefined {
  const tag = readPageTags(page).find(({ props }) => idsOfProps(props).includes(id));
  return tag?.position && { file: page.file, position: tag.position };
}

function idsOfProps(props: readonly PropUse[]): string[] {
  return props.flatMap(({ name, value }) => {
    if (!NAMING.has(name) || typeof value !== 'string') return [];
    return name === 'id' ? [value] : [toSlug(value)];
  });
}
