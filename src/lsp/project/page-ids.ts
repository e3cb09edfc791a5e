import { readPageTags } from '../../markdown/compile/read-uses.ts';
import { decodePath } from '../../core/address/slug-path.ts';
import type { Page } from '../../core/pages/page.ts';
import { toSlug } from '../../core/text/slug.ts';
import type { Position } from '../../core/text/source-file.ts';

/** Props whose text components make a fragment of. */
const NAMING = new Set(['id', 'title', 'label', 'name', 'path', 'query', 'body', 'header']);

const idsOfPages = new WeakMap<Page, ReadonlySet<string>>();

/**
 * The places on a page that links may lead to, as far as they can be told without rendering it: the
 * ids of its headings, then those of its components.
 */
export function listPageIds(page: Page, headingIds: readonly string[]): ReadonlySet<string> {
  const known = idsOfPages.get(page);
  if (known !== undefined) return known;
  const ofTags = readPageTags(page).flatMap(({ props }) =>
    props.flatMap(({ name, value }) => {
      if (!NAMING.has(name) || typeof value !== 'string') return [];
      return name === 'id' ? [value] : [toSlug(value)];
    }),
  );
  const ids = new Set([...headingIds, ...ofTags]);
  idsOfPages.set(page, ids);
  return ids;
}

/** Whether nothing but rendering tells all its ids: a document or code makes some of them. */
export function hasMadeIds({ reference, text }: Page): boolean {
  return reference !== undefined || /^(?:import|export)\s/m.test(text) || text.includes('.map(');
}

/** Where the heading or the component begins that has an id, which may be encoded. */
export function placeOfId(page: Page, id: string): Position | undefined {
  const wanted = decodePath(id);
  const isMeant = (text: string) => text === wanted || toSlug(text) === wanted;
  const lines = page.text.split('\n');
  const heading = lines.findIndex((line) => {
    const [, text] = /^#{1,6}\s+(.*?)\s*$/.exec(line) ?? [];
    return text !== undefined && (isMeant(text) || text.endsWith(`#${wanted}]`));
  });
  if (heading !== -1) return { line: heading + 1, column: 1 };
  const tag = readPageTags(page).find(({ props }) =>
    props.some(
      ({ name, value }) => NAMING.has(name) && typeof value === 'string' && isMeant(value),
    ),
  );
  return tag?.position;
}
