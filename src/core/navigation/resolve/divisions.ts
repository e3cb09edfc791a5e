/**
 * Builds tabs and anchors: which exist, where each links, and which owns a page. A division owns the pages
 * under its prefix, compared by segments (`api` is not a prefix of `api-v2`). The longest matching prefix
 * wins, and pages that no division claims belong to the primary tab and the top anchor.
 */
import { isExternal } from '../../address/link.ts';
import { isUnder, toPrefix } from '../../address/prefix.ts';
import type { Config } from '../../config/config.ts';
import { type ConfigAnchor, DEFAULT_TOP_ANCHOR } from '../../config/keys/anchors.ts';
import type { ConfigTab } from '../../config/keys/tabs.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { siteWords } from '../../language/languages/wording-of.ts';
import type { PageIndex } from '../../pages/page-index.ts';
import type { FindRedirect } from '../../redirects/match-redirect.ts';
import type { ListedLink, ToPlace } from './list-pages.ts';
import type { Branch, NavLink } from '../model.ts';
import { diagnoseNavigation } from '../navigation-entries.ts';
import { toNavIcon } from '../page-link.ts';
import { isShownIn } from '../versions.ts';

export interface DivisionInput {
  readonly config: Config;
  /** Listed links in reading order. */
  readonly links: readonly ListedLink[];
  readonly index: PageIndex;
  readonly findRedirect: FindRedirect;
  readonly toPlace: ToPlace;
  /** The version that a division without its own version links to. */
  readonly defaultVersion: string | undefined;
}

/** A branch of the older format, which owns pages by their addresses. */
export interface Division extends Branch {
  readonly axis: 'tab' | 'anchor';
  /** `primary`: the primary tab or the top anchor, which own the pages that no sibling claims. */
  readonly role: 'primary' | 'ordinary';
  /** URL prefix of the division's pages, without outer slashes; absent for primary and external divisions. */
  readonly prefix?: string;
}

export interface Divisions {
  readonly tabs: readonly Division[];
  readonly anchors: readonly Division[];
  readonly diagnostics: readonly Diagnostic[];
}

export function buildDivisions(input: DivisionInput): Divisions {
  const { tabs: configTabs, anchors: configAnchors } = input.config;
  const diagnostics: Diagnostic[] = [];
  const ownTabs = buildOrdinary('tab', configTabs, { ...input, diagnostics });
  const ownAnchors = buildOrdinary('anchor', configAnchors, { ...input, diagnostics });
  const tabs = ownTabs.map((tab) => nest(tab, ownAnchors));
  const anchors = ownAnchors.map((anchor) => nest(anchor, ownTabs));
  const primary = tabs.length === 0 ? undefined : buildPrimaryTab(tabs, input);
  // If the author declares no top anchor, the primary tab takes its place, unless every tab is
  // inside some anchor.
  const hasUsualTop = anchors.length > 0 && tabs.every(({ within }) => within !== undefined);
  const isWritten = input.config.topAnchor !== undefined;
  const top = isWritten || hasUsualTop ? buildTopAnchor(anchors, input) : undefined;
  if (isWritten && top === undefined && input.links.length > 0) {
    diagnostics.push(
      diagnoseNavigation('navigation/idle-top-anchor', {}, input.toPlace(['topAnchor'])),
    );
  }
  return {
    tabs: primary === undefined ? tabs : [primary, ...tabs],
    anchors: top === undefined ? anchors : [top, ...anchors],
    diagnostics,
  };
}

/** Returns the division that owns `path`; undefined if none does. */
export function ownerOf(path: string, divisions: readonly Division[]): Division | undefined {
  let owner: Division | undefined;
  for (const division of divisions) {
    const { prefix } = division;
    if (prefix === undefined || !isUnder(path, prefix)) continue;
    if (owner?.prefix === undefined || prefix.length > owner.prefix.length) owner = division;
  }
  return owner ?? divisions.find(({ role }) => role === 'primary');
}

interface Run extends DivisionInput {
  readonly diagnostics: Diagnostic[];
}

/** Builds the tabs or anchors of docs.json that have a target. */
function buildOrdinary(
  axis: Division['axis'],
  written: readonly (ConfigTab | ConfigAnchor)[],
  run: Run,
): readonly Division[] {
  const byPrefix = new Map<string, Division>();
  return written.flatMap((division, rank) => {
    const { name, url, openapi } = division;
    const place = () => run.toPlace([`${axis}s`, rank, 'url']);
    const target = isExternal(url) ? { href: url, external: true } : findTarget(division, run);
    if (target === undefined) {
      if (openapi !== undefined) return [];
      const facts = { kind: axis, name, url, nearest: nearestFolder(url, run.index) };
      run.diagnostics.push(diagnoseNavigation('navigation/dead-prefix', facts, place()));
      return [];
    }
    const built = toDivision({ axis, rank, division, target }, run.config);
    const { prefix, version } = built;
    if (prefix === undefined) return [built];
    const rival = byPrefix.get(prefix);
    if (rival === undefined) byPrefix.set(prefix, built);
    else if (rival.version === version) {
      const facts = { kind: axis, name, url, other: rival.label };
      run.diagnostics.push(diagnoseNavigation('navigation/same-prefix', facts, place()));
    }
    return [built];
  });
}

