import type { ConfigGroup } from '../../config/keys/navigation.ts';
import type { PageIndex } from '../../pages/page-index.ts';
import { resolveEntry } from './resolve-entry.ts';

/** Slugs of pages that are missing from the sidebar because a group around them is hidden. */
export interface HiddenPages {
  /** Pages that search and search engines still list; those in `excluded` appear in neither. */
  readonly listed: readonly string[];
  readonly excluded: readonly string[];
}

/**
 * Lists the pages of a hidden group. The innermost `hidden` or `searchable` decides; a page's own takes
 * precedence over those of its groups.
 */
export function listHidden(group: ConfigGroup, index: PageIndex): HiddenPages {
  const listed: string[] = [];
  const excluded: string[] = [];
  const walk = ({ root, pages, ...own }: ConfigGroup, isSearchableOutside: boolean): void => {
    const isSearchable = isSearchableIn(own, isSearchableOutside);
    for (const entry of root === undefined ? pages : [root, ...pages]) {
      if (typeof entry !== 'string') {
        walk(entry, isSearchable);
        continue;
      }
      const target = resolveEntry(entry, index);
      if (target.kind !== 'page') continue;
      const { slug, frontMatter } = target.page;
      (isSearchableIn(frontMatter, isSearchable) ? listed : excluded).push(slug);
    }
  };
  walk(group, false);
  return { listed, excluded };
}

function isSearchableIn(
  { hidden, searchable }: { readonly hidden?: boolean; readonly searchable?: boolean },
  outside: boolean,
): boolean {
  if (hidden === undefined) return searchable ?? outside;
  return !hidden || searchable === true;
}
