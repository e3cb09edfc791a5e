import type { ConfigGroup } from '../../config/keys/navigation.ts';
import type { PageIndex } from '../../pages/page-index.ts';
import { resolveEntry } from './resolve-entry.ts';

/** Slugs of pages that are missing from the sidebar because a group around them is hidden. */
export interface HiddenPages {
  /** Pages that search and search engines still list; `kept` are excluded from both. */
  readonly reported: readonly string[];
  readonly kept: readonly string[];
}

/**
 * Lists the pages of a hidden group. The innermost `hidden` or `searchable` decides; a page's own takes
 * precedence over those of its groups.
 */
export function listHidden(group: ConfigGroup, index: PageIndex): HiddenPages {
  const reported: string[] = [];
  const kept: string[] = [];
  const walk = ({ root, pages, ...own }: ConfigGroup, isReportedOutside: boolean): void => {
    const isReported = reportsOf(own, isReportedOutside);
    for (const entry of root === undefined ? pages : [root, ...pages]) {
      if (typeof entry !== 'string') {
        walk(entry, isReported);
        continue;
      }
      const target = resolveEntry(entry, index);
      if (target.kind !== 'page') continue;
      const { slug, frontMatter } = target.page;
      (reportsOf(frontMatter, isReported) ? reported : kept).push(slug);
    }
  };
  walk(group, false);
  return { reported, kept };
}

function reportsOf(
  { hidden, searchable }: { readonly hidden?: boolean; readonly searchable?: boolean },
  outside: boolean,
): boolean {
  if (hidden === undefined) return searchable ?? outside;
  return !hidden || searchable === true;
}
