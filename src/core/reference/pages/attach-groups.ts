/** Adds the groups of generated pages where the tree of docs.json asks for them. */
import type { ConfigBranch, ConfigTree, ListEntry } from '../../config/config-tree.ts';
import type { ConfigGroup } from '../../config/keys/navigation.ts';
import type { DataPath } from '../../text/source-tree.ts';

/** Groups for parts of the tree, by the key of each part's path. */
export type GroupsByPlace = ReadonlyMap<string, readonly ConfigGroup[]>;

export function placeKey(at: DataPath): string {
  return JSON.stringify(at);
}

/** Returns the language tag of the innermost language branch around a place. */
export function languageAt({ branches }: ConfigTree, at: DataPath): string | undefined {
  const around = branches.find((branch) => branch.at.every((part, rank) => part === at[rank]));
  if (around === undefined) return undefined;
  return languageAt(around, at) ?? (around.axis === 'language' ? around.name : undefined);
}

/** Returns the tree with further groups at the end of the nodes or groups at whose paths they are listed. */
export function attachGroups(
  tree: ConfigTree,
  groups: GroupsByPlace,
  at: DataPath = ['navigation'],
): ConfigTree {
  const own = groups.get(placeKey(at)) ?? [];
  const added = own.map((entry): ListEntry => ({ entry, at: [...at, 'openapi'] }));
  const entries = tree.entries.map(({ entry, at: place }) => ({
    entry: typeof entry === 'string' ? entry : fillGroup(entry, groups, place),
    at: place,
  }));
  const branches = tree.branches.map((branch): ConfigBranch => ({
    ...branch,
    ...attachGroups(branch, groups, branch.at),
  }));
  const filled = { ...tree, branches, entries };
  return added.length === 0 ? filled : appendEntries(filled, added);
}

/** Returns the names of everything that a node or a group lists. */
export function listBelow(
  tree: ConfigTree,
  node: DataPath,
  at: DataPath = ['navigation'],
): readonly string[] {
  const listsAll = placeKey(at) === placeKey(node);
  const entries = tree.entries.flatMap(({ entry, at: place }) =>
    listsAll ? listedNames(entry) : listInGroup(entry, place, node),
  );
  const inner = tree.branches.flatMap((branch) =>
    listBelow(branch, listsAll ? branch.at : node, branch.at),
  );
  return [...entries, ...inner];
}

/** Returns the names of pages and operations, including those in nested groups. */
export function listedNames(entry: string | ConfigGroup): readonly string[] {
  return typeof entry === 'string' ? [entry] : entry.pages.flatMap(listedNames);
}

function listInGroup(entry: string | ConfigGroup, at: DataPath, node: DataPath): readonly string[] {
  if (typeof entry === 'string') return [];
  if (placeKey(at) === placeKey(node)) return listedNames(entry);
  return entry.pages.flatMap((inner, rank) => listInGroup(inner, [...at, 'pages', rank], node));
}

/** Appends entries to the first sidebar below a node. */
export function appendEntries(tree: ConfigTree, added: readonly ListEntry[]): ConfigTree {
  const [first, ...others] = tree.branches;
  if (first === undefined) return { ...tree, entries: [...tree.entries, ...added] };
  return { ...tree, branches: [{ ...first, ...appendEntries(first, added) }, ...others] };
}

function fillGroup(group: ConfigGroup, groups: GroupsByPlace, at: DataPath): ConfigGroup {
  const pages = group.pages.map((entry, rank) =>
    typeof entry === 'string' ? entry : fillGroup(entry, groups, [...at, 'pages', rank]),
  );
  return { ...group, pages: [...pages, ...(groups.get(placeKey(at)) ?? [])] };
}
