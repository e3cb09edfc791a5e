/** A tab or an anchor of one version keeps its pages in that version. */
import { isExternal } from '../../address/link.ts';
import { isUnder, toPrefix } from '../../address/prefix.ts';
import type { Config } from '../../config/config.ts';
import type { ListedItem } from './list-pages.ts';

/** As much of a tab or an anchor as decides. */
interface Owner {
  /** Absent where it owns no page by its URL. */
  readonly prefix?: string | undefined;
  readonly version?: string | undefined;
}

/** Tabs and anchors: a page may lie in one of each. */
type Owners = readonly (readonly Owner[])[];

/** The items with the versions of the tabs and anchors that own them, where they have none. */
export function flowVersions(
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
 * The version of the tab or the anchor that owns `path`; where both have one, of the one that is
 * nearer. Undefined where rivals of several versions share the prefix: such a page belongs to all.
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
