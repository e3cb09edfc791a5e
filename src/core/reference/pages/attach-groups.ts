/** Adds the groups of generated pages where the tree of docs.json asks for them. */
import { parseOperationEntry } from '../../address/operation-entry.ts';
import { foldersOf, normalizePath } from '../../address/slug-path.ts';
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

/**
 * Appends entries to the sidebars below a node: each to the first that lists pages of its folder, or of one
 * around it, and otherwise to the first of all.
 */
export function appendEntries(tree: ConfigTree, added: readonly ListEntry[]): ConfigTree {
  if (added.length === 0) return tree;
  const sidebars = listSidebars(tree);
  const byFolder = new Map<string, ConfigTree>();
  for (const sidebar of sidebars)
    for (const folder of listFolders(sidebar))
      if (!byFolder.has(folder)) byFolder.set(folder, sidebar);
  const appended = Map.groupBy(added, ({ entry }) => {
    const [name = ''] = listedNames(entry);
    const folder = foldersOf(name).find((each) => byFolder.has(each));
    return folder === undefined ? sidebars[0] : byFolder.get(folder);
  });
  return append(tree);

  function append(node: ConfigTree): ConfigTree {
    const branches = node.branches.map((branch) => ({ ...branch, ...append(branch) }));
    return { ...node, branches, entries: [...node.entries, ...(appended.get(node) ?? [])] };
  }
}

/** Lists the parts of a tree that have one sidebar: those of default branches first, of hidden ones last. */
function listSidebars(tree: ConfigTree): readonly ConfigTree[] {
  if (tree.branches.length === 0) return [tree];
  const rankOf = ({ isDefault, isHidden }: ConfigBranch) => Number(isHidden) - Number(isDefault);
  return tree.branches
    .filter(({ href }) => href === undefined)
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .flatMap(listSidebars);
}

/** Returns the folders of all pages that a sidebar lists. */
function listFolders({ entries }: ConfigTree): ReadonlySet<string> {
  const names = entries.flatMap(({ entry }) => listedNames(entry));
  const pages = names.filter((name) => parseOperationEntry(name) === undefined);
  return new Set(pages.flatMap((name) => foldersOf(normalizePath(name) ?? '')));
}

function fillGroup(group: ConfigGroup, groups: GroupsByPlace, at: DataPath): ConfigGroup {
  const pages = group.pages.map((entry, rank) =>
    typeof entry === 'string' ? entry : fillGroup(entry, groups, [...at, 'pages', rank]),
  );
  return { ...group, pages: [...pages, ...(groups.get(placeKey(at)) ?? [])] };
}
