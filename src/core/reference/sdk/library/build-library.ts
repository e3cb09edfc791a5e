/** Builds the pages of a library: one for each class, function and so on. */
import { optional } from '../../document/loose.ts';
import type {
  SymbolPage,
  SymbolReference,
  SymbolSection,
  SymbolSummary,
  TypePart,
} from '../../model/symbol-model.ts';
import { linkSection, memberSection } from '../../symbols/sections.ts';
import { buildModulePage } from './build-module.ts';
import {
  type IndexedMember,
  type PlacedSymbol,
  indexLibrary,
  type LibraryIndex,
} from './index-library.ts';
import {
  type Library,
  type LibraryCall,
  type LibraryMember,
  type LibraryParameter,
  type LibrarySection,
  SECTION_ANCHORS,
} from './library.ts';
import { LibraryMembers } from './library-members.ts';
import { listHeirs, listUsers } from './list-users.ts';
import { NameLinker } from './name-linker.ts';
import {
  describe,
  mergeTexts,
  noTexts,
  type SymbolTexts,
  tellMore,
  toExamples,
} from './symbol-texts.ts';

/**
 * @param id The id of the source.
 * @param name Path of the source from the project folder, or a URL.
 */
export function buildLibrary(library: Library, id: string, name: string): SymbolReference {
  return new LibrarySymbols(library, { id, name });
}

/** A member of a symbol, by which front matter can name it. */
interface NamedMember {
  readonly summary: SymbolSummary;
  /** Its overloads. */
  readonly members: readonly LibraryMember[];
}

class LibrarySymbols implements SymbolReference {
  readonly kind = 'sdk';
  readonly id: string;
  readonly name: string;
  readonly groups: SymbolReference['groups'];
  readonly #language: string;
  readonly #index: LibraryIndex;
  readonly #names: NameLinker;
  readonly #builder: LibraryMembers;
  #named: ReadonlyMap<string, NamedMember> | undefined;
  /** What uses and extends each symbol; found when the first page is made. */
  #relations: Readonly<Record<Relation, ReadonlyMap<string, readonly TypePart[]>>> | undefined;

  constructor(library: Library, { id, name }: { readonly id: string; readonly name: string }) {
    this.id = id;
    this.name = name;
    this.#language = library.language;
    this.#index = indexLibrary(library, id);
    this.groups = this.#index.groups;
    this.#names = new NameLinker(this.#index.targets);
    this.#builder = new LibraryMembers(this.#names);
  }

