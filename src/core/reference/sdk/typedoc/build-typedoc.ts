/** Builds the pages of a TypeScript library from TypeDoc's output: one for each class, function and so on. */
import { get, type Loose, optional } from '../../document/loose.ts';
import type {
  SymbolPage,
  SymbolReference,
  SymbolSection,
  SymbolSummary,
} from '../../model/symbol-model.ts';
import { joinParts } from '../../symbols/join-parts.ts';
import { linkSection, memberSection } from '../../symbols/sections.ts';
import { type CommentTexts, readComment, readPropertyComment } from './comment.ts';
import { describe, mergeTexts, tellMore, toExamples } from '../library/symbol-texts.ts';
import { DeclarationWriter } from './declaration.ts';
import { buildModule } from './describe-module.ts';
import { findUsers } from './find-users.ts';
import { type IndexedSymbol, indexProject, type ProjectIndex } from './index-project.ts';
import { MemberBuilder } from './build-members.ts';
import { MEMBER_SECTIONS, type PlacedMember } from './place-members.ts';
import { functionTypeOf, reflectionsIn } from './reflection.ts';
import { type FindTarget, TypeWriter } from './type-text.ts';

/** @param name The name of the file. */
export function buildTypedoc(project: Loose, id: string, name: string): SymbolReference {
  return new TypedocSymbols(project, id, name);
}

/** A member of a symbol, by which front matter can name it. */
interface NamedMember {
  readonly summary: SymbolSummary;
  readonly placed: readonly PlacedMember[];
}

class TypedocSymbols implements SymbolReference {
  readonly kind = 'sdk';
  readonly id: string;
  readonly name: string;
  readonly groups: SymbolReference['groups'];
  readonly #index: ProjectIndex;
  readonly #find: FindTarget;
  readonly #types: TypeWriter;
  readonly #declarations: DeclarationWriter;
  readonly #builder: MemberBuilder;
  #members: ReadonlyMap<string, NamedMember> | undefined;
  /** Created when the first page is. */
  #users: ReturnType<typeof findUsers> | undefined;

  constructor(project: Loose, id: string, name: string) {
    this.id = id;
    this.name = name;
    this.#index = indexProject(project, id);
    this.groups = this.#index.groups;
    this.#find = (target) => this.#index.targets.get(target);
    this.#types = new TypeWriter(this.#find);
    this.#declarations = new DeclarationWriter(this.#types);
    this.#builder = new MemberBuilder(this.#types, this.#find);
  }

