/** Finds where each part of a library is shown, and what it inherits. */
import { optional } from '../../document/loose.ts';
import type { SymbolGroup, SymbolSummary, TypePart } from '../../model/symbol-model.ts';
import { relinkSymbols } from '../../symbols/symbol-link.ts';
import { createAnchors } from './anchor-words.ts';
import { GROUP_LABELS, nestInModule, openIfFew, PAGE_KINDS } from './group-symbols.ts';
import {
  type Library,
  type LibraryMember,
  type LibrarySymbol,
  SECTION_ANCHORS,
} from './library.ts';
import { labelModules } from './label-modules.ts';
import { ModulePages, type PlacedModule } from './place-modules.ts';
import { createUniqueNames } from './unique-names.ts';

/** Where something is shown. */
type Target = Omit<TypePart, 'text'>;

export interface PlacedSymbol {
  readonly summary: SymbolSummary;
  readonly symbol: LibrarySymbol;
  readonly members: readonly IndexedMember[];
}

export interface IndexedMember {
  readonly member: LibraryMember;
  readonly anchor: string;
  /** The symbol that defines it, if that is another one. */
  readonly from?: LibrarySymbol;
}

export interface LibraryIndex {
  readonly groups: readonly SymbolGroup[];
  /** By key. */
  readonly symbols: ReadonlyMap<string, PlacedSymbol>;
  /** By key. */
  readonly modules: ReadonlyMap<string, PlacedModule>;
  /** By the ids of symbols, members and modules. */
  readonly targets: ReadonlyMap<string, Target>;
}

/** @param id The id of the source, with which all keys begin. */
export function indexLibrary(library: Library, id: string): LibraryIndex {
  const { symbols: all, modules = [], separator } = library;
  const symbols = new Map<string, PlacedSymbol>();
  const targets = new Map<string, Target>();
  const toKey = createUniqueNames(' ');
  const byId = new Map(all.map((symbol) => [symbol.id, symbol]));
  const labelOf = labelModules(
    all.map(({ module }) => module),
    separator,
  );
  const byLabel = Map.groupBy(all, ({ module }) => labelOf(module));
  const pages = new ModulePages(modules, { id, separator });
  const groups = Array.from(byLabel, ([label, own]) => {
    const first = pages.placeIn(label, own);
    const kinds = PAGE_KINDS.flatMap((kind): readonly SymbolGroup[] => {
      const listed = own
        .filter((symbol) => symbol.kind === kind)
        .map((symbol) => {
          const summary = summarize(symbol, { id, label, separator, toKey });
          const members = placeMembers(withInherited(symbol, byId));
          symbols.set(summary.key, { summary, symbol, members });
          noteTargets({ summary, symbol, members }, targets);
          return summary;
        });
      return listed.length === 0
        ? []
        : [{ label: GROUP_LABELS[kind], symbols: listed, groups: [] }];
    });
    return label === '' ? kinds : [nestInModule(label, kinds, first)];
  });
  const others = pages.placeOthers();
  for (const { summary, module } of pages.placed.values()) {
    if (!targets.has(module.id)) targets.set(module.id, { key: summary.key });
  }
  return {
    groups: openIfFew([...others, ...groups.flat()], symbols.size),
    symbols,
    modules: pages.placed,
    targets,
  };
}

interface SymbolPlace {
  readonly id: string;
  /** The name of its module, as navigation shows it. */
  readonly label: string;
  readonly separator: string;
  /** Makes a key unique. */
  readonly toKey: (wanted: string) => string;
}

function summarize(
  symbol: LibrarySymbol,
  { id, label, separator, toKey }: SymbolPlace,
): SymbolSummary {
  const { name, kind, module, deprecation } = symbol;
  const calls =
    symbol.calls.length > 0 && symbol.calls.every((call) => call.deprecation !== undefined);
  const description = [symbol, ...symbol.calls].find((each) => each.description)?.description;
  return {
    key: toKey(`${id} ${kind} ${[label, name].filter(Boolean).join(separator)}`),
    title: name,
    ...optional('fullName', module === '' ? undefined : module + separator + name),
    kinds: [kind],
    path: [...label.split(separator), GROUP_LABELS[kind], name.replaceAll('.', '-')].filter(
      Boolean,
    ),
    deprecated: deprecation !== undefined || calls,
    ...optional('description', description && relinkSymbols(description, () => undefined)),
  };
}

/** More than any class has; a library made to be slow can have a chain of thousands. */
const MAX_ANCESTORS = 100;

/** Lists the members of a symbol and those that it inherits from others of the library. */
function withInherited(
  symbol: LibrarySymbol,
  byId: ReadonlyMap<string, LibrarySymbol>,
): readonly Omit<IndexedMember, 'anchor'>[] {
  const listed: Omit<IndexedMember, 'anchor'>[] = symbol.members.map((member) => ({ member }));
  const known = new Set(symbol.members.map((member) => localId(member, symbol)));
  const ancestors = new Set(symbol.extended);
  // The set grows while it is read.
  for (const id of ancestors) {
    const from = byId.get(id);
    if (from === undefined || id === symbol.id) continue;
    if (ancestors.size < MAX_ANCESTORS) for (const next of from.extended) ancestors.add(next);
    const inherited = from.members.filter(
      (member) => member.section !== 'constructors' && !known.has(localId(member, from)),
    );
    for (const member of inherited) {
      known.add(localId(member, from));
      listed.push({ member, from });
    }
  }
  return listed;
}

/** Returns the part of a member's id that one which overrides it has, too. */
function localId({ id, section }: LibraryMember, { id: owner }: LibrarySymbol): string {
  return `${section} ${id.startsWith(owner) ? id.slice(owner.length) : id}`;
}

function placeMembers(members: readonly Omit<IndexedMember, 'anchor'>[]): readonly IndexedMember[] {
  const toAnchor = createAnchors();
  return members.map((each) => {
    const { section, name } = each.member;
    const word = section === 'constructors' ? '' : name;
    return { ...each, anchor: toAnchor(SECTION_ANCHORS[section], word) };
  });
}

function noteTargets(
  { summary: { key }, symbol, members }: PlacedSymbol,
  targets: Map<string, Target>,
): void {
  if (!targets.has(symbol.id)) targets.set(symbol.id, { key });
  for (const { member, anchor, from } of members) {
    if (from === undefined && !targets.has(member.id)) targets.set(member.id, { key, anchor });
  }
}
