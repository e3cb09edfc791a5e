/** The list of a group's pages that the group's first page shows below its text. */
import { firstLink } from '../navigation/links-in.ts';
import type { NavIcon, NavItem } from '../navigation/model.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export interface GroupDirectory {
  readonly style: 'accordion' | 'card';
  readonly entries: readonly DirectoryEntry[];
}

export interface DirectoryEntry {
  readonly label: string;
  /** Relative to the site root, without the base path; absolute if it links to another site. */
  readonly href: string;
  readonly external: boolean;
  readonly icon?: NavIcon;
  readonly description?: string;
  /** The entries of a group; empty for a page. */
  readonly entries: readonly DirectoryEntry[];
}

/** Returns the directory of a page, or undefined if docs.json does not ask for one or it would be empty. */
export function buildDirectory(
  { navigation, pages }: Pick<Site, 'navigation' | 'pages'>,
  { slug }: Page,
): GroupDirectory | undefined {
  const group = navigation.index.directories.get(slug);
  if (group?.directory === undefined) return undefined;
  const describe = (wanted: string | undefined) =>
    pages.find((page) => page.slug === wanted)?.frontMatter.description;
  const [, ...others] = group.items;
  const entries = others.flatMap((item) => toEntry(item, describe) ?? []);
  return entries.length === 0 ? undefined : { style: group.directory.style, entries };
}

type Describe = (slug: string | undefined) => string | undefined;

/** Returns the entry of a page or group. A group links to its first page. */
function toEntry(item: NavItem, describe: Describe): DirectoryEntry | undefined {
  const link = item.kind === 'link' ? item : firstLink(item.items);
  if (link === undefined) return undefined;
  const description = describe(item.kind === 'link' ? item.slug : item.directory?.slug);
  return {
    label: item.label,
    href: link.href,
    external: link.external,
    ...(item.icon && { icon: item.icon }),
    ...(description !== undefined && { description }),
    entries:
      item.kind === 'link' ? [] : item.items.flatMap((inner) => toEntry(inner, describe) ?? []),
  };
}
