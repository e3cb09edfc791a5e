/** Lists the members of a symbol, with the section and the anchor of each on its page. */
import { get, listOf, type Loose, numberOf, textOf } from '../../document/loose.ts';
import { createAnchors } from '../library/anchor-words.ts';
import {
  accessorsOf,
  childrenOf,
  hasFlag,
  indexesOf,
  KIND,
  kindNumber,
  reflectionsIn,
  nameOf,
  objectOf,
} from './reflection.ts';

/** Sections of members in their order, and what the anchors of members begin with. */
const ANCHORS = {
  constructors: 'constructor',
  values: 'value',
  properties: 'property',
  accessors: 'accessor',
  methods: 'method',
} as const;

export type MemberSection = keyof typeof ANCHORS;

export const MEMBER_SECTIONS = Object.keys(ANCHORS) as readonly MemberSection[];

export interface PlacedMember {
  readonly section: MemberSection;
  readonly anchor: string;
  readonly name: string;
  readonly value: Loose;
  /** How it is called. Each overload of a method is a member of its own. */
  readonly signature?: Loose;
}

/** Returns what has the members of a symbol: itself, or the object type that it stands for. */
export function memberHolder(value: Loose): Loose {
  const literal = objectOf(get(value, 'type'));
  return literal === undefined || childrenOf(literal).length === 0 ? value : literal;
}

/** @param name The name of the symbol, which stands for what is called without a name. */
export function placeMembers(holder: Loose, name: string): readonly PlacedMember[] {
  const toAnchor = createAnchors();
  const place = (member: Omit<PlacedMember, 'anchor'>): PlacedMember => {
    const { section } = member;
    const word = section === 'constructors' ? '' : member.name;
    return { ...member, anchor: toAnchor(ANCHORS[section], word) };
  };
  const children = childrenOf(holder).filter((child) => !isForeign(child, holder));
  const [inherited, own] = [true, false].map((isInherited) =>
    children.filter((child) => hasFlag(child, 'isInherited') === isInherited),
  );
  return [
    ...callsOf(holder, name),
    ...[...(own ?? []), ...(inherited ?? [])].flatMap((child) => toMembers(child, name)),
    ...indexesOf(holder).map((signature) => ({
      section: 'properties' as const,
      name: '[key]',
      value: signature,
    })),
  ].map(place);
}

type Unplaced = Omit<PlacedMember, 'anchor'>;

function toMembers(child: Loose, owner: string): readonly Unplaced[] {
  const name = nameOf(child);
  switch (kindNumber(child)) {
    case KIND.constructor:
      return reflectionsIn(child, 'signatures').map((signature) => ({
        section: 'constructors',
        name: `new ${owner}`,
        value: child,
        signature,
      }));
    case KIND.method:
    case KIND.function:
      return reflectionsIn(child, 'signatures').map((signature) => ({
        section: 'methods',
        name,
        value: child,
        signature,
      }));
    case KIND.enumMember:
      return [{ section: 'values', name, value: child }];
    case KIND.property:
    case KIND.variable:
      return [{ section: 'properties', name, value: child }];
    case KIND.accessor:
      return accessorsOf(child).length === 0 ? [] : [{ section: 'accessors', name, value: child }];
    default:
      return [];
  }
}

/** Lists the signatures of something that can be called itself. Those of a function are its overloads. */
function callsOf(holder: Loose, name: string): readonly Unplaced[] {
  if (kindNumber(holder) === KIND.function) return [];
  return reflectionsIn(holder, 'signatures').map((signature) => {
    const isConstructor = kindNumber(signature) === KIND.constructorSignature;
    return {
      section: isConstructor ? 'constructors' : 'methods',
      name: isConstructor ? `new ${name}` : name,
      value: signature,
      signature,
    };
  });
}

/**
 * Whether a member comes from a library without pages here, such as `Error.stack`. To TypeDoc, everything
 * is external if it reads a package in `node_modules`; then only the standard library is foreign.
 */
function isForeign(child: Loose, holder: Loose): boolean {
  const from = get(child, 'inheritedFrom');
  const isKnown = (numberOf(get(from, 'target')) ?? -1) >= 0;
  return (
    from !== undefined &&
    !isKnown &&
    hasFlag(child, 'isExternal') &&
    (!hasFlag(holder, 'isExternal') || isStandard(child)) &&
    kindNumber(child) !== KIND.constructor
  );
}

function isStandard(child: Loose): boolean {
  const [source] = [child, ...listOf(get(child, 'signatures'))].flatMap((each) =>
    listOf(get(each, 'sources')),
  );
  return /(?:^|\/)(?:typescript\/lib|@types)\//.test(textOf(get(source, 'fileName')) ?? '');
}
