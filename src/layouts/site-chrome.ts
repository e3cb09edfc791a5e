/**
 * What every page shows from `docs.json`, and what its policy must allow, with links resolved to addresses
 * that browsers can follow, including the base. Computed once for a site, because it does not depend on the
 * page.
 */
import type { TopbarCtaView, TopbarLinkView } from '../components/chrome/topbar/topbar-link.ts';
import type { FooterColumn, SocialLink } from '../components/chrome/socials.ts';
import { parseGithubUrl } from '../core/config/keys/github.ts';
import type { TopbarLink } from '../core/config/keys/topbar.ts';
import { buildRelated, type RelatedView } from '../core/chrome/related-links.ts';
import type { Bars } from '../core/config/bars.ts';
import { decodeReferences } from '../core/html/references.ts';
import { targetDanger, withBase } from '../core/address/href.ts';
import { ownBars } from '../core/navigation/page-language.ts';
import {
  buildLinkTargets,
  type LinkTargets,
  resolveLink,
} from '../core/navigation/resolve-link.ts';
import {
  buildCounterpartFinder,
  type FindCounterpart,
} from '../core/navigation/version-counterparts.ts';
import { type AnalyticsService, listServices, type ServiceName } from '../core/policy/analytics.ts';
import { sitePolicies } from '../core/policy/site-policies.ts';
import type { Policy } from '../core/policy/policy.ts';
import type { Page } from '../core/pages/page.ts';
import type { Site } from '../core/site.ts';
import { buildTranslationList, type ListTranslations } from '../core/publish/translations.ts';
import { toBannerHtml } from '../components/parts/author-text.ts';
import { hashOf } from './script-hashes.ts';

export interface SiteChrome {
  readonly logo: {
    readonly href: string;
    readonly images?: { readonly light: string; readonly dark: string };
  };
  /** The views by a language's own bars; under `undefined`, those of the site. */
  readonly bars: Map<Partial<Bars> | undefined, BarViews>;
  /** Converts a link as written to one that browsers can follow. */
  readonly toHref: (url: string) => string;
  /** Lists the related pages that a page names. */
  readonly listRelated: (page: Page) => readonly RelatedView[];
  readonly findCounterpart: FindCounterpart;
  readonly listTranslations: ListTranslations;
  /** Analytics services. */
  readonly services: ReadonlyMap<ServiceName, AnalyticsService>;
  /**
   * What stylesheets of the project, services and elements of the author require of the
   * Content-Security-Policy.
   */
  readonly policies: readonly Policy[];
}

/** What is around a page, other than its sidebar. */
export interface BarViews {
  readonly links: readonly TopbarLinkView[];
  readonly cta?: TopbarCtaView;
  readonly columns: readonly FooterColumn[];
  readonly socials: readonly SocialLink[];
  readonly banner?: BannerView;
}

type WrittenBanner = NonNullable<Bars['banner']>;

export interface BannerView extends Omit<WrittenBanner, 'content'> {
  readonly html: string;
}

const known = new WeakMap<Site, SiteChrome>();

export function chromeOf(site: Site): SiteChrome {
  const chrome = known.get(site) ?? buildChrome(site);
  known.set(site, chrome);
  return chrome;
}

/** Returns what is around a page: the bars of its language if that has any, otherwise the site's. */
export function barsOf(site: Site, page: Page | undefined): BarViews {
  const { bars, toHref } = chromeOf(site);
  const own = page && ownBars(site.navigation, page);
  const views = bars.get(own) ?? buildBars({ ...site.config, ...own }, toHref);
  bars.set(own, views);
  return views;
}

function buildBars(bars: Bars, toHref: (url: string) => string): BarViews {
  const { topbarCtaButton: cta, banner } = bars;
  return {
    links: bars.topbarLinks.map((link) => toLinkView(link, toHref)),
    ...(cta && { cta: { ...toLinkView(cta, toHref), style: cta.style, arrow: cta.arrow } }),
    columns: bars.footer.links.map(({ links, ...column }) => ({
      ...column,
      links: links.map(({ label, url }) => ({ label, href: toHref(url) })),
    })),
    socials: bars.footerSocials.map(({ type, url }) => ({ type, href: toHref(url) })),
    ...(banner && { banner: toBannerView(banner, toHref) }),
  };
}

function toBannerView({ content, ...banner }: WrittenBanner, toHref: (url: string) => string) {
  const html = toBannerHtml(content, (written) => {
    const url = decodeReferences(written);
    return targetDanger(url) === undefined ? toHref(url) : undefined;
  });
  return { ...banner, html };
}

function buildChrome(site: Site): SiteChrome {
  const { config } = site;
  const { logo } = config;
  const targets = buildLinkTargets(site);
  const toHref = linkResolver(site, targets);
  const services = listServices(config);
  const toImage = (path: string) => withBase(site.base, toRooted(path));
  return {
    logo: {
      href: toHref(logo?.href ?? '/'),
      ...(logo && { images: { light: toImage(logo.light), dark: toImage(logo.dark) } }),
    },
    listRelated: (page) => buildRelated(page, targets, site.base),
    bars: new Map(),
    toHref,
    findCounterpart: buildCounterpartFinder(site.navigation),
    listTranslations: buildTranslationList(site),
    services,
    policies: sitePolicies(site, hashOf),
  };
}

function toLinkView(link: TopbarLink, toHref: (url: string) => string): TopbarLinkView {
  const repository = link.type === 'github' ? parseGithubUrl(link.url) : undefined;
  if (repository) return { type: 'github', href: link.url, ...repository };
  const { url, ...shown } = link;
  return { ...shown, type: 'link', name: link.name ?? url, href: toHref(url) };
}

/** Links without a target are kept as they are; checks report them to the author. */
function linkResolver(site: Site, targets: LinkTargets): (url: string) => string {
  return (url) => {
    const link = resolveLink(url, targets);
    if (link.kind === 'external') return link.url;
    if ('href' in link) return withBase(site.base, link.href);
    return withBase(site.base, link.kind === 'fragment' ? `/${link.hash}` : toRooted(url));
  };
}

/** Files of the project are named from its root, with or without a leading slash; URLs are kept. */
function toRooted(path: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`;
}