/** The link of a division, and the prefix of the pages that it owns. */
interface DivisionTarget {
  readonly href: string;
  readonly external: boolean;
  readonly prefix?: string;
}

/** Finds the first page under the URL, preferably a listed one; otherwise the destination of a redirect. */
function findTarget(
  { url, version }: ConfigTab | ConfigAnchor,
  run: Run,
): DivisionTarget | undefined {
  const prefix = toPrefix(url);
  if (prefix === undefined) return undefined;
  const listed = run.links.filter(({ path }) => isUnder(path, prefix));
  const first = firstOf(listed, version ?? run.defaultVersion);
  const page = first ?? run.index.pages.find(({ slug }) => isUnder(slug, prefix));
  if (page !== undefined) return { href: page.href, external: false, prefix };
  const destination = run.findRedirect(`/${prefix}`);
  return destination === undefined
    ? undefined
    : { href: destination, external: isExternal(destination) };
}

/**
 * Returns the link that opens a list, preferring pages of the wanted version, then any page, then an
 * address.
 */
function firstOf(listed: readonly ListedLink[], version: string | undefined): NavLink | undefined {
  const links = listed.map(({ link }) => link);
  const pages = links.filter(({ slug }) => slug !== undefined);
  const shown = pages.find((link) => version === undefined || isShownIn(link.version, version));
  return shown ?? pages[0] ?? links[0];
}

/**
 * Returns the folder that a URL probably means: the one without its first part, which can be the path that
 * the site is served under, or else one with a similar name.
 */
function nearestFolder(url: string, { folders }: PageIndex): string | undefined {
  const prefix = toPrefix(url);
  if (prefix === undefined) return undefined;
  const below = /^[^/]+\/(.+)$/.exec(prefix)?.[1];
  return below !== undefined && folders.has(below) ? below : nearest(prefix, folders);
}

interface Parts {
  readonly axis: Division['axis'];
  readonly rank: number;
  readonly division: ConfigTab | ConfigAnchor;
  readonly target: DivisionTarget;
}

function toDivision({ axis, rank, division, target }: Parts, { colors }: Config): Division {
  const { name, version, isDefaultHidden } = division;
  const isAnchor = 'iconType' in division;
  const icon = isAnchor ? division.icon : undefined;
  const color = isAnchor ? (division.color ?? colors.anchors) : undefined;
  return {
    axis,
    id: `${axis}-${rank}`,
    role: 'ordinary',
    label: name,
    ...target,
    ...(isAnchor && icon !== undefined && { icon: toNavIcon(icon, division.iconType) }),
    ...(color !== undefined && { color }),
    ...(version !== undefined && { version }),
    isDefaultHidden,
    isWritten: true,
  };
}

/** Nests a division in the one of the other kind whose prefix its own prefix begins with. */
function nest(division: Division, others: readonly Division[]): Division {
  const { prefix } = division;
  if (prefix === undefined) return division;
  const around = ownerOf(
    prefix,
    others.filter((other) => other.prefix !== '' && other.prefix !== prefix),
  );
  return around === undefined ? division : { ...division, within: around.id };
}

/** Returns the default name of the primary tab and the top anchor. */
function usualName(config: Config): string {
  return siteWords(config, config.lang).words.documentation;
}

/** Returns undefined if the tabs claim all pages. */
function buildPrimaryTab(tabs: readonly Division[], input: DivisionInput): Division | undefined {
  const { isDefaultHidden } = input.config.primaryTab;
  const name = input.config.primaryTab.name ?? usualName(input.config);
  const first = firstUnclaimed(tabs, input);
  if (first === undefined) return undefined;
  const { href, external } = first;
  return {
    axis: 'tab',
    id: 'tab-primary',
    role: 'primary',
    label: name,
    href,
    external,
    isDefaultHidden,
    isWritten: false,
  };
}

/** Returns undefined if the anchors claim all pages. */
function buildTopAnchor(anchors: readonly Division[], input: DivisionInput): Division | undefined {
  const { topAnchor: written, colors } = input.config;
  const topAnchor = written ?? DEFAULT_TOP_ANCHOR;
  const first = firstUnclaimed(anchors, input);
  if (first === undefined) return undefined;
  const color = topAnchor.color ?? colors.anchors;
  return {
    axis: 'anchor',
    id: 'anchor-top',
    role: 'primary',
    label: topAnchor.name ?? usualName(input.config),
    href: first.href,
    external: first.external,
    icon: toNavIcon(topAnchor.icon, topAnchor.iconType),
    ...(color !== undefined && { color }),
    isDefaultHidden: false,
    isWritten: written !== undefined,
  };
}

function firstUnclaimed(divisions: readonly Division[], input: DivisionInput): NavLink | undefined {
  const unclaimed = input.links.filter(({ path }) => ownerOf(path, divisions) === undefined);
  return firstOf(unclaimed, input.defaultVersion);
}
