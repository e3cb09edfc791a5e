/**
 * Converts tabs and anchors that own pages by their addresses to the tree of the newer format. It follows
 * the resolved navigation: a branch that contains pages gets their groups, every other one becomes a link
 * to where it leads.
 */
import { languageName } from '../config/keys/language.ts';
import type { Locate } from '../config/parse/parse-config.ts';
import { normalizePath } from '../address/slug-path.ts';
import { isExternal } from '../address/link.ts';
import { parseOperationEntry } from '../address/operation-entry.ts';
import { branchesOn } from '../navigation/branches.ts';
import { siteWords } from '../language/languages/wording-of.ts';
import type { Branch } from '../navigation/model.ts';
import { isShownIn } from '../navigation/versions.ts';
import { documentIdOf } from '../reference/document/document.ts';
import { chooseDocuments, findOperation } from '../reference/pages/find-operation.ts';
import type { Site } from '../site.ts';
import { colorRemarks } from './anchor-colors.ts';
import { generatedGroups, generatedPlaces } from './generated-groups.ts';
import { diagnoseMigration } from './migrate-entries.ts';
import type { WrittenObject } from './outline.ts';
import { entriesIn, pickEntries, type PlacedItem, placeEntries } from './placed-entries.ts';
import type { Remark } from './remark.ts';

export interface NewerTree {
  readonly navigation: WrittenObject;
  readonly remarks: readonly Remark[];
}

/** @param site A site of the older format. */
export function toNewerTree(site: Site, locate: Locate): NewerTree {
  const { versions } = site.config;
  const items = placeEntries(site);
  const remarks = [...colorRemarks(site, locate)];
  const write = (version?: string) => {
    const writer = new TreeWriter(site, items, version);
    const navigation = writer.write();
    for (const { kind, label } of writer.added) {
      const facts = { axis: kind, name: label };
      remarks.push(diagnoseMigration('migrate/added-branch', facts, locate([LISTS[kind]], 'key')));
    }
    return navigation;
  };
  if (versions.length === 0) return { navigation: write(), remarks };
  const isLocal = versions.every(({ locale }) => locale !== undefined);
  const shown = site.navigation.versions;
  const list = versions.map(({ name, url, locale, default: isDefault }, rank) => ({
    ...(isLocal && locale !== undefined
      ? { language: locale, ...named(shown[rank]?.label, locale) }
      : { version: name }),
    ...(isDefault && { default: true }),
    ...(url === undefined ? write(name) : { href: url }),
  }));
  return { navigation: { [isLocal ? 'languages' : 'versions']: list }, remarks };
}

/** Returns the name of a language, if it is not what its speakers call it. */
function named(label: string | undefined, locale: string) {
  return label === undefined || label === languageName(locale) ? {} : { name: label };
}

type Kind = 'tab' | 'anchor';

/** Writes the tree of one version, or of a site without versions. */
class TreeWriter {
  readonly #site: Site;
  readonly #items: readonly PlacedItem[];
  readonly #version: string | undefined;
  /** Branches that did not exist before. */
  readonly added: { readonly kind: Kind; readonly label: string }[] = [];
  /** Ids of the branches around what is listed, innermost last, each combination once. */
  readonly #places: readonly (readonly string[])[];

