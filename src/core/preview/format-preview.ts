import type { Bars } from '../config/bars.ts';
import type { Config } from '../config/config.ts';
import type { BranchView, NavItem, NavLink, PageView } from '../navigation/model.ts';
import { isShownIn, visibleIn } from '../navigation/versions.ts';
import type { Page } from '../pages/page.ts';
import { box, formatBanner, formatFooter, formatName, formatVersions } from './format-bars.ts';
import { type FormatLink, linksOf, slugAt } from './format-link.ts';

export interface PreviewParts {
  readonly config: Config;
  /** The parts around the page, from the site or from the page's language. */
  readonly bars: Bars;
  /** Absent if docs.json lists none. */
  readonly page: Page | undefined;
  readonly view: PageView | undefined;
  /** Whether links work; without scripts nothing would handle clicks on them. */
  readonly isLive: boolean;
}

const NOTHING: PageView = {
  tabs: [],
  anchors: [],
  switchers: [],
  items: [],
  breadcrumbs: [],
  around: [],
  pagers: [],
  versions: [],
};

/** Formats the chrome of a site around one page, whose text is represented by lines. */
export function formatPreview({
  config,
  bars,
  page,
  view = NOTHING,
  isLive,
}: PreviewParts): string {
  const link = linksOf({ isLive });
  const { versions, items } = view;
  /** A page of all versions is shown in the version that readers see first. */
  const shown = view.version ?? versions.find(({ isDefault }) => isDefault)?.name;
  const row = (className: string, branches: readonly BranchView[]) =>
    formatRow(className, inVersion(branches, shown), link);
  return [
    formatBanner(bars),
    `<div class="live-top">${formatName(config)}`,
    formatVersions({ versions, shown }, link),
    '<span class="live-search"></span>',
    ...bars.topbarLinks.map(({ name, url }) => box('live-extra', name ?? url)),
    bars.topbarCtaButton ? box('live-cta', bars.topbarCtaButton.name ?? 'GitHub') : '',
    '</div>',
    row('live-tabs', view.tabs),
    '<div class="live-columns"><div class="live-side">',
    ...view.switchers.map(({ entries }) => row('live-choice', entries)),
    row('live-anchors', view.anchors),
    formatItems(shown === undefined ? items : visibleIn(items, shown), page, link),
    '</div><div class="live-article">',
    ...view.breadcrumbs.slice(-1).map((label) => box('live-crumb', label)),
    page === undefined ? '' : box('live-title', page.title),
    LINES,
    formatPager(inVersion(view.pagers, shown)[0], link),
    '</div></div>',
    formatFooter(bars),
  ].join('');
}

/** A placeholder for text that is not written yet. */
const LINES = `<span class="live-lines">${'<i></i>'.repeat(5)}</span>`;

/** Selects the views of one version. */
function inVersion<View extends { readonly shownIn?: string }>(
  views: readonly View[],
  version: string | undefined,
): readonly View[] {
  return version === undefined ? views : views.filter(({ shownIn }) => isShownIn(shownIn, version));
}

function formatRow(className: string, branches: readonly BranchView[], link: FormatLink): string {
  if (branches.length === 0) return '';
  const entry = className === 'live-choice' ? 'live-option' : 'live-tab';
  const entries = branches.map(({ label, href, external, isActive }) =>
    link(entry, label, { ...(!external && { slug: slugAt(href) }), isActive }),
  );
  return `<div class="${className}">${entries.join('')}</div>`;
}

function formatItems(items: readonly NavItem[], page: Page | undefined, link: FormatLink): string {
  return items
    .map((item) => {
      if (item.kind === 'link') {
        return link('live-link', item.label, {
          slug: item.slug,
          isActive: item.slug !== undefined && item.slug === page?.slug,
        });
      }
      const label = item.label === '' ? '' : box('live-group', item.label);
      return `${label}<div class="live-items">${formatItems(item.items, page, link)}</div>`;
    })
    .join('');
}

function formatPager(pager: PageView['pagers'][number] | undefined, link: FormatLink): string {
  if (pager === undefined) return '';
  const format = (to: NavLink | undefined) =>
    to === undefined ? '<span></span>' : link('live-neighbor', to.label, { slug: to.slug });
  return `<div class="live-pager">${format(pager.previous)}${format(pager.next)}</div>`;
}
