/**
 * Resolves the navigation of a site whose docs.json declares its branches: a page belongs where it is
 * listed.
 */
import { isExternal } from '../../address/link.ts';
import type { BranchAxis, ConfigBranch, ConfigTree } from '../../config/config-tree.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Page } from '../../pages/page.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { listEntries, type ListedItem, type ListInput } from './list-pages.ts';
import type { Branch, NavItem, NavLink, Section, Version } from '../model.ts';
import { type Navigation, buildNavigation } from '../navigation-index.ts';
import { startAtOwnPages } from './branch-starts.ts';
import { findTreeHomes, type TreeLeaf } from './tree-homes.ts';
import type { HiddenPages } from './list-hidden.ts';
import { diagnoseNavigation } from '../navigation-entries.ts';
import { isOfEditions } from '../editions.ts';
import { toTarget } from '../page-link.ts';

export interface ResolvedTree {
  readonly navigation: Navigation;
  readonly missing: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Axes whose outermost branches apply to the whole site: readers choose one of them once. */
const SITE_WIDE: ReadonlySet<BranchAxis> = new Set(['language', 'version']);

export function resolveTree(
  { tree, pages }: { tree: ConfigTree; pages: readonly Page[] },
  input: ListInput,
): ResolvedTree {
  const resolver = new TreeResolver(input);
  const [first] = tree.branches;
  if (first !== undefined && SITE_WIDE.has(first.axis)) resolver.addVersions(tree);
  else resolver.addNode(tree, { branchIds: [] });
  return resolver.finish(pages);
}

/** The context of a node in the tree. */
interface Scope {
  /** Ids of the branches around it, outermost first. */
  readonly branchIds: readonly string[];
  readonly version?: string;
  /** Whether pages inside are excluded from search and from files for machines. */
  readonly isSecret?: boolean;
}

class TreeResolver {
  readonly #input: ListInput;
  readonly #branches: Branch[] = [];
  readonly #versions: Version[] = [];
  readonly #leaves: TreeLeaf[] = [];
  readonly #missing: string[] = [];
  readonly #hidden: HiddenPages[] = [];
  readonly #boosts = new Map<string, number>();
  readonly #diagnostics: Diagnostic[] = [];

  constructor(input: ListInput) {
    this.#input = input;
  }

  /** Adds the outermost branches if they are languages or versions: readers choose one for the whole site. */
  addVersions({ branches, globals }: ConfigTree): void {
    const standard = standardOf(branches);
    for (const branch of branches) {
      const { name, label, axis, href, bars } = branch;
      const first = href === undefined ? this.#addVersion(branch) : undefined;
      this.#versions.push({
        name,
        label,
        isDefault: branch === standard,
        ...(axis === 'language' && { lang: name }),
        ...(bars && { bars }),
        ...(href !== undefined && { url: this.#toHref(href) }),
        ...(first !== undefined && { href: first.href }),
      });
    }
    this.#addBranches(globals, { branchIds: [] });
  }

  #addVersion(branch: ConfigBranch): NavLink | undefined {
    return this.addNode(branch, {
      branchIds: [],
      version: branch.name,
      isSecret: isSecret(branch),
    });
  }

  /** Adds the contents of a node; returns its first page. */
  addNode(node: ConfigTree, scope: Scope): NavLink | undefined {
    const leaf = node.branches.length === 0 ? this.#addLeaf(node, scope) : undefined;
    const first = this.#addBranches(node.branches, scope);
    this.#addBranches(node.globals, scope);
    return leaf ?? first;
  }

  /** Adds branches; returns the first page of the branch that readers see first. */
  #addBranches(branches: readonly ConfigBranch[], scope: Scope): NavLink | undefined {
    const standard = standardOf(branches);
    const found = branches.map((branch) => {
      const isNotDefault = isOfEditions(branch) && branch !== standard;
      return { branch, first: this.#addBranch(branch, scope, isNotDefault) };
    });
    const shown = found.filter(({ branch, first }) => first !== undefined && !branch.isHidden);
    const chosen = shown.find(({ branch }) => branch.isDefault) ?? shown[0];
    return chosen?.first;
  }

