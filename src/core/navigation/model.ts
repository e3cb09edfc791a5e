/** The resolved navigation: names are replaced with what they refer to, and page entries with pages. */
import type { Bars } from '../config/bars.ts';
import type { BranchAxis } from '../config/config-tree.ts';

export interface NavLink {
  readonly kind: 'link';
  readonly label: string;
  /** Relative to the site root, without the base path; absolute if `external`. */
  readonly href: string;
  readonly external: boolean;
  /** Slug of the page; absent for external links. */
  readonly slug?: string;
  readonly icon?: NavIcon;
  readonly tag?: string;
  readonly deprecated?: boolean;
  /** Uppercase HTTP method of an API page, or `WEBHOOK`. */
  readonly method?: string;
  /** The version of the link itself or of a group around it; absent if it belongs to all versions. */
  readonly version?: string;
}

export interface NavGroup {
  readonly kind: 'group';
  /** Stable within the site, because groups can share a label. */
  readonly id: string;
  /** Empty for a group without a heading. */
  readonly label: string;
  readonly icon?: NavIcon;
  readonly tag?: string;
  /** The version of the group itself or of a group around it; absent if it belongs to all versions. */
  readonly version?: string;
  /** Whether the group is initially expanded. */
  readonly isExpanded?: boolean;
  /** The page that opens the group, by its slug, and the style in which it lists the rest of the group. */
  readonly directory?: { readonly style: 'accordion' | 'card'; readonly slug: string };
  readonly items: readonly NavItem[];
}

export type NavItem = NavLink | NavGroup;

export interface NavIcon {
  readonly name: string;
  /** As written; the default is applied where the icon is rendered. */
  readonly type?: string;
}

/** A color or a gradient; a plain color has no `to`. All values are validated hex colors. */
export interface NavColor {
  readonly from: string;
  readonly via?: string;
  readonly to?: string;
}

/** A tab, an anchor or the like: it contains a part of the navigation, or links to another site. */
export interface Branch {
  readonly axis: BranchAxis;
  /** Stable within the site: `tab-0`, `anchor-2`; the primary tab is `tab-primary`, the top anchor `anchor-top`. */
  readonly id: string;
  readonly label: string;
  /** First page of the branch, relative to the site root, or the external URL. */
  readonly href: string;
  readonly external: boolean;
  readonly icon?: NavIcon;
  readonly color?: NavColor;
  /** A line below the label in the list to choose from. */
  readonly description?: string;
  readonly tag?: string;
  readonly version?: string;
  /** The tag of a language branch. */
  readonly lang?: string;
  /** The bars around its pages that replace the site's. */
  readonly bars?: Partial<Bars>;
  /** Whether a tab is at the end of its row. */
  readonly isAtEnd?: boolean;
  /** Whether it is shown only on pages inside it. */
  readonly isDefaultHidden: boolean;
  /** Set for a version or language inside another branch if readers do not start with it. */
  readonly isNotDefault?: true;
  /** Whether docs.json declares it. A row of generated branches only offers no choice. */
  readonly isWritten: boolean;
  /** ID of the branch around this one, outside of which it is not shown. */
  readonly within?: string;
}

/** A leaf of the navigation: what the sidebar shows while these branches are active. */
export interface Section {
  /** IDs of the branches around it, one for each axis of the site at this point. */
  readonly branchIds: readonly string[];
  readonly items: readonly NavItem[];
}

/** The location of a page: the branches that are active on it, and the sidebar that it shows. */
export interface PageHome {
  readonly branchIds: readonly string[];
  /** Absent only if the site lists no pages at all. */
  readonly section?: Section;
  /** Absent if the page belongs to all versions. */
  readonly version?: string;
}

/** A version of the documentation, as the dropdown shows it. */
export interface Version {
  readonly name: string;
  /** The label that readers see: the name, or a language's name in that language. */
  readonly label: string;
  readonly isDefault: boolean;
  /** Language of its pages, if versions differ in language. */
  readonly lang?: string;
  /** The bars around its pages that replace the site's. */
  readonly bars?: Partial<Bars>;
  /** Present if choosing the version leaves the site. */
  readonly url?: string;
  /** First page of the version, relative to the site root; absent if no listed page belongs to it. */
  readonly href?: string;
}

/** The structure of the navigation, without lookup tables. */
export interface NavigationTree {
  /** All branches, each after the ones around it; those of one axis are in display order. */
  readonly branches: readonly Branch[];
  readonly versions: readonly Version[];
  readonly sections: readonly Section[];
  /** Slugs of the pages that are shown to readers and machines, in reading order, each once. */
  readonly order: readonly string[];
  /**
   * Slugs of pages that are excluded from search and search engines because something around them is
   * hidden.
   */
  readonly excludedFromSearch: ReadonlySet<string>;
  /** Search weights of pages, by slug, if they are not 1. */
  readonly boosts: ReadonlyMap<string, number>;
  /** Locations of all pages, listed or not, by slug. */
  readonly homes: ReadonlyMap<string, PageHome>;
  /** Whether the pager continues from the last page of a section to the next section. */
  readonly pagesAcrossSections: boolean;
  /** Whether breadcrumbs name the branches around a page before its groups. */
  readonly namesBranches: boolean;
}

/** The parts of the navigation that one page shows; built by `page-view` from `Navigation` and a page. */
export interface PageView {
  readonly tabs: readonly BranchView[];
  readonly anchors: readonly BranchView[];
  /** Lists that readers choose from at the top of the sidebar, outermost first. */
  readonly switchers: readonly SwitcherView[];
  readonly items: readonly NavItem[];
  /** Labels of the groups around the page, outermost first, without empty ones. */
  readonly breadcrumbs: readonly string[];
  /** Branches around the page that breadcrumbs name before its groups, outermost first. */
  readonly around: readonly Branch[];
  /** The group that the page opens, if the page lists it below its text. */
  readonly directory?: NavGroup;
  /** One for all versions, or one for each. */
  readonly pagers: readonly PagerView[];
  readonly versions: readonly Version[];
  /** The page's own version: opening the page selects it. */
  readonly version?: string;
  /**
   * The versions and languages around the page, the outermost first, if there are more than `version`. Each
   * is preceded by the names of the branches that have it for themselves.
   */
  readonly edition?: readonly (readonly string[])[];
  /** Set if several sections list the page: it shows the first, and readers may come from another one. */
  readonly isShared?: true;
}

export interface BranchView extends Branch {
  readonly isActive: boolean;
  /** The only version that shows it; other versions have an entry with another link. */
  readonly shownIn?: string;
}

/** The branches of one axis, one of which is active. */
export interface SwitcherView {
  readonly axis: BranchAxis;
  readonly entries: readonly BranchView[];
}

/** The previous and next page of a page. */
export interface PagerView {
  readonly previous?: NavLink;
  readonly next?: NavLink;
  readonly shownIn?: string;
}
