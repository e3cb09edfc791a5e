/**
 * Converts the tree of the newer format to groups, tabs and anchors that own pages by their folders. Every
 * page that the tree lists stays listed: what the older format has no place for becomes a group.
 */
import { isUnder } from '../address/prefix.ts';
import type { BranchAxis, ConfigBranch, ConfigTree, ListEntry } from '../config/config-tree.ts';
import type { ConfigGroup } from '../config/keys/navigation.ts';
import type { Locate } from '../config/parse/parse-config.ts';
import { gatherRuns } from '../navigation/gather-runs.ts';
import { branchId } from '../navigation/resolve/resolve-tree.ts';
import { slugsIn } from '../navigation/links-in.ts';
import { resolveEntry } from '../navigation/resolve/resolve-entry.ts';
import { buildPageIndex } from '../pages/page-index.ts';
import { findOperation } from '../reference/pages/find-operation.ts';
import type { Site } from '../site.ts';
import {
  type Around,
  assignRoles,
  ownKeysOf,
  type Role,
  versionName,
  versionOf,
} from './branch-roles.ts';
import { choosePrefixes, widestFolder } from './owned-folders.ts';
import type { DroppedKeys } from './dropped-keys.ts';
import { diagnoseMigration } from './migrate-entries.ts';
import type { WrittenObject } from './outline.ts';
import {
  type Holder,
  DocumentOwners,
  toDivision,
  toLinkDivision,
  toPrimary,
} from './written-divisions.ts';
import type { Remark } from './remark.ts';

export interface OlderNavigation {
  /** The keys of the navigation, without those that would be empty. */
  readonly keys: WrittenObject;
  readonly remarks: readonly Remark[];
}

/** Finds the place of what cannot be expressed, and collects it. */
interface MigrationContext {
  readonly locate: Locate;
  readonly left: DroppedKeys;
}

/** @param site A site of the newer format. */
export function toOlderNavigation(
  site: Site,
  tree: ConfigTree,
  context: MigrationContext,
): OlderNavigation {
  return new NavigationWriter(site, tree, context).write();
}

class NavigationWriter {
  readonly #site: Site;
  readonly #tree: ConfigTree;
  readonly #locate: Locate;
  readonly #left: DroppedKeys;
  readonly #roles: ReadonlyMap<BranchAxis, Role>;
  readonly #index: ReturnType<typeof buildPageIndex>;
  readonly #remarks: Remark[] = [];
  readonly #groups: WrittenObject[] = [];
  readonly #holders: Holder[] = [];
  readonly #links: { readonly role: Role; readonly value: WrittenObject }[] = [];
  readonly #versions = new Map<string, WrittenObject>();
  readonly #repeated = new Set<string>();
  readonly #documents: DocumentOwners;
  readonly #listed = new Map<string, Around>();

  constructor(site: Site, tree: ConfigTree, { locate, left }: MigrationContext) {
    this.#site = site;
    this.#documents = new DocumentOwners(site.config);
    this.#tree = tree;
    this.#locate = locate;
    this.#left = left;
    this.#roles = assignRoles(tree);
    this.#index = buildPageIndex(site.pages);
  }

  write(): OlderNavigation {
    this.#left.leaveWritten(['navigation'], ['directory']);
    this.#walk(this.#tree, []);
    const divisions = this.#divide();
    if (this.#repeated.size > 0) {
      const pages = [...this.#repeated];
      const place = this.#locate(['navigation'], 'key');
      this.#remarks.push({ ...diagnoseMigration('migrate/listed-once', { pages }, place), pages });
    }
    const versions = [...this.#versions.values()];
    const documents = this.#documents.rest();
    return {
      keys: {
        ...(versions.length > 0 && { versions }),
        ...divisions,
        navigation: this.#groups,
        ...(documents.length > 0 && { openapi: documents }),
      },
      remarks: this.#remarks,
    };
  }

  #walk(node: ConfigTree, around: Around): void {
    if (node.branches.length === 0) this.#addList(node.entries, around);
    for (const branch of node.branches) this.#addBranch(branch, around);
    for (const link of node.globals) this.#addLink(link);
  }

  #addBranch(branch: ConfigBranch, around: Around): void {
    const role = this.#roles.get(branch.axis) ?? 'group';
    if (role === 'versions') this.#addVersion(branch);
    if (branch.href !== undefined) {
      if (role !== 'versions') this.#addLink(branch);
      return;
    }
    const inner = [...around, branch];
    for (const key of ownKeysOf(branch)) this.#left.leave([...branch.at, key]);
    this.#left.leaveWritten(branch.at, ['directory']);
    if (role === 'group') {
      const facts = { axis: branch.axis, name: branch.label };
      const place = this.#locate(branch.at);
      this.#remarks.push(diagnoseMigration('migrate/flattened', facts, place));
    }
    this.#walk(branch, inner);
    if (role === 'tabs' || role === 'anchors') {
      const slugs = this.#slugsOf(branch);
      this.#holders.push({ role, branch, version: versionOf(inner, this.#roles), slugs });
    }
  }

