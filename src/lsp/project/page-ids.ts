import { readPageTags } from '../../markdown/compile/read-uses.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { Page } from '../../core/pages/page.ts';
import type { HeadingPlace, PropUse } from '../../core/pages/uses.ts';
import { toSlug } from '../../core/text/slug.ts';
import { withoutLinks } from '../../core/text/write-caption.ts';

/** Props from whose text components make a fragment. */
const NAMING = new Set(['id', 'title', 'label', 'name', 'path', 'query', 'body', 'header']);

const idsOfPages = new WeakMap<Page, ReadonlySet<string>>();

/**
 * Returns the fragments of a page that are known without rendering it: the ids of its headings, then those
 * of its components.
 */
export function listPageIds(page: Page, headings: readonly HeadingPlace[]): ReadonlySet<string> {
  const known = idsOfPages.get(page);
  if (known !== undefined) return known;
  const ofTags = readPageTags(page).flatMap(({ props }) => idsOfProps(props));
  const ids = new Set([...headings.map(({ id }) => id), ...ofTags]);
  idsOfPages.set(page, ids);
  return ids;
}

/** Whether a document or code makes some of the ids of a page, so that only rendering reveals all of them. */
export function hasGeneratedIds({ reference, text }: Page): boolean {
  return reference !== undefined || /^(?:import|export)\s/m.test(text) || text.includes('.map(');
}

/** Returns where the component with an id begins. */
export function placeOfComponent(page: Page, id: string): Place | undefined {
  const tag = readPageTags(page).find(({ props }) => idsOfProps(props).includes(id));
  return tag?.position && { file: page.file, position: tag.position };
}

function idsOfProps(props: readonly PropUse[]): string[] {
  return props.flatMap(({ name, value }) => {
    if (!NAMING.has(name) || typeof value !== 'string') return [];
    return name === 'id' ? [value] : [toSlug(withoutLinks(value))];
  });
}