  constructor(site: Site, items: readonly PlacedItem[], version?: string) {
    this.#site = site;
    this.#version = version;
    this.#items = pickEntries(items, (entry) =>
      version === undefined ? true : isShownIn(entry.version, version),
    );
    const written = new Set(entriesIn(this.#items).map(({ on }) => on));
    const generated = generatedPlaces(site);
    this.#places = site.navigation.sections
      .map(({ branchIds }) => branchIds)
      .filter((on) => written.has(on.join(' ')) || generated.has(on.join(' ')));
  }

  write(): WrittenObject {
    const tabs = this.#branches('tab').filter(({ id }) => this.#holds([id]));
    const hasAnchors = this.#branches('anchor').some(({ id }) => this.#holds([id]));
    const isAnchorOutside = tabs.some(({ within }) => within !== undefined);
    const order: readonly Kind[] = isAnchorOutside ? ['anchor', 'tab'] : ['tab', 'anchor'];
    const isHolding = { tab: tabs.length > 0, anchor: hasAnchors };
    // Branches that are only links are written next to the others, not around them.
    return {
      ...this.#level(
        order.filter((kind) => isHolding[kind]),
        [],
      ),
      ...this.#globals(
        order.filter((kind) => !isHolding[kind]),
        [],
      ),
    };
  }

  /** Returns the branches of this version. */
  #branches(kind: Kind): readonly Branch[] {
    return branchesOn(this.#site.navigation, kind).filter(
      ({ version }) => this.#version === undefined || isShownIn(version, this.#version),
    );
  }

  #holds(ids: readonly string[]): boolean {
    return this.#places.some((on) => ids.every((id) => on.includes(id)));
  }

  /** Returns what is inside the branches with these ids, split along the axes in `order`. */
  #level(order: readonly Kind[], around: readonly string[]): WrittenObject {
    const [kind, ...inner] = order;
    if (kind === undefined) return this.#list(around);
    const shown = this.#shown(kind, around);
    if (!shown.some(({ id }) => this.#holds([...around, id]))) {
      return { ...this.#level(inner, around), ...this.#globals([kind], around) };
    }
    const list = shown.map((branch) =>
      this.#holds([...around, branch.id])
        ? { ...this.#describe(branch), ...this.#level(inner, [...around, branch.id]) }
        : this.#toLink(branch),
    );
    return { [LISTS[kind]]: [...this.#rest(kind, around), ...list] };
  }

  /**
   * Returns a branch for pages next to the branches that split a place, which need their own to be listed.
   */
  #rest(kind: Kind, around: readonly string[]): readonly WrittenObject[] {
    const isThere = this.#places.some(
      (on) => on.length === around.length && around.every((id) => on.includes(id)),
    );
    if (!isThere) return [];
    const { navigation, config } = this.#site;
    const label =
      navigation.branches.find(({ id }) => id === around.at(-1))?.label ??
      siteWords(config, config.lang).words.documentation;
    this.added.push({ kind, label });
    return [{ [kind]: label, ...this.#list(around) }];
  }

  /** Returns the branches along an axis that readers see inside others. */
  #shown(kind: Kind, around: readonly string[]): readonly Branch[] {
    return this.#branches(kind).filter(({ id, within, isDefaultHidden }) => {
      if (this.#holds([...around, id])) return true;
      return !isDefaultHidden && (within === undefined || around.includes(within));
    });
  }

  /** Returns the links that are shown next to the contents of a place. */
  #globals(kinds: readonly Kind[], around: readonly string[]): WrittenObject {
    const lists = kinds.flatMap((kind): [string, WrittenObject[]][] => {
      const links = this.#shown(kind, around).map((branch) => this.#toLink(branch));
      return links.length === 0 ? [] : [[LISTS[kind], links]];
    });
    return lists.length === 0 ? {} : { global: Object.fromEntries(lists) };
  }

  #toLink(branch: Branch): WrittenObject {
    const { index } = this.#site.navigation;
    const own =
      branch.external || this.#version === undefined
        ? undefined
        : index.hrefOf(branch, this.#version);
    const href = own ?? branch.href;
    const path = isExternal(href) ? href : href.replace(/(?<=.)\/(?=$|[?#])/, '');
    return { ...this.#describe(branch), href: path };
  }

  #describe({ axis, label, icon, color, isDefaultHidden }: Branch): WrittenObject {
    return {
      [axis]: label,
      ...(icon && { icon: toIcon(icon.name, icon.type === 'duotone' ? undefined : icon.type) }),
      ...(color && { color: { light: color.from, dark: color.from } }),
      ...(isDefaultHidden && { hidden: true, searchable: true }),
    };
  }

  /** Returns the groups of one sidebar, and the document that further groups are generated from. */
  #list(around: readonly string[]): WrittenObject {
    const key = around.length === 0 ? undefined : this.#keyOf(around);
    const picked =
      key === undefined ? this.#items : pickEntries(this.#items, ({ on }) => on === key);
    const documents = this.#documentsOf(around);
    const [only, ...others] = documents;
    const name = (entry: string) => (only ? this.#withDocument(entry, only.source) : entry);
    const groups = [...picked.map((item) => toWritten(item, name)), ...this.#apiGroup(around)];
    return {
      ...(only && { openapi: others.length === 0 ? only : documents }),
      ...(groups.length > 0 && { groups }),
    };
  }

  /**
   * Returns an entry that names the document of its operation. Without it, a place would get pages only for
   * the operations that its entries name. An entry that names no operation gets the usual document.
   */
  #withDocument(entry: string, usual: string): string {
    const { documents } = this.#site.references;
    const operation = parseOperationEntry(entry);
    if (operation === undefined || operation.document !== undefined) return entry;
    const found = findOperation(documents, operation);
    const document = found && documents.find(({ id }) => id === documentIdOf(found.key));
    return `${document?.name ?? usual} ${entry}`;
  }

  /** Returns the key of a place in the order of sections, which name their tab before their anchor. */
  #keyOf(around: readonly string[]): string {
    const place = this.#places.find(
      (on) => on.length === around.length && around.every((id) => on.includes(id)),
    );
    return place?.join(' ') ?? around.join(' ');
  }

  /** Returns the documents that a tab or an anchor requests all pages of. */
  #documentsOf(around: readonly string[]) {
    const { tabs, anchors } = this.#site.config;
    const owners = [
      ...tabs.map((tab, rank) => ({ id: `tab-${rank}`, ...tab })),
      ...anchors.map((anchor, rank) => ({ id: `anchor-${rank}`, ...anchor })),
    ];
    return owners
      .filter(({ id }) => around.includes(id))
      .flatMap(({ openapi = [], url }) => {
        const directory = isExternal(url) ? '' : normalizePath(url.replace(/[?#].*$/s, ''));
        return openapi.map((source) => ({ source, directory: directory || 'api-reference' }));
      });
  }

  /**
   * Returns groups for pages generated from the documents of the site, unless they appear at the end
   * automatically.
   */
  #apiGroup(around: readonly string[]): readonly WrittenObject[] {
    const { config } = this.#site;
    const [first] = this.#places;
    const key = this.#keyOf(around);
    if (around.length === 0 || first?.join(' ') === key) return [];
    const found = generatedGroups(this.#site).filter(({ on }) => on === key);
    const isOfDivision = this.#documentsOf(around).length > 0;
    if (found.length === 0 || isOfDivision) return [];
    const { documents } = this.#site.references;
    return found.map(({ label, document }) => ({
      group: label,
      openapi: config.openapi
        .filter((source) => chooseDocuments(documents, source)[0]?.id === document)
        .map((source) => ({ source, directory: 'api-reference' })),
    }));
  }
}

const LISTS = { tab: 'tabs', anchor: 'anchors' } as const;

/** Converts an entry to the newer format. `name` adds the document to the names of operations. */
function toWritten(item: PlacedItem, name: (entry: string) => string): string | WrittenObject {
  if (item.kind === 'entry') return name(item.text);
  const { group, icon, iconType, tag, public: isPublic } = item.group;
  return {
    group,
    ...(icon !== undefined && { icon: toIcon(icon, iconType) }),
    ...(tag !== undefined && { tag }),
    ...(isPublic !== undefined && { public: isPublic }),
    pages: item.items.map((inner) => toWritten(inner, name)),
  };
}

function toIcon(name: string, style: string | undefined): string | WrittenObject {
  return style === undefined ? name : { name, style };
}
