/** What belongs to which version, and what a reader of one version sees. */
import type { ConfigVersion } from '../config/versions.ts';
import type { NavItem, NavLink, Version } from './model.ts';

/** Whether something of version `own` is shown while `selected` is; without one, it always is. */
export function isShownIn(own: string | undefined, selected: string): boolean {
  return own === undefined || own === selected;
}

/** The items that a version shows; groups without any left are gone. */
export function visibleIn(items: readonly NavItem[], version: string): readonly NavItem[] {
  return items.flatMap((item): NavItem | [] => {
    if (!isShownIn(item.version, version)) return [];
    if (item.kind === 'link') return item;
    const inner = visibleIn(item.items, version);
    return inner.length === 0 ? [] : { ...item, items: inner };
  });
}

/** The dropdown's entries; `links` are the listed pages in reading order. */
export function buildVersions(
  versions: readonly ConfigVersion[],
  links: readonly NavLink[],
): readonly Version[] {
  const chosen =
    versions.find((version) => version.default) ??
    versions.find((version) => version.url === undefined) ??
    versions[0];
  return versions.map((version) => {
    const { name, url } = version;
    const first = links.find((link) => link.slug !== undefined && link.version === name);
    return {
      name,
      isDefault: version === chosen,
      ...(url !== undefined && { url }),
      ...(first !== undefined && { href: first.href }),
    };
  });
}
