/** Determines what belongs to which version, and what a reader of one version sees. */
import { languageName, toLanguage } from '../config/keys/language.ts';
import { type ConfigVersion, findDefaultVersion } from '../config/keys/versions.ts';
import type { NavItem, NavLink, Version } from './model.ts';

/** Whether something of version `own` is shown while `selected` is. Something without a version always is. */
export function isShownIn(own: string | undefined, selected: string): boolean {
  return own === undefined || own === selected;
}

/** Returns the items that a version shows, without groups that would be empty. */
export function visibleIn(items: readonly NavItem[], version: string): readonly NavItem[] {
  return items.flatMap((item): NavItem | [] => {
    if (!isShownIn(item.version, version)) return [];
    if (item.kind === 'link') return item;
    const inner = visibleIn(item.items, version);
    return inner.length === 0 ? [] : { ...item, items: inner };
  });
}

/** Builds the dropdown's entries. `links` are the listed pages in reading order. */
export function buildVersions(
  versions: readonly ConfigVersion[],
  links: readonly NavLink[],
): readonly Version[] {
  const chosen = findDefaultVersion(versions);
  return versions.map((version) => {
    const { name, url, locale } = version;
    const first = links.find((link) => link.slug !== undefined && link.version === name);
    return {
      name,
      label: toLabel(version),
      isDefault: version === chosen,
      ...(locale !== undefined && { lang: locale }),
      ...(url !== undefined && { url }),
      ...(first !== undefined && { href: first.href }),
    };
  });
}

/** Returns the label of a version. A version named only by a language code gets that language's own name. */
function toLabel({ name, locale }: ConfigVersion): string {
  return locale !== undefined && toLanguage(name) === locale ? languageName(locale) : name;
}
