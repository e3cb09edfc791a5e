/** Groups the symbols of a library for navigation, and says how authors call each kind. */
import type { PlainWordKey } from '../../../language/wording.ts';
import type { SymbolGroup, SymbolSummary } from '../../model/symbol-model.ts';

/** The labels of groups, in their order; they are also the folders of addresses. */
export const GROUP_LABELS = {
  class: 'classes',
  struct: 'structs',
  interface: 'interfaces',
  trait: 'traits',
  exception: 'exceptions',
  function: 'functions',
  delegate: 'delegates',
  type: 'types',
  enum: 'enums',
  constant: 'constants',
  variable: 'variables',
} as const satisfies Readonly<Record<string, PlainWordKey>>;

/** The words by which authors call what has a page. */
export type PageKind = keyof typeof GROUP_LABELS;

export const PAGE_KINDS = Object.keys(GROUP_LABELS) as readonly PageKind[];

/** Up to this number of symbols, groups inside groups are open at first. */
const FEW_SYMBOLS = 50;

/**
 * A module of only one kind of symbol lists them without a group of their own.
 * @param first What comes before them: the page about the module.
 */
export function nestInModule(
  name: string,
  groups: readonly SymbolGroup[],
  first: readonly SymbolSummary[] = [],
): SymbolGroup {
  const [only, ...others] = groups;
  const isPlain = only !== undefined && others.length === 0 && only.groups.length === 0;
  return isPlain && typeof only.label === 'string'
    ? { ...only, label: { name }, symbols: [...first, ...only.symbols] }
    : { label: { name }, symbols: first, groups };
}

/** Opens groups inside groups if a library is small. */
export function openIfFew(groups: readonly SymbolGroup[], count: number): readonly SymbolGroup[] {
  return count <= FEW_SYMBOLS ? groups.map(openGroup) : groups;
}

function openGroup(group: SymbolGroup): SymbolGroup {
  return { ...group, isOpen: true, groups: group.groups.map(openGroup) };
}
