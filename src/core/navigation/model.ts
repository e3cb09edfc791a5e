/** Navigation after resolution: every name has become a thing, every page entry a page. */

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

/** A tab or an anchor: something that owns a part of the navigation, or links elsewhere. */
export interface Division {
  readonly kind: 'tab' | 'anchor';
  /** Stable within the site: `tab-0`, `anchor-2`; the primary tab is `tab-primary`, the top anchor `anchor-top`. */
  readonly id: string;
  /** The primary tab and the top anchor own what no sibling claims. */
  readonly role: 'primary' | 'ordinary';
  readonly label: string;
  /** First page of the division from the site's root, or the external URL. */
  readonly href: string;
  readonly external: boolean;
  /** URL prefix that pages of the division have, without outer slashes; absent for primary and external. */
  readonly prefix?: string;
  readonly icon?: NavIcon;
  readonly color?: NavColor;
  readonly version?: string;
  readonly isDefaultHidden: boolean;
  /** Whether docs.json has it: a row of those that come by themselves offers no choice. */
  readonly isWritten: boolean;
  /** Id of the division of the other kind around this one: it is shown only inside of that. */
  readonly within?: string;
}

/** The part of the navigation that one combination of tab and anchor shows in the sidebar. */
export interface Section {
  /** Id of the tab that is active here; absent when the site has no tabs. */
  readonly tab?: string;
  /** Id of the anchor that is active here; absent when the site has no anchors. */
  readonly anchor?: string;
  readonly items: readonly NavItem[];
}

/** A documentation version as the dropdown shows it. */
export interface Version {
  readonly name: string;
  /** What readers see: the name, or what a language calls itself. */
  readonly label: string;
  readonly isDefault: boolean;
  /** Language of its pages, where it differs from version to version. */
  readonly lang?: string;
  /** Present when choosing the version leaves the site. */
  readonly url?: string;
  /** First page of the version, from the site's root; absent when no listed page belongs to it. */
  readonly href?: string;
}

export interface Navigation {
  readonly tabs: readonly Division[];
  /** Top anchor first, if it is shown. */
  readonly anchors: readonly Division[];
  readonly versions: readonly Version[];
  readonly sections: readonly Section[];
  /** Slugs of listed pages in reading order, each once. */
  readonly order: readonly string[];
}

/** What the chrome of one page needs; made by `page-view` from `Navigation` and a page. */
export interface PageView {
  readonly tabs: readonly DivisionView[];
  readonly anchors: readonly DivisionView[];
  readonly items: readonly NavItem[];
  /** Groups around the page, outermost first; empty labels left out. */
  readonly breadcrumbs: readonly string[];
  /** One for all versions, or one for each. */
  readonly pagers: readonly PagerView[];
  readonly versions: readonly Version[];
  /** The page's own version: opening the page selects it. */
  readonly version?: string;
}

export interface DivisionView extends Division {
  readonly isActive: boolean;
  /** The version that it is shown in alone: others have an entry that leads elsewhere. */
  readonly shownIn?: string;
}

/** The pages before and after one. */
export interface PagerView {
  readonly previous?: NavLink;
  readonly next?: NavLink;
  readonly shownIn?: string;
}
