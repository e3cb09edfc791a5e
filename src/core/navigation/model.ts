/** Navigation after resolution: every name has become a thing, every page entry a page. */
import type { Bars } from '../config/bars.ts';
import type { BranchAxis } from '../config/config-tree.ts';
import type { NavigationIndex } from './navigation-index.ts';

export interface NavLink {
  readonly kind: 'link';
  readonly label: string;
  /** From the site's root, without base; absolute when `external`. */
  readonly href: string;
  readonly external: boolean;
  /** Slug of the page; absent for external links. */
  readonly slug?: string;
  readonly icon?: NavIcon;
  readonly tag?: string;
  readonly deprecated?: boolean;
  /** Upper-case HTTP method of an API page, `WEBHOOK` included. */
  readonly method?: string;
  /** Version that the link belongs to, by itself or by a group around it; absent: all versions. */
  readonly version?: string;
}

export interface NavGroup {
  readonly kind: 'group';
  /** Stable within the site; groups may share a label. */
  readonly id: string;
  /** May be empty: a group without a heading. */
  readonly label: string;
  readonly icon?: NavIcon;
  readonly tag?: string;
  /** Version that the group belongs to, by itself or by a group around it; absent: all versions. */
  readonly version?: string;
  /** Whether readers find it unfolded. */
  readonly isExpanded?: boolean;
  /** How the page that opens the group, by its slug, lists what else is in it. */
  readonly directory?: { readonly style: 'accordion' | 'card'; readonly slug: string };
  readonly items: readonly NavItem[];
}

export type NavItem = NavLink | NavGroup;

export interface NavIcon {
  readonly name: string;
  /** As written; the default of the place is applied where it is drawn. */
  readonly type?: string;
}

/** `to` is absent for a plain colour. All values are validated hex colours. */
export interface NavColor {
  readonly from: string;
  readonly via?: string;
  readonly to?: string;
}

/** A tab, an anchor or the like: something that holds a part of the navigation, or links elsewhere. */
export interface Branch {
  readonly axis: BranchAxis;
  /** Stable within the site: `tab-0`, `anchor-2`; the primary tab is `tab-primary`, the top anchor `anchor-top`. */
  readonly id: string;
  readonly label: string;
  /** First page of the branch from the site's root, or the external URL. */
  readonly href: string;
  readonly external: boolean;
  readonly icon?: NavIcon;
  readonly color?: NavColor;
  /** A line below the label where it is chosen. */
  readonly description?: string;
  readonly tag?: string;
  readonly version?: string;
  /** Of a language: its tag, and what stands around its pages in place of the site's. */
  readonly lang?: string;
  readonly bars?: Partial<Bars>;
  /** Whether a tab stands at the end of its row. */
  readonly isAtEnd?: boolean;
  /** Shown only while a page inside of it is. */
  readonly isDefaultHidden: boolean;
  /** Set for a version or a language inside of another branch that is not the one to begin with. */
  readonly isOther?: true;
  /** Whether docs.json has it: a row of those that come by themselves offers no choice. */
  readonly isWritten: boolean;
  /** Id of the branch around this one: it is shown only inside of that. */
  readonly within?: string;
}

/** A leaf of the navigation: what the sidebar shows where these branches are active. */
export interface Section {
  /** Ids of the branches around it, one for each axis that the site has there. */
  readonly on: readonly string[];
  readonly items: readonly NavItem[];
}

/** Where a page stands: the branches that are active on it, and the sidebar that it shows. */
export interface PageHome {
  readonly on: readonly string[];
  /** Absent only on a site without any listed page. */
  readonly section?: Section;
  /** Absent where the page belongs to all versions. */
  readonly version?: string;
}

/** A documentation version as the dropdown shows it. */
export interface Version {
  readonly name: string;
  /** What readers see: the name, or what a language calls itself. */
  readonly label: string;
  readonly isDefault: boolean;
  /** Language of its pages, where it differs from version to version. */
  readonly lang?: string;
  /** What stands around its pages in place of the site's. */
  readonly bars?: Partial<Bars>;
  /** Present when choosing the version leaves the site. */
  readonly url?: string;
  /** First page of the version, from the site's root; absent when no listed page belongs to it. */
  readonly href?: string;
}

/** How pages hang together, before anything is looked up in it. */
export interface NavigationTree {
  /** All branches, each after those around it; of one axis in the order in which they are shown. */
  readonly branches: readonly Branch[];
  readonly versions: readonly Version[];
  readonly sections: readonly Section[];
  /** Slugs of the pages that readers and machines are told of, in reading order, each once. */
  readonly order: readonly string[];
  /** Slugs of pages that search and search engines are kept from because something around them is hidden. */
  readonly kept: ReadonlySet<string>;
  /** What the words of pages count in search, by slug, where that is not 1. */
  readonly boosts: ReadonlyMap<string, number>;
  /** By slug, listed or not. */
  readonly homes: ReadonlyMap<string, PageHome>;
  /** Whether reading on leads from the last page of a section into the next one. */
  readonly readsOn: boolean;
  /** Whether the branches around a page are named before its groups. */
  readonly namesBranches: boolean;
}

/** The tree with what is looked up in it for every page. */
export interface Navigation extends NavigationTree {
  readonly index: NavigationIndex;
}

/** What the chrome of one page needs; made by `page-view` from `Navigation` and a page. */
export interface PageView {
  readonly tabs: readonly BranchView[];
  readonly anchors: readonly BranchView[];
  /** What readers choose between at the head of the sidebar, outermost first. */
  readonly switchers: readonly SwitcherView[];
  readonly items: readonly NavItem[];
  /** Groups around the page, outermost first; empty labels left out. */
  readonly breadcrumbs: readonly string[];
  /** Branches around the page that are named before its groups, outermost first. */
  readonly around: readonly Branch[];
  /** The group that the page opens and lists below its text. */
  readonly directory?: NavGroup;
  /** One for all versions, or one for each. */
  readonly pagers: readonly PagerView[];
  readonly versions: readonly Version[];
  /** The page's own version: opening the page selects it. */
  readonly version?: string;
  /**
   * The versions and languages around the page, the outermost first, where there are more than `version`: each
   * behind the names of what has it for itself.
   */
  readonly edition?: readonly (readonly string[])[];
}

export interface BranchView extends Branch {
  readonly isActive: boolean;
  /** The version that it is shown in alone: others have an entry that leads elsewhere. */
  readonly shownIn?: string;
}

/** Branches of one axis, of which one is active. */
export interface SwitcherView {
  readonly axis: BranchAxis;
  readonly entries: readonly BranchView[];
}

/** The pages before and after one. */
export interface PagerView {
  readonly previous?: NavLink;
  readonly next?: NavLink;
  readonly shownIn?: string;
}