  members(): readonly SymbolSummary[] {
    return Array.from(this.#named().values(), ({ summary }) => summary);
  }

  symbol(key: string): SymbolPage | undefined {
    const symbol = this.#index.symbols.get(key);
    if (symbol !== undefined) return this.#buildSymbol(symbol);
    const module = this.#index.modules.get(key);
    if (module !== undefined) return buildModule(module, this.#find);
    const member = this.#named().get(key);
    return member && this.#buildMember(member);
  }

  #named(): ReadonlyMap<string, NamedMember> {
    return (this.#members ??= listNamed(this.#index, this.id));
  }

  /** The users of all symbols, which takes a while to find in a large library. */
  get #usersOf(): ReturnType<typeof findUsers> {
    return (this.#users ??= findUsers(this.#index));
  }

  #buildSymbol({ summary, kind, value, members }: IndexedSymbol): SymbolPage {
    const isFunction = kind === 'function';
    const signatures = isFunction ? reflectionsIn(value, 'signatures') : [];
    const called: Loose | undefined =
      signatures.length === 1 ? signatures[0] : functionTypeOf(get(value, 'type'));
    const own = readComment(value, this.#find);
    const texts = called === undefined ? own : mergeTexts(own, readComment(called, this.#find));
    const overloads = signatures.length > 1 ? signatures : [];
    return {
      kind: 'symbol',
      key: summary.key,
      title: summary.title,
      language: 'typescript',
      ...this.#declarations.write(value, kind),
      ...describe(texts),
      sections: [
        ...memberSection('overloads', this.#builder.buildOverloads(overloads, summary.title)),
        ...memberSection('typeParameters', this.#builder.buildTypeParameters(called ?? value)),
        ...(called === undefined ? [] : this.#called(called, texts)),
        ...this.#sectionsOf(members),
        ...this.#relations(value),
        ...linkSection('usedBy', this.#usersOf.get(summary.key) ?? []),
        ...tellMore(texts),
      ],
      examples: toExamples(texts),
    };
  }

  #buildMember({ summary, placed }: NamedMember): SymbolPage | undefined {
    const [first, ...others] = placed;
    if (first === undefined) return undefined;
    const { value, signature } = first;
    const called = others.length === 0 ? signature : undefined;
    const texts =
      called === undefined
        ? readPropertyComment(value, this.#find)
        : readComment(called, this.#find);
    const signatures = placed.map((each) => each.signature).filter((each) => each !== undefined);
    return {
      kind: 'symbol',
      key: summary.key,
      title: summary.title,
      keyword: '',
      language: 'typescript',
      declarations: this.#declarations.writeMember(first, signatures),
      ...describe(texts),
      sections: [
        ...memberSection(
          'overloads',
          called === undefined ? this.#builder.buildOverloads(signatures, first.name) : [],
        ),
        ...(called === undefined
          ? memberSection('properties', this.#builder.buildInner(value, 'property'))
          : [
              ...memberSection('typeParameters', this.#builder.buildTypeParameters(called)),
              ...this.#called(called, texts),
            ]),
        ...tellMore(texts),
      ],
      examples: toExamples(texts),
    };
  }

  /** The parameters and the result of what can be called in one way. */
  #called(signature: Loose, { returns }: CommentTexts): readonly SymbolSection[] {
    const type = joinParts(this.#types.writeType(get(signature, 'type')));
    const isVoid = type[0]?.text === 'void' && returns === undefined;
    const result = { id: 'returns', title: 'returns', type, members: [], links: [] } as const;
    return [
      ...memberSection('parameters', this.#builder.buildParameters(signature, 'parameter')),
      ...(isVoid ? [] : [{ ...result, ...optional('text', returns) }]),
    ];
  }

  #sectionsOf(members: readonly PlacedMember[]): readonly SymbolSection[] {
    const built = this.#builder.buildMembers(members);
    return MEMBER_SECTIONS.flatMap((section) =>
      memberSection(
        section,
        built.filter((_, rank) => members[rank]?.section === section),
      ).map((made) => ({ ...made, listsMembers: true as const })),
    );
  }

  /** What extends or implements a type. */
  #relations(value: Loose): readonly SymbolSection[] {
    return (['extendedBy', 'implementedBy'] as const).flatMap((title) => {
      const types = reflectionsIn(value, title);
      return linkSection(
        title,
        types.flatMap((type) => joinParts(this.#types.writeType(type)).slice(0, 1)),
      );
    });
  }
}

/** Lists the members that have no page of their own, by their keys. */
function listNamed({ symbols }: ProjectIndex, id: string): ReadonlyMap<string, NamedMember> {
  const all = new Map<string, NamedMember>();
  for (const { summary, members } of symbols.values()) {
    const groups = Map.groupBy(
      members.filter(({ section }) => section !== 'values' && section !== 'constructors'),
      ({ name }) => name,
    );
    for (const [name, placed] of groups) {
      const title = `${summary.title}.${name}`;
      const key = `${id} member ${summary.key.slice(id.length + 1)}.${name}`;
      const kind = placed[0]?.section === 'methods' ? 'method' : 'property';
      const facts = { key, title, kinds: [kind], path: [], deprecated: false };
      all.set(key, { summary: facts, placed });
    }
  }
  return all;
}
