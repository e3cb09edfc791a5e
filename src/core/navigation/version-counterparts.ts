/**
 * Finds the same page in another version or branch. Versions keep their pages in separate folders, or one
 * version keeps its pages next to those folders, so that the path of a counterpart differs in one folder
 * only: `v1/guides/setup` corresponds to `v2/guides/setup` and to `guides/setup`. For languages, that
 * folder is named after a language, and nothing else may differ.
 */
import { toLanguage } from '../config/keys/language.ts';
import { getOrMake } from '../text/get-or-make.ts';
import type { NavItem, NavLink, NavigationTree } from './model.ts';

/** Finds the counterpart of a page. `place` is the name of a version or the ID of a branch. */
export type FindCounterpart = (slug: string, place: string) => NavLink | undefined;

/** Builds a finder for pages in other versions. Build it once for a site, because it visits every link. */
export function buildCounterpartFinder({ sections, versions }: NavigationTree): FindCounterpart {
  const links = sections.flatMap(({ items }) => listLinks(items));
  return finderFor(
    links.flatMap((link) => ({ link, places: link.version ?? [] })),
    versions.map(({ name, lang }) => ({ place: name, lang })),
  );
}

/** Builds a finder for pages in other branches. Build it once for a site. */
export function buildBranchFinder({ sections, branches }: NavigationTree): FindCounterpart {
  const placed = sections.flatMap(({ items, branchIds }) =>
    listLinks(items).map((link) => ({ link, places: branchIds })),
  );
  return finderFor(
    placed,
    branches.map(({ id, lang }) => ({ place: id, lang })),
  );
}

interface PlacedLink {
  readonly link: NavLink;
  /** All places that contain the link. */
  readonly places: string | readonly string[];
}

interface SpokenPlace {
  readonly place: string;
  /** Absent if the place is not a language. */
  readonly lang: string | undefined;
}

function finderFor(placed: readonly PlacedLink[], spoken: readonly SpokenPlace[]): FindCounterpart {
  const languages = new Map(
    spoken.flatMap(({ place, lang }) => (lang === undefined ? [] : [[place, lang]])),
  );
  const isLocale = localesOf([...languages.values()]);
  const linksOf = (place: string) =>
    languages.has(place) ? new LanguageLinks(isLocale) : new VersionLinks();
  const byPlace = new Map<string, VersionLinks>();
  const placesOf = new Map<string, Set<string>>();
  for (const { link, places } of placed) {
    const { slug } = link;
    if (slug === undefined) continue;
    const path = toPath(slug);
    for (const place of [places].flat()) {
      getOrMake(byPlace, place, () => linksOf(place)).add(link, path);
      getOrMake(placesOf, slug, () => new Set<string>()).add(place);
    }
  }
  // A likely counterpart does not count if it is the sure counterpart of another page in the same place.
  const isTaken = (slug: string, { slug: target = '' }: NavLink) => {
    const path = toPath(target);
    return [...(placesOf.get(slug) ?? [])].some((place) => {
      const rival = byPlace.get(place)?.findSure(path)?.slug;
      return rival !== undefined && rival !== slug;
    });
  };
  // Callers look up one page in all places before the next page, so caching the latest path is enough.
  let latest = toPath('');
  return (slug, place) => {
    if (latest.slug !== slug) latest = toPath(slug);
    const links = byPlace.get(place);
    const sure = links?.findSure(latest);
    if (sure !== undefined) return sure;
    const likely = links?.findLikely(latest);
    return likely === undefined || isTaken(slug, likely) ? undefined : likely;
  };
}

/** A slug, and the patterns that it can match in another place. */
interface PlacedPath {
  readonly slug: string;
  // With each of its folders replaced by a wildcard in turn: `a/b/c` gives `*/b/c` and `a/*/c`.
  readonly opened: readonly string[];
  // With a wildcard folder inserted at each position: `b/c` gives `*/b/c` and `b/*/c`.
  readonly put: readonly string[];
}

