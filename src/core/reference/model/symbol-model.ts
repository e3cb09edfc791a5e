/**
 * The part of the reference model about symbols: the operations and types of a GraphQL schema, and the
 * classes, functions and so on of an SDK. A symbol is not requested over HTTP, so it has a declaration and
 * members instead of a path and parameters.
 */
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { Span } from '../../text/json/json-tree.ts';
import type { PlainWordKey } from '../../language/wording.ts';

/** What symbols can come from, by the key that names it in docs.json. */
export type SymbolSourceKind = 'graphql' | 'sdk';

/** All symbols of one source. */
export interface SymbolReference {
  readonly kind: SymbolSourceKind;
  /** Unique within the site and suitable for URLs: `schema`. */
  readonly id: string;
  /** Path of the file from the project folder, or a URL. */
  readonly name: string;
  readonly groups: readonly SymbolGroup[];
  /** Symbols that have a page only if somebody writes one, such as the methods of a class. */
  readonly members?: () => readonly SymbolSummary[];
  /** Makes the page of a symbol on demand. */
  readonly symbol: (key: string) => SymbolPage | undefined;
}

/** A text in Markdown from a source of symbols. */
export interface SymbolDescription {
  readonly text: string;
  /** Returns the place of an address in the text, or of the text itself. */
  readonly findPlace: (url: string) => Place;
  /** Where the text is written in its file; absent if other text there means the same. */
  readonly span?: Span;
}

/** What docs.json decides about the pages of symbols. */
export interface SymbolSettings {
  /** Whether examples contain optional arguments. */
  readonly showsOptional: boolean;
}

/** Symbols that navigation lists together; never empty. */
export interface SymbolGroup {
  readonly label: GroupLabel;
  readonly symbols: readonly SymbolSummary[];
  readonly groups: readonly SymbolGroup[];
  /** Whether the group is open before a reader opens it. */
  readonly isOpen?: boolean;
}

/** A word of the interface, or a name from the source, such as that of a module. */
export type GroupLabel = PlainWordKey | { readonly name: string };

export interface SymbolSummary {
  /** Unique within the site. */
  readonly key: string;
  readonly title: string;
  /** The title with the name of its module, by which authors can name it, too. */
  readonly fullName?: string;
  /** The words by which authors call its kind: `enum` and `type`. */
  readonly kinds: readonly string[];
  /** The last parts of the address of its page: `['types', 'User']`. */
  readonly path: readonly string[];
  readonly deprecated: boolean;
  /** Markdown from an untrusted document. */
  readonly description?: string;
}

export interface SymbolPage {
  readonly kind: 'symbol';
  readonly key: string;
  readonly title: string;
  /** The keyword of its declaration: `query`, `type`, `enum`; empty if it has none, like a method. */
  readonly keyword: string;
  /** The language of the declaration: `graphql`. */
  readonly language: string;
  /**
   * What follows the keyword: `user(id: ID!): User`. It can contain line breaks. A function has one for each
   * overload.
   */
  readonly declarations: readonly TypeText[];
  /** Markdown from an untrusted document. */
  readonly description?: string;
  /** Why it is deprecated, as Markdown from an untrusted document; empty if no reason is given. */
  readonly deprecation?: string;
  /** The specification that defines it. */
  readonly specifiedBy?: string;
  readonly sections: readonly SymbolSection[];
  readonly examples: readonly SymbolExamples[];
}

/** Code with names that link to the pages of symbols. */
export type TypeText = readonly TypePart[];

export interface TypePart {
  readonly text: string;
  /** Key of the symbol that the text names. */
  readonly key?: string;
  /** Anchor of the member that the text names, on the page of its symbol. */
  readonly anchor?: string;
}

/** A part of a symbol's page: its type, a text, its members, or other symbols. */
export interface SymbolSection {
  /** Anchor, unique on its page: `arguments`. */
  readonly id: string;
  readonly title: PlainWordKey;
  readonly type?: TypeText;
  /** Markdown from an untrusted document. */
  readonly text?: string;
  readonly members: readonly Member[];
  readonly links: readonly TypePart[];
  /** Whether readers look for single members, which the table of contents then lists. */
  readonly listsMembers?: true;
}

/** A field, an argument, a method, or a value of an enumeration. */
export interface Member {
  /** Anchor, unique on its page: `field-email`. */
  readonly id: string;
  readonly name: string;
  /** Absent for a value. */
  readonly type?: TypeText;
  readonly description?: string;
  readonly deprecation?: string;
  readonly required: boolean;
  /** Keywords of its declaration: `static`, `readonly`. */
  readonly modifiers?: readonly string[];
  /** What else is said about it, with a label each: what a method returns, whence it is inherited. */
  readonly notes?: readonly MemberNote[];
  /** The default as it is written in the source: `[ACTIVE]`. */
  readonly default?: string;
  /** The arguments of a field, or the fields of an argument that no other page describes. */
  readonly members: readonly Member[];
  /** The label of the fold that hides its members; absent if they are shown. */
  readonly fold?: PlainWordKey;
}

export interface MemberNote {
  readonly title: PlainWordKey;
  /** Markdown from an untrusted document. */
  readonly text: string;
}

/** Code that readers can switch between, next to the text. */
export interface SymbolExamples {
  readonly title: PlainWordKey;
  readonly shows?: 'request' | 'response';
  readonly codes: readonly SymbolCode[];
}

export interface SymbolCode {
  /** The label of its tab: `query.graphql`. */
  readonly label: string;
  readonly language: string;
  readonly text: string;
}