  #addVersion(branch: ConfigBranch): void {
    const { axis, name, href, isDefault } = branch;
    this.#versions.set(name, {
      name: versionName(branch),
      ...this.#versions.get(name),
      ...(href !== undefined && { url: href }),
      ...(isDefault && { default: true }),
      ...(axis === 'language' && { locale: name }),
    });
  }

  #addLink(branch: ConfigBranch): void {
    const isTab = this.#roles.get(branch.axis) === 'tabs' || branch.axis === 'tab';
    const role = isTab ? 'tabs' : 'anchors';
    this.#links.push({ role, value: toLinkDivision(branch, role) });
  }

  /** Returns the slugs whose own place is inside a branch. */
  #slugsOf({ axis, at }: ConfigBranch): readonly string[] {
    const id = branchId(axis, at);
    const { sections, homes } = this.#site.navigation;
    const listed = sections.flatMap(({ branchIds, items }) =>
      branchIds.includes(id) ? slugsIn(items) : [],
    );
    return [...new Set(listed)].filter((slug) => homes.get(slug)?.branchIds.includes(id));
  }

  #addList(entries: readonly ListEntry[], around: Around): void {
    const version = versionOf(around, this.#roles);
    const wrapped = around.filter(({ axis }) => (this.#roles.get(axis) ?? 'group') === 'group');
    const list = entries.flatMap(({ entry, at }): (string | WrittenObject)[] => {
      const kept = this.#toEntry(entry, at, around);
      return kept === undefined ? [] : [kept];
    });
    if (list.length === 0) return;
    // The innermost group first.
    const grouped = wrapped
      .toReversed()
      .reduce<readonly (string | WrittenObject)[]>(
        (pages, { label }) => [{ group: label, pages }],
        list,
      );
    for (const group of gather(grouped)) {
      this.#groups.push(version === undefined ? group : withVersion(group, version));
    }
  }

  #toEntry(
    entry: string | ConfigGroup,
    at: ListEntry['at'],
    around: Around,
  ): string | WrittenObject | undefined {
    if (typeof entry === 'string') return this.#isOwn(entry, around) ? entry : undefined;
    const { group, pages, icon, iconType, tag, root, hidden } = entry;
    if (hidden === true) {
      const place = this.#locate([...at, 'hidden'], 'key');
      this.#remarks.push(diagnoseMigration('migrate/hidden-group', { name: group }, place));
      return undefined;
    }
    this.#left.leaveWritten(at, ['expanded', 'defaultOpen', 'boost', 'directory']);
    const inner = pages.flatMap(
      (each, rank) => this.#toEntry(each, [...at, 'pages', rank], around) ?? [],
    );
    const opening = root !== undefined && this.#isOwn(root, around) ? [root] : [];
    if (inner.length + opening.length === 0) return undefined;
    return {
      group,
      ...(icon !== undefined && { icon }),
      ...(iconType !== undefined && { iconType }),
      ...(tag !== undefined && { tag }),
      pages: [...opening, ...inner],
    };
  }

  /** Whether an entry should be listed here: a page has one place, in which it can appear twice. */
  #isOwn(entry: string, around: Around): boolean {
    const slug = this.#slugOf(entry);
    if (slug === undefined) return true;
    const known = this.#listed.get(slug);
    if (known === undefined) this.#listed.set(slug, around);
    if (known === undefined || known === around) return true;
    this.#repeated.add(slug);
    return false;
  }

  #slugOf(entry: string): string | undefined {
    const target = resolveEntry(entry, this.#index);
    if (target.kind === 'page') return target.page.slug;
    if (target.kind !== 'operation') return undefined;
    const key = findOperation(this.#site.references.documents, target.operation)?.key;
    return key === undefined
      ? undefined
      : this.#site.pages.find(({ reference }) => reference?.key === key)?.slug;
  }

  /** Returns the keys of tabs and anchors, with the folder that each owns. */
  #divide(): WrittenObject {
    return Object.assign(
      {},
      ...(['tabs', 'anchors'] as const).map((role) => this.#divideOne(role)),
    ) as WrittenObject;
  }

  #divideOne(role: 'tabs' | 'anchors'): WrittenObject {
    const holders = this.#holders.filter((each) => each.role === role);
    const prefixes = choosePrefixes(holders.map(({ slugs }) => slugs));
    const [primary] = holders.filter((_, rank) => prefixes[rank] === undefined);
    const written = holders.flatMap((holder, rank): WrittenObject | [] => {
      const { slugs } = holder;
      const others = holders.flatMap((each) => (each === holder ? [] : each.slugs));
      const isMissing = prefixes[rank] === undefined && holder !== primary;
      const url = isMissing ? widestFolder(slugs, others) : prefixes[rank];
      const homeless = slugs.filter((slug) => url === undefined || !isUnder(slug, url));
      if (isMissing && homeless.length > 0) this.#reportHomeless(holder, homeless, primary);
      if (url === undefined) return [];
      return toDivision(holder, { folder: url, openapi: this.#documents.take(holder.branch, url) });
    });
    const links = this.#links.flatMap((link) => (link.role === role ? link.value : []));
    const list = [...written, ...links];
    return {
      ...(primary && toPrimary(primary)),
      ...(list.length > 0 && { [role]: list }),
    };
  }

  #reportHomeless({ branch }: Holder, pages: readonly string[], primary: Holder | undefined): void {
    const owner = primary?.branch.label ?? '';
    const facts = { axis: branch.axis, name: branch.label, owner, pages };
    const place = this.#locate(branch.at);
    this.#remarks.push({ ...diagnoseMigration('migrate/no-prefix', facts, place), pages });
  }
}

/** Puts pages that are next to groups into a group without a name. */
function gather(list: readonly (string | WrittenObject)[]): readonly WrittenObject[] {
  return gatherRuns<string, WrittenObject>(
    list,
    (entry) => typeof entry !== 'string',
    (pages) => ({ group: '', pages }),
  );
}

function withVersion({ group, ...rest }: WrittenObject, version: string): WrittenObject {
  return { group, version, ...rest };
}