function toPath(slug: string): PlacedPath {
  const parts = slug.split('/');
  return {
    slug,
    opened: parts.slice(0, -1).map((_, open) => parts.with(open, '*').join('/')),
    put: parts.map((_, place) => parts.toSpliced(place, 0, '*').join('/')),
  };
}

/** The links of one place by their slugs: unchanged, with a wildcard folder, and with an inserted one. */
class VersionLinks {
  readonly #own = new Map<string, NavLink>();
  readonly #another = new Map<string, NavLink>();
  readonly #none = new Map<string, NavLink>();

  add(link: NavLink, { slug, opened, put }: PlacedPath): void {
    putOnce(this.#own, slug, link);
    for (const pattern of opened) putOnce(this.#another, pattern, link);
    for (const pattern of put) putOnce(this.#none, pattern, link);
  }

  /** Finds the same path, or the path with one folder more or less. */
  findSure({ slug, opened, put }: PlacedPath): NavLink | undefined {
    return this.#own.get(slug) ?? findFirst(this.#none, opened) ?? findFirst(this.#another, put);
  }

  /**
   * Finds a path with a different folder. It may name a version or anything else, so several paths can
   * match.
   */
  findLikely({ opened }: PlacedPath): NavLink | undefined {
    return findFirst(this.#another, opened);
  }
}

/**
 * The links of a language. If its folder has a recognizable name, no other folder may differ. Folders with
 * other names, such as `french/guides`, are treated like those of versions.
 */
class LanguageLinks extends VersionLinks {
  readonly #plain = new Map<string, NavLink>();
  readonly #isLocale: (folder: string) => boolean;

  constructor(isLocale: (folder: string) => boolean) {
    super();
    this.#isLocale = isLocale;
  }

  override add(link: NavLink, path: PlacedPath): void {
    super.add(link, path);
    putOnce(this.#plain, this.#toPlain(path.slug), link);
  }

  override findSure(path: PlacedPath): NavLink | undefined {
    const { slug } = path;
    const found = super.findSure(path);
    if (found?.slug === slug) return found;
    return this.#plain.get(this.#toPlain(slug)) ?? this.#ifUnnamed(slug, found);
  }

  override findLikely(path: PlacedPath): NavLink | undefined {
    return this.#ifUnnamed(path.slug, super.findLikely(path));
  }

  #ifUnnamed(slug: string, found: NavLink | undefined): NavLink | undefined {
    const isNamed = [slug, found?.slug ?? ''].some((path) => path.split('/').some(this.#isLocale));
    return isNamed ? undefined : found;
  }

  /**
   * Removes the language folder: `fr/guides/setup` becomes `guides/setup`; `fr/index` and `fr` become
   * empty, like the home page.
   */
  #toPlain(slug: string): string {
    const parts = slug.split('/').filter((part) => part !== 'index');
    const at = parts.findIndex(this.#isLocale);
    return (at === -1 ? parts : parts.toSpliced(at, 1)).join('/');
  }
}

/**
 * Returns whether a folder is named after one of these languages, for any country: `fr`, `pt-br`, `zh_TW`.
 */
function localesOf(languages: readonly string[]): (folder: string) => boolean {
  const spoken = new Set(languages.map((tag) => new Intl.Locale(tag).language));
  const known = new Map<string, boolean>();
  return (folder) =>
    getOrMake(known, folder, () => {
      // Accept only a language with a country or script; `ai-api`, for example, is not a valid tag.
      if (!/^[a-z]{2,3}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i.test(folder)) return false;
      const tag = toLanguage(folder.replace('_', '-'));
      return spoken.has(new Intl.Locale(tag).language);
    });
}

function putOnce(links: Map<string, NavLink>, pattern: string, link: NavLink): void {
  if (!links.has(pattern)) links.set(pattern, link);
}

function findFirst(links: ReadonlyMap<string, NavLink>, patterns: readonly string[]) {
  const found = patterns.find((pattern) => links.has(pattern));
  return found === undefined ? undefined : links.get(found);
}

function listLinks(items: readonly NavItem[]): NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : listLinks(item.items)));
}
