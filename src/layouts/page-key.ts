/**
 * Everything that the layouts show of a page and its site. Whatever a layout newly shows has to be added
 * here.
 */
import { type IconName, listSidebarIcons } from '../components/chrome/sidebar/sidebar-icons.ts';
import { buildDirectory } from '../core/chrome/group-directory.ts';
import { lastUpdatedOf } from '../core/chrome/last-updated.ts';
import type { NavItem } from '../core/navigation/model.ts';
import { pageView } from '../core/navigation/page-view.ts';
import type { Page } from '../core/pages/page.ts';
import type { SiteStore } from '../engine/store/site-store.ts';
import { digestOf } from '../engine/store/site-answers.ts';
import { barsOf, chromeOf } from './site-chrome.ts';
import { buildVersionViews } from './version-views.ts';

/** Returns a text that stays the same as long as nothing changes that the layouts show of the page. */
export function buildPageKey(store: SiteStore, page: Page): string {
  const { site } = store;
  const { items, ...view } = pageView(site, page);
  return JSON.stringify([
    page,
    view,
    describeItems(store, items, page),
    barsOf(site, page),
    buildVersionViews(site, view, page),
    chromeOf(site).listTranslations(page),
    lastUpdatedOf(site, page),
    site.contributors?.get(page.file),
    chromeOf(site).listRelated(page),
    store.subjectKeyOf(page),
    buildDirectory(site, page),
    site.navigation.excludedFromSearch.has(page.slug),
    describeSite(store),
  ]);
}

const sites = new WeakMap<object, string>();

function describeSite(store: SiteStore): string {
  const { site, stylesheets } = store;
  const known = sites.get(site);
  if (known !== undefined) return known;
  const { base, url, repository, styles, scripts, fonts } = site;
  // What pages show of these is in their view, and in the answers to their questions.
  const { navigation: _navigation, tree: _tree, redirects: _redirects, ...config } = site.config;
  const text = digestOf([
    config,
    base,
    url,
    repository,
    styles,
    scripts,
    fonts,
    stylesheets.basePath,
    stylesheets.darkPath,
    chromeOf(site),
    site.navigation.branches,
    site.navigation.versions,
  ]);
  sites.set(site, text);
  return text;
}

const sidebars = new WeakMap<readonly NavItem[], string>();

function describeItems({ site, icons }: SiteStore, items: readonly NavItem[], page: Page): string {
  const known = sidebars.get(items);
  if (known !== undefined) return known;
  const { branches } = site.navigation;
  const { links, socials } = barsOf(site, page);
  const ofSidebar = listSidebarIcons({ items, branches, socials });
  // Icons of the top bar are included, because only the page that renders the bar asks for them.
  const ofBar = links.flatMap((link) => ('icon' in link && link.icon ? { name: link.icon } : []));
  const drawn: readonly IconName[] = [...ofSidebar, ...ofBar, { name: 'github', type: 'brands' }];
  const icon = ({ name, type }: IconName) => icons.resolve(name, type, 'regular');
  const text = digestOf([items, drawn.map(icon)]);
  sidebars.set(items, text);
  return text;
}
