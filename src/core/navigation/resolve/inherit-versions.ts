/** Applies the version of a tab or an anchor to its pages. */
import { isExternal } from '../../address/link.ts';
import { isUnder, toPrefix } from '../../address/prefix.ts';
import type { Config } from '../../config/config.ts';
import type { ListedItem } from './list-pages.ts';

/** The parts of a tab or an anchor that determine versions. */
interface Owner {
  /** Absent if it owns no pages by its URL. */
  readonly prefix?: string | undefined;
  readonly version?: string | undefined;
}

/** Tabs and anchors: a page can be in one of each. */
type Owners = readonly (readonly Owner[])[];

/** Returns the items; those without a version get that of the tab or anchor that owns them. */
export function inheritVersions(
  items: readonly ListedItem[],
  { versions, tabs, anchors }: Pick<Config, 'versions' | 'tabs' | 'anchors'>,
): readonly ListedItem[] {
  if (versions.length === 0) return items;
  const owners = [tabs, anchors].map((written) => written.map(toOwner));
  const flow = (item: ListedItem): ListedItem => {
    if (item.kind === 'group') return { ...item, items: item.items.map(flow) };
    const version = item.link.version ?? versionAround(item.path, owners);
    return version === undefined ? item : { ...item, link: { ...item.link, version } };
  };
  return items.map(flow);
}

/**
 * Returns the version of the tab or anchor that owns `path`; if both have one, that with the longer prefix.
 * Undefined if divisions of several versions share the prefix: such a page belongs to all versions.
 */
export function versionAround(path: string, owners: Owners): string | undefined {
  const [nearest] = owners
    .flatMap((siblings) => ownerOf(path, siblings) ?? [])
    .toSorted((left, right) => right.prefix.length - left.prefix.length);
  return nearest?.version;
}

function toOwner({ url, version }: { url: string; version?: string }): Owner {
  return { prefix: isExternal(url) ? undefined : toPrefix(url), version };
}

function ownerOf(path: string, siblings: readonly Owner[]) {
  const around = siblings.flatMap(({ prefix, version }) =>
    prefix !== undefined && isUnder(path, prefix) ? { prefix, version } : [],
  );
  const length = Math.max(...around.map(({ prefix }) => prefix.length));
  const [owner, ...rivals] = around.filter(({ prefix }) => prefix.length === length);
  if (owner?.version === undefined || rivals.some(({ version }) => version !== owner.version)) {
    return undefined;
  }
  return { prefix: owner.prefix, version: owner.version };
}
