import type { ConfigGroup } from '../../config/keys/navigation.ts';

type Entry = ConfigGroup['pages'][number];

/** The pages of the operations of one tag. */
export interface TagPages {
  readonly label: string;
  /** Labels of the groups around it, outermost first. */
  readonly outer: readonly string[];
  readonly pages: readonly string[];
}

/**
 * Nests groups of the navigation like their tags. Each is in the position of the first page in it; the
 * operations of a tag that contains other tags go into the group that contains theirs.
 */
export function nestGroups(tags: readonly TagPages[]): readonly ConfigGroup[] {
  const groups: Entry[] = [];
  const byPath = new Map<string, Entry[]>();
  const pagesAt = (path: readonly string[]): Entry[] => {
    const key = JSON.stringify(path);
    const known = byPath.get(key);
    const label = path.at(-1);
    if (known !== undefined || label === undefined) return known ?? groups;
    const pages: Entry[] = [];
    byPath.set(key, pages);
    pagesAt(path.slice(0, -1)).push({ group: label, pages });
    return pages;
  };
  for (const { label, outer, pages } of tags) {
    if (pages.length === 0) continue;
    const listed = pagesAt(outer.at(-1) === label ? outer : [...outer, label]);
    for (const page of pages) listed.push(page);
  }
  // Every page is in the group of its tag.
  return groups.filter((entry) => typeof entry === 'object');
}
