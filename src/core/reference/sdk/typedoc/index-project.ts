/** Finds the symbols of TypeDoc's output, and where each of them and of their members is shown. */
import { get, type Loose, numberOf, optional } from '../../document/loose.ts';
import type { SymbolGroup, SymbolSummary, TypePart } from '../../model/symbol-model.ts';
import { GROUP_LABELS, nestInModule, openIfFew, type PageKind } from '../library/group-symbols.ts';
import { createUniqueNames } from '../library/unique-names.ts';
import { plainComment } from './comment.ts';
import { type DescribedModule, describeModule } from './describe-module.ts';
import { memberHolder, placeMembers, type PlacedMember } from './place-members.ts';
import { childrenOf, KIND, kindNumber, reflectionsIn, nameOf } from './reflection.ts';

/** The kinds of symbols that TypeScript has, in the order of their groups. */
const TYPESCRIPT_KINDS = [
  'class',
  'interface',
  'function',
  'type',
  'enum',
  'variable',
] as const satisfies readonly PageKind[];

export type TypescriptKind = (typeof TYPESCRIPT_KINDS)[number];

const KINDS: ReadonlyMap<number, TypescriptKind> = new Map([
  [KIND.class, 'class'],
  [KIND.interface, 'interface'],
  [KIND.function, 'function'],
  [KIND.type, 'type'],
  [KIND.enum, 'enum'],
  [KIND.variable, 'variable'],
]);

/** A symbol with a page of its own. */
export interface IndexedSymbol {
  readonly summary: SymbolSummary;
  readonly kind: TypescriptKind;
  readonly value: Loose;
  readonly members: readonly PlacedMember[];
}

/** Where something is shown. */
type Target = Omit<TypePart, 'text'>;

export interface ProjectIndex {
  readonly groups: readonly SymbolGroup[];
  readonly symbols: ReadonlyMap<string, IndexedSymbol>;
  /** By key. */
  readonly modules: ReadonlyMap<string, DescribedModule>;
  /** What the ids of TypeDoc stand for. */
  readonly targets: ReadonlyMap<number, Target>;
}

/** @param id The id of the source, with which all keys begin. */
export function indexProject(project: Loose, id: string): ProjectIndex {
  const symbols = new Map<string, IndexedSymbol>();
  const described = new Map<string, DescribedModule>();
  const toKey = createUniqueNames(' ');
  const targets = new Map<number, Target>();
  const reexports: Loose[] = [];
  const describe = (...at: Parameters<typeof describeModule>): readonly SymbolSummary[] => {
    const module = describeModule(...at);
    if (module === undefined) return [];
    described.set(module.summary.key, module);
    noteTarget(module.value, { key: module.summary.key }, targets);
    return [module.summary];
  };
  const list = ({ value, modules, namespaces }: Container): readonly SymbolGroup[] => {
    const children = childrenOf(value);
    reexports.push(...children.filter((child) => kindNumber(child) === KIND.reference));
    const own = TYPESCRIPT_KINDS.flatMap((kind): readonly SymbolGroup[] => {
      const added = children
        .filter((child) => KINDS.get(kindNumber(child)) === kind)
        .map((child) => {
          const symbol = toSymbol(child, { id, kind, modules, namespaces, toKey });
          symbols.set(symbol.summary.key, symbol);
          noteTargets(symbol, targets);
          return symbol.summary;
        });
      return added.length === 0 ? [] : [{ label: GROUP_LABELS[kind], symbols: added, groups: [] }];
    });
    const inner = children.flatMap((child) => {
      if (!isContainer(child)) return [];
      const isModule = kindNumber(child) === KIND.module;
      const name = nameOf(child);
      const place = {
        modules: isModule ? [...modules, name] : modules,
        namespaces: isModule ? namespaces : [...namespaces, name],
      };
      const groups = list({ value: child, ...place });
      if (groups.length === 0) return [];
      const names = [...place.modules, ...place.namespaces];
      return [nestInModule(name, groups, describe(child, { id, names, path: names, groups }))];
    });
    return [...own, ...inner];
  };
  const root = withoutSoleModule(project);
  const listed = list({ value: root, modules: [], namespaces: [] });
  const name = nameOf(root);
  const about = describe(root, { id, names: [name], path: ['overview', name], groups: listed });
  const groups =
    about.length === 0
      ? listed
      : [{ label: 'overview' as const, symbols: about, groups: [] }, ...listed];
  for (const each of reexports) noteReexport(each, targets);
  return { groups: openIfFew(groups, symbols.size), symbols, modules: described, targets };
}

