import type { Config } from '../config/config.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import type { BranchView, NavItem, NavLink, PageView } from '../navigation/model.ts';
import type { Page } from '../pages/page.ts';

export interface PreviewParts {
  readonly config: Config;
  /** Absent where docs.json lists none. */
  readonly page: Page | undefined;
  readonly view: PageView | undefined;
  /** Whether its links are followed; without scripts nothing would hear them. */
  readonly isLive: boolean;
}

/** The chrome of a site around one page, whose text is drawn as lines. */
export function formatPreview({ config, page, view, isLive }: PreviewParts): string {
  const link = (className: string, label: string, to: LinkTo) =>
    formatLink(className, label, { ...to, isLive });
  return [
    `<div class="live-top">${box('live-name', config.name)}<span class="live-search"></span>`,
    ...config.topbarLinks.map(({ name, url }) => box('live-extra', name ?? url)),
    config.topbarCtaButton ? box('live-cta', config.topbarCtaButton.name ?? 'GitHub') : '',
    '</div>',
    formatRow('live-tabs', view?.tabs ?? [], link),
    '<div class="live-columns"><div class="live-side">',
    formatRow('live-anchors', view?.anchors ?? [], link),
    formatItems(view?.items ?? [], page, link),
    '</div><div class="live-article">',
    ...(view?.breadcrumbs ?? []).slice(-1).map((label) => box('live-crumb', label)),
    page === undefined ? '' : box('live-title', page.title),
    LINES,
    formatPager(view, link),
    '</div></div>',
  ].join('');
}

/** Text that nobody has written yet. */
const LINES = `<span class="live-lines">${'<i></i>'.repeat(5)}</span>`;

interface LinkTo {
  /** Absent where it leads to no page of the site. */
  readonly slug?: string | undefined;
  readonly isActive?: boolean;
}

type FormatLink = (className: string, label: string, to: LinkTo) => string;

function formatLink(
  className: string,
  label: string,
  { slug, isActive = false, isLive }: LinkTo & { readonly isLive: boolean },
): string {
  const active = isActive ? ' data-active' : '';
  if (!isLive || slug === undefined) {
    return `<span class="${className}"${active}>${escapeMarkup(label)}</span>`;
  }
  const page = ` data-page="${escapeMarkup(slug)}"`;
  return `<button type="button" class="${className}"${active}${page}>${escapeMarkup(label)}</button>`;
}

function box(className: string, text: string): string {
  return `<span class="${className}">${escapeMarkup(text)}</span>`;
}

function formatRow(className: string, branches: readonly BranchView[], link: FormatLink): string {
  if (branches.length === 0) return '';
  const entries = branches.map(({ label, href, external, isActive }) =>
    link('live-tab', label, { ...(!external && { slug: toSlug(href) }), isActive }),
  );
  return `<div class="${className}">${entries.join('')}</div>`;
}

/** Addresses of the drawn site are the names of its pages. */
function toSlug(href: string): string {
  return href.replace(/^\/|\/$/g, '') || 'index';
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

function formatPager(view: PageView | undefined, link: FormatLink): string {
  const [pager] = view?.pagers ?? [];
  if (pager === undefined) return '';
  const format = (to: NavLink | undefined) =>
    to === undefined ? '<span></span>' : link('live-neighbour', to.label, { slug: to.slug });
  return `<div class="live-pager">${format(pager.previous)}${format(pager.next)}</div>`;
}
