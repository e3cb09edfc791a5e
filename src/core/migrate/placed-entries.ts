/**
 * Finds the place of each entry in the groups of the older format: the branches and the version that own
 * it.
 */
import type { ConfigGroup } from '../config/keys/navigation.ts';
import { resolveEntry } from '../navigation/resolve/resolve-entry.ts';
import { buildPageIndex } from '../pages/page-index.ts';
import { findOperation } from '../reference/pages/find-operation.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export interface PlacedEntry {
  readonly kind: 'entry';
  readonly text: string;
  /** Absent if the entry names no page. */
  readonly slug?: string;
  /** Ids of the branches that own it, joined to one text; those of its neighbor if it names no page. */
  readonly on: string;
  readonly version?: string;
}

export interface PlacedGroup {
  readonly kind: 'group';
  readonly group: ConfigGroup;
  readonly items: readonly PlacedItem[];
}

export type PlacedItem = PlacedEntry | PlacedGroup;

/** An entry whose owner is not known yet. */
type FoundEntry = Omit<PlacedEntry, 'on'> & { on?: string };

export function placeEntries(site: Site): readonly PlacedItem[] {
  const placer = new Placer(site);
  const items = site.config.navigation.map((group) => placer.group(group, undefined));
  placer.fill();
  // Every entry has an owner now.
  return items as readonly PlacedItem[];
}

type FoundItem = FoundEntry | { kind: 'group'; group: ConfigGroup; items: FoundItem[] };

class Placer {
  readonly #site: Site;
  readonly #index: ReturnType<typeof buildPageIndex>;
  readonly #byOperation: ReadonlyMap<string, Page>;
  readonly #entries: FoundEntry[] = [];

  constructor(site: Site) {
    this.#site = site;
    this.#index = buildPageIndex(site.pages);
    this.#byOperation = new Map(
      site.pages.flatMap((page) => (page.reference ? [[page.reference.key, page]] : [])),
    );
  }

  group(group: ConfigGroup, outer: string | undefined): FoundItem {
    const version = group.version ?? outer;
    const items = group.pages.map((entry) =>
      typeof entry === 'string' ? this.#entry(entry, version) : this.group(entry, version),
    );
    return { kind: 'group', group, items };
  }

  #entry(text: string, outer: string | undefined): FoundEntry {
    const page = this.#pageOf(text);
    const home = page && this.#site.navigation.homes.get(page.slug);
    const version = page?.frontMatter.version ?? outer ?? home?.version;
    const entry: FoundEntry = {
      kind: 'entry',
      text,
      ...(page && { slug: page.slug }),
      ...(home && { on: home.branchIds.join(' ') }),
      ...(version !== undefined && { version }),
    };
    this.#entries.push(entry);
    return entry;
  }

  #pageOf(text: string): Page | undefined {
    const target = resolveEntry(text, this.#index);
    if (target.kind === 'page') return target.page;
    if (target.kind !== 'operation') return undefined;
    const found = findOperation(this.#site.references.documents, target.operation);
    return found && this.#byOperation.get(found.key);
  }

  /**
   * Gives entries that name no page the owner of the entry before them, or else of the first one that has
   * an owner.
   */
  fill(): void {
    let last = this.#entries.find(({ on }) => on !== undefined)?.on ?? '';
    for (const entry of this.#entries) last = entry.on ??= last;
  }
}

/** Returns the groups with only the wanted entries, without groups that have none. */
export function pickEntries(
  items: readonly PlacedItem[],
  isWanted: (entry: PlacedEntry) => boolean,
): readonly PlacedItem[] {
  return items.flatMap((item): PlacedItem | [] => {
    if (item.kind === 'entry') return isWanted(item) ? item : [];
    const inner = pickEntries(item.items, isWanted);
    return inner.length === 0 ? [] : { ...item, items: inner };
  });
}

/** Lists every entry, in reading order. */
export function entriesIn(items: readonly PlacedItem[]): readonly PlacedEntry[] {
  return items.flatMap((item) => (item.kind === 'entry' ? item : entriesIn(item.items)));
}