/** Whether anything in a project gets a page. */
export function hasSymbols(container: Loose): boolean {
  return childrenOf(container).some(
    (child) => KINDS.has(kindNumber(child)) || (isContainer(child) && hasSymbols(child)),
  );
}

/** Whether a reflection is a module or a namespace. */
function isContainer(value: Loose): boolean {
  return kindNumber(value) === KIND.module || kindNumber(value) === KIND.namespace;
}

/** A project, a module or a namespace. */
interface Container {
  readonly value: Loose;
  /** Names of the modules around its contents, which are part of their addresses. */
  readonly modules: readonly string[];
  /** Names of the namespaces around its contents, which are also part of their names. */
  readonly namespaces: readonly string[];
}

interface SymbolPlace extends Omit<Container, 'value'> {
  readonly id: string;
  readonly kind: TypescriptKind;
  /** Makes a key unique. */
  readonly toKey: (wanted: string) => string;
}

function toSymbol(
  value: Loose,
  { id, kind, modules, namespaces, toKey }: SymbolPlace,
): IndexedSymbol {
  const name = nameOf(value);
  const path = [...modules, ...namespaces, name].join('.');
  const signatures = reflectionsIn(value, 'signatures');
  const summary = {
    key: toKey(`${id} ${kind} ${path}`),
    title: [...namespaces, name].join('.'),
    kinds: [kind],
    path: [...modules, ...namespaces, GROUP_LABELS[kind], name],
    deprecated: isDeprecated(value) || (signatures.length > 0 && signatures.every(isDeprecated)),
    ...optional('description', summaryOf([value, ...signatures])),
  };
  return { summary, kind, value, members: placeMembers(memberHolder(value), name) };
}

/** Returns the first words of the comments of a symbol or its signatures. */
function summaryOf(values: readonly Loose[]): string | undefined {
  const texts = values.map((each) => plainComment(get(get(each, 'comment'), 'summary')));
  return texts.find((text) => text !== '');
}

function noteTarget(of: unknown, target: Target, targets: Map<number, Target>): void {
  const id = numberOf(get(of, 'id'));
  if (id !== undefined && !targets.has(id)) targets.set(id, target);
}

function noteTargets(
  { summary: { key }, value, members }: IndexedSymbol,
  targets: Map<number, Target>,
) {
  const note = (of: unknown, target: Target) => noteTarget(of, target, targets);
  for (const each of [value, ...reflectionsIn(value, 'signatures')]) note(each, { key });
  for (const { anchor, value: member, signature } of members) {
    for (const each of [member, signature, get(member, 'getSignature')])
      note(each, { key, anchor });
  }
}

/** What is exported under another name, too, is shown where it is exported first. */
function noteReexport(value: Loose, targets: Map<number, Target>): void {
  const id = numberOf(get(value, 'id'));
  const target = targets.get(numberOf(get(value, 'target')) ?? -1);
  if (id !== undefined && target !== undefined && !targets.has(id)) targets.set(id, target);
}

function isDeprecated(value: unknown): boolean {
  const tags = reflectionsIn(get(value, 'comment'), 'blockTags');
  return tags.some((tag) => get(tag, 'tag') === '@deprecated');
}

/** Returns the only module of a project in its place, because its name says nothing among others. */
function withoutSoleModule(project: Loose): Loose {
  const [only, ...others] = childrenOf(project);
  const isSole = only !== undefined && others.length === 0 && kindNumber(only) === KIND.module;
  return isSole ? withoutSoleModule(only) : project;
}