  members(): readonly SymbolSummary[] {
    return Array.from(this.#members.values(), ({ summary }) => summary);
  }

  symbol(key: string): SymbolPage | undefined {
    const indexed = this.#index.symbols.get(key);
    if (indexed !== undefined) return this.#buildSymbol(indexed);
    const module = this.#index.modules.get(key);
    if (module !== undefined) {
      const context = { language: this.#language, index: this.#index, names: this.#names };
      return buildModulePage(module, context);
    }
    const member = this.#members.get(key);
    return member && this.#buildNamed(member);
  }

  get #members(): ReadonlyMap<string, NamedMember> {
    return (this.#named ??= listNamed(this.#index, this.id));
  }

  #related(relation: Relation, by: string): readonly SymbolSection[] {
    this.#relations ??= {
      extendedBy: listHeirs(this.#index, 'extended'),
      implementedBy: listHeirs(this.#index, 'implemented'),
      usedBy: listUsers(this.#index),
    };
    return linkSection(relation, this.#relations[relation].get(by) ?? []);
  }

  #buildSymbol({ summary, symbol, members }: PlacedSymbol): SymbolPage {
    const { calls } = symbol;
    const [only] = calls.length === 1 ? calls : [];
    const texts = this.#names.linkTexts(
      only === undefined ? symbol : mergeTexts<SymbolTexts>(symbol, only),
    );
    const overloads = calls.length > 1 ? calls : [];
    return {
      kind: 'symbol',
      key: summary.key,
      title: summary.title,
      keyword: symbol.keyword,
      language: this.#language,
      declarations: symbol.declarations.map((code) => this.#names.toType(code, symbol.id)),
      ...describe(texts),
      sections: [
        ...memberSection(
          'overloads',
          overloads.map((call, rank) => this.#builder.buildOverload(call, rank, summary.title)),
        ),
        ...this.#typeParameters(symbol.typeParameters),
        ...(only === undefined ? [] : this.#called(only, texts)),
        ...this.#memberSections(members),
        ...this.#related('extendedBy', symbol.id),
        ...this.#related('implementedBy', symbol.id),
        ...this.#related('usedBy', summary.key),
        ...tellMore(texts),
      ],
      examples: toExamples(texts),
    };
  }

  #buildNamed({ summary, members }: NamedMember): SymbolPage | undefined {
    const [first, ...others] = members;
    if (first === undefined) return undefined;
    const call = others.length === 0 ? first.call : undefined;
    const texts = this.#names.linkTexts(others.length === 0 ? first : noTexts);
    return {
      kind: 'symbol',
      key: summary.key,
      title: summary.title,
      keyword: '',
      language: this.#language,
      declarations: members.map(({ declaration }) => this.#names.toType(declaration)),
      ...describe(texts),
      sections: [
        ...memberSection(
          'overloads',
          others.length === 0
            ? []
            : members.flatMap((member, rank) =>
                member.call === undefined
                  ? []
                  : this.#builder.buildOverload({ ...member, ...member.call }, rank, member.name),
              ),
        ),
        ...(call === undefined ? [] : this.#called(call, texts)),
        ...tellMore(texts),
      ],
      examples: toExamples(texts),
    };
  }

  /** The parameters and the result of what can be called in one way. */
  #called(
    { typeParameters, parameters, result }: Omit<LibraryCall, keyof SymbolTexts>,
    { returns }: SymbolTexts,
  ): readonly SymbolSection[] {
    const section = {
      id: 'returns',
      title: 'returns',
      ...optional('type', result && this.#names.toType(result)),
      ...optional('text', returns),
      members: [],
      links: [],
    } as const;
    return [
      ...this.#typeParameters(typeParameters),
      ...memberSection('parameters', this.#builder.buildParameters(parameters, 'parameter')),
      ...(result === undefined && returns === undefined ? [] : [section]),
    ];
  }

  #typeParameters(parameters: readonly LibraryParameter[]): readonly SymbolSection[] {
    return memberSection(
      'typeParameters',
      this.#builder.buildParameters(parameters, 'type-parameter'),
    );
  }

  #memberSections(members: readonly IndexedMember[]): readonly SymbolSection[] {
    return SECTION_NAMES.flatMap((section) => {
      const own = members.filter(({ member }) => member.section === section);
      return memberSection(
        section,
        own.map((each) => this.#builder.buildMember(each)),
      ).map((made) => ({ ...made, listsMembers: true as const }));
    });
  }
}

type Relation = 'extendedBy' | 'implementedBy' | 'usedBy';

const SECTION_NAMES = Object.keys(SECTION_ANCHORS) as readonly LibrarySection[];

/** Sections whose members front matter cannot name. */
const UNNAMED: ReadonlySet<LibrarySection> = new Set(['constructors', 'values']);

/** Lists the members that have no page of their own, by their keys. */
function listNamed({ symbols }: LibraryIndex, id: string): ReadonlyMap<string, NamedMember> {
  const all = new Map<string, NamedMember>();
  for (const { summary, members } of symbols.values()) {
    const nameable = members.filter(({ member }) => !UNNAMED.has(member.section));
    for (const [name, own] of Map.groupBy(nameable, ({ member }) => member.name)) {
      const title = `${summary.title}.${name}`;
      const key = `${id} member ${summary.key.slice(id.length + 1)}.${name}`;
      const kind = own[0]?.member.call === undefined ? 'property' : 'method';
      const fullName = summary.fullName && `${summary.fullName}.${name}`;
      const facts = { key, title, kinds: [kind], path: [], deprecated: false };
      const whole = { ...facts, ...optional('fullName', fullName) };
      all.set(key, { summary: whole, members: own.map(({ member }) => member) });
    }
  }
  return all;
}