  #addBranch(branch: ConfigBranch, scope: Scope, isNotDefault: boolean): NavLink | undefined {
    const id = branchId(branch.axis, branch.at);
    const place = this.#branches.push(PENDING) - 1;
    const around = scope.branchIds.at(-1);
    const first = this.addNode(branch, {
      ...scope,
      branchIds: [...scope.branchIds, id],
      isSecret: scope.isSecret === true || isSecret(branch),
    });
    const href = branch.href === undefined ? first?.href : this.#toHref(branch.href);
    if (href === undefined) {
      this.#branches.splice(place, 1);
      return undefined;
    }
    const { axis, icon, color, description, tag, bars } = branch;
    this.#branches[place] = {
      axis,
      id,
      label: branch.label,
      href,
      external: isExternal(href),
      ...(icon && { icon }),
      ...(color && { color }),
      ...(description !== undefined && { description }),
      ...(tag !== undefined && { tag }),
      ...(scope.version !== undefined && { version: scope.version }),
      ...(axis === 'language' && { lang: branch.name }),
      ...(bars && { bars }),
      ...(branch.isAtEnd && { isAtEnd: true }),
      isDefaultHidden: branch.isHidden,
      ...(isNotDefault && { isNotDefault }),
      isWritten: true,
      ...(around !== undefined && { within: around }),
    };
    return first;
  }

  #addLeaf(node: ConfigTree, { branchIds, version, isSecret = false }: Scope): NavLink | undefined {
    const listing = listEntries(node.entries, { ...this.#input, version });
    for (const entry of listing.missing) this.#missing.push(entry);
    this.#hidden.push(listing.hidden);
    for (const [slug, boost] of listing.boosts) this.#boosts.set(slug, boost);
    for (const found of listing.diagnostics) this.#diagnostics.push(found);
    const links = linksIn(listing.items);
    if (listing.items.length === 0) return undefined;
    const items = listing.items.map(toItem);
    this.#leaves.push({
      branchIds,
      items,
      isSecret,
      links,
      ...(version !== undefined && { version }),
    });
    return links.find(({ slug }) => slug !== undefined) ?? links[0];
  }

  #toHref(written: string): string {
    return toTarget(written, this.#input.index).href;
  }

  finish(pages: readonly Page[]): ResolvedTree {
    const leaves = this.#inReadingOrder();
    const sections = leaves.map(({ branchIds, items }): Section => ({ branchIds, items }));
    const slugsOf = (isWanted: boolean) =>
      leaves.flatMap(({ links, isSecret: isKept }) =>
        isKept === isWanted ? links.flatMap(({ slug }) => slug ?? []) : [],
      );
    const listed = new Set([...slugsOf(false), ...this.#hidden.flatMap((hidden) => hidden.listed)]);
    const excluded = [...slugsOf(true), ...this.#hidden.flatMap((hidden) => hidden.excluded)];
    const homes = findTreeHomes(pages, leaves, sections);
    const navigation = buildNavigation({
      ...startAtOwnPages({ branches: this.#branches, versions: this.#versions }, leaves, homes),
      sections,
      order: [...listed],
      excludedFromSearch: new Set(excluded.filter((slug) => !listed.has(slug))),
      boosts: this.#boosts,
      homes,
      pagesAcrossSections: false,
      namesBranches: true,
    });
    this.#reportRepeats(leaves, pages);
    return { navigation, missing: this.#missing, diagnostics: this.#diagnostics };
  }

  /** Leaves of the standard version come first: a page that several versions list belongs to that version. */
  #inReadingOrder(): readonly TreeLeaf[] {
    const standard = this.#versions.find(({ isDefault }) => isDefault)?.name;
    const isLater = ({ version }: TreeLeaf) => Number(version !== standard);
    return this.#leaves.toSorted((left, right) => isLater(left) - isLater(right));
  }

  #reportRepeats(leaves: readonly TreeLeaf[], pages: readonly Page[]): void {
    const counts = new Map<string, number>();
    for (const { links } of leaves) {
      for (const slug of new Set(links.map((link) => link.slug))) {
        if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + 1);
      }
    }
    const slugs = [...counts].flatMap(([slug, count]) => (count > 1 ? slug : []));
    if (slugs.length === 0) return;
    const repeated = new Set(slugs);
    const isGenerated = pages.every(
      ({ slug, origin }) => origin === 'document' || !repeated.has(slug),
    );
    const facts = { slugs, isGenerated };
    const place = this.#input.toPlace(['navigation']);
    this.#diagnostics.push(diagnoseNavigation('navigation/in-several-branches', facts, place));
  }
}

/** A placeholder for a branch until its contents are known. */
const PENDING: Branch = {
  axis: 'tab',
  id: '',
  label: '',
  href: '',
  external: false,
  isDefaultHidden: true,
  isWritten: false,
};

/** Returns the branch that readers see first; a hidden one only if all are hidden. */
function standardOf(branches: readonly ConfigBranch[]): ConfigBranch | undefined {
  const own = branches.filter(({ href }) => href === undefined);
  const shown = own.filter(({ isHidden }) => !isHidden);
  const offered = shown.length > 0 ? shown : own;
  return offered.find(({ isDefault }) => isDefault) ?? offered[0];
}

function isSecret({ isHidden, isSearchable }: ConfigBranch): boolean {
  return isHidden && !isSearchable;
}

/**
 * Returns the ID of a branch, which contains its place: the second version of the first tab is
 * `version-0-1`.
 */
export function branchId(axis: BranchAxis, at: DataPath): string {
  const ranks = at.filter((segment) => typeof segment === 'number');
  const kind = at.includes('global') ? `${axis}-global` : axis;
  return [kind, ...ranks].join('-');
}

function toItem(item: ListedItem): NavItem {
  return item.kind === 'link' ? item.link : { ...item.group, items: item.items.map(toItem) };
}

function linksIn(items: readonly ListedItem[]): readonly NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? item.link : linksIn(item.items)));
}
