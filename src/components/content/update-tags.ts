import { findChildren } from './child-marks.ts';

/** The tags of all `Update` entries in a rendered page, each once, in order of first use. */
export function listUpdateTags(html: string): readonly string[] {
  const lists = findChildren(html, 'update').map(({ value }) => JSON.parse(value) as string[]);
  return [...new Set(lists.flat())];
}
