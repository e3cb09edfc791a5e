/**
 * A library as a tool documents it, whatever its language. Readers of formats make it, `build-library.ts`
 * makes pages of it. Parts are named by the ids of the tool; the pages that show them are found afterwards.
 */
import type { PageKind } from './group-symbols.ts';
import type { SymbolTexts } from './symbol-texts.ts';

export interface Library {
  /** The language of declarations: `csharp`. */
  readonly language: string;
  /** What separates the parts of a module's name: `.`. */
  readonly separator: string;
  /** In the order of the tool. */
  readonly symbols: readonly LibrarySymbol[];
  /** What is said about modules, once for each. Of several with a name, symbols are in the first. */
  readonly modules?: readonly LibraryModule[];
}

/** A module, a package or a namespace about which something is said. */
export interface LibraryModule extends SymbolTexts {
  /** By which texts link to it; unique among the ids of symbols, too. */
  readonly id: string;
  /** The whole name: `com.example.shop`. */
  readonly name: string;
  readonly keyword: 'module' | 'package';
}

/** Code in which names of the library are told from other text. */
export type LibraryCode = readonly (string | LibraryName)[];

export interface LibraryName {
  readonly text: string;
  /** The id of what the text names, which may be unknown. */
  readonly target: string;
}

/**
 * What has a page of its own. In its texts and those of its members, `formatSymbolLink(label, { key: id })`
 * links to what has an id; without such a symbol, only the label stays.
 */
export interface LibrarySymbol extends SymbolTexts {
  /** Unique within the library: `com.example.Client`. */
  readonly id: string;
  /** With the names of the classes around it, but not that of its module: `Client.Builder`. */
  readonly name: string;
  readonly kind: PageKind;
  /** The namespace, the package or the module; empty if it is in none. */
  readonly module: string;
  /** The keywords before its name: `public sealed class`. */
  readonly keyword: string;
  /** What follows the keywords; a function has one for each overload. */
  readonly declarations: readonly LibraryCode[];
  /** The ids of what it extends. Their members are listed as inherited, unless it has them itself. */
  readonly extended: readonly string[];
  /** The ids of the interfaces that it implements. */
  readonly implemented: readonly string[];
  readonly typeParameters: readonly LibraryParameter[];
  readonly members: readonly LibraryMember[];
  /** How a function is called, once for each overload; empty for anything else. */
  readonly calls: readonly LibraryCall[];
}

/** What can be called, in one way. */
export interface LibraryCall extends SymbolTexts {
  /** The parameters and the result as code: `(id: str) -> User`. */
  readonly signature: LibraryCode;
  readonly typeParameters: readonly LibraryParameter[];
  readonly parameters: readonly LibraryParameter[];
  /** Absent if nothing is returned. */
  readonly result?: LibraryCode;
}

export interface LibraryParameter {
  readonly name: string;
  readonly type?: LibraryCode;
  readonly required: boolean;
  /** As written in the source: `None`. */
  readonly default?: string;
  /** Markdown. */
  readonly description?: string;
}

/** Sections of members in their order, and what the anchors of members begin with. */
export const SECTION_ANCHORS = {
  constructors: 'constructor',
  values: 'value',
  constants: 'constant',
  fields: 'field',
  properties: 'property',
  methods: 'method',
  operators: 'operator',
  events: 'event',
} as const;

export type LibrarySection = keyof typeof SECTION_ANCHORS;

export interface LibraryMember extends SymbolTexts {
  /**
   * Begins with the id of its symbol. What follows is the same for a member that overrides another:
   * `com.example.Client#send(String)`. Overloads that are overridden together have the same id.
   */
  readonly id: string;
  readonly name: string;
  readonly section: LibrarySection;
  /** The keywords that are shown next to its name: `static`. */
  readonly modifiers: readonly string[];
  /** The whole declaration, for a page about the member. */
  readonly declaration: LibraryCode;
  /** Absent for what can be called, and for a value without one. */
  readonly type?: LibraryCode;
  readonly default?: string;
  /** How a constructor, a method or an operator is called; absent for anything else. */
  readonly call?: Omit<LibraryCall, keyof SymbolTexts>;
}
