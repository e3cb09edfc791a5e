/** The pages that are built for comparisons: the same Markdown for every tool, in groups of 25. */
import { listRichGroups, type PageGroup, writeRichPages } from './rich-pages.ts';
import { listGroups, writePages } from './simple-pages.ts';

export interface PageSet {
  readonly title: string;
  /** The groups of a single sidebar, or of one sidebar per tab. */
  readonly groups: readonly PageGroup[];
  /** Folders of the tabs, of which the first is the primary one. Empty if there is a single sidebar. */
  readonly tabs: readonly string[];
  /** Writes the pages into a folder. */
  readonly write: (dir: string) => void;
}

export function richPages(count: number): PageSet {
  const groups = listRichGroups(count);
  return {
    title: `${format(count)} rich pages in one sidebar`,
    groups,
    tabs: [],
    write: (dir) => {
      writeRichPages(dir, groups);
    },
  };
}

/** Ten tabs, each with a tenth of the pages. */
export function tabbedPages(count: number): PageSet {
  const tabs = Array.from({ length: 10 }, (_, index) => `tab-${index + 1}`);
  const groups = tabs.flatMap((tab) => listRichGroups(count / tabs.length, `${tab}/`));
  return {
    title: `${format(count)} rich pages in ten tabs`,
    groups,
    tabs,
    write: (dir) => {
      writeRichPages(dir, groups);
    },
  };
}

/** Short pages, on which fixed costs weigh most. */
export function simplePages(count: number): PageSet {
  return {
    title: `${format(count)} simple pages in one sidebar`,
    groups: listGroups(count),
    tabs: [],
    write: (dir) => {
      writePages(dir, count, 'md');
    },
  };
}

export function pagesOf({ groups }: PageSet): readonly string[] {
  return groups.flatMap(({ pages }) => pages);
}

function format(count: number): string {
  return count.toLocaleString('en');
}
