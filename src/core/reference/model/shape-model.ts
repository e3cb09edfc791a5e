/** What a value may be, as a tree that is drawn: the part of the reference model about schemas. */
import type { Json } from '../../text/json/exact-json.ts';
import type { WordValues } from '../../language/fill-word.ts';
import type { WordKey } from '../../language/wording.ts';

export type { Json } from '../../text/json/exact-json.ts';

/** A value with its text as it is shown: strings bare, everything else as JSON. */
export interface Literal {
  readonly value: Json;
  readonly text: string;
}

export interface ExternalDocs {
  readonly url: string;
  readonly label: string;
}

/** A named part of an object. */
export interface Field {
  readonly kind: 'field';
  /** Property name, or the pattern of the names, or a word for any name. */
  readonly name: string;
  readonly naming: 'fixed' | 'pattern' | 'any';
  /** Anchor, unique on its page: `body-address-city`. */
  readonly id: string;
  readonly required: boolean;
  readonly shape: Shape;
}

/** A limit of a value, as a word of the interface and what it is filled with. */
export interface Constraint {
  readonly word: WordKey;
  readonly values: WordValues;
}

/** What a value may be. */
export interface Shape {
  readonly kind: 'shape';
  /** `string`, `integer | null`, `object[]`, `any`; `never` for what no value fits. */
  readonly type: string;
  /** JSON types that are allowed, `null` left out; empty when any is. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly format?: string;
  readonly title?: string;
  /** The title, where it says more than the name beside the value. */
  readonly heading?: string;
  /** A title that is a name for programs, such as `customer_param`, in the place of a heading. */
  readonly titleKey?: string;
  /** Name under components/schemas, where it comes from there. */
  readonly schemaName?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly externalDocs?: ExternalDocs;
  /** How it is written in XML, where that is not by its name alone: `<pet:tag/>`, `id="…"`. */
  readonly xml?: string;
  /** Words of the document's own beside the name: `beta`. */
  readonly marks?: readonly string[];
  /** As readers see them: `at least 1 character`, `matches ^[a-z]+$`, `unique items`. */
  readonly constraints: readonly Constraint[];
  readonly default?: Literal;
  readonly const?: Literal;
  readonly enum: readonly EnumValue[];
  readonly examples: readonly Literal[];
  /** Of an object: required ones first, unless the document's order is kept. */
  readonly fields: readonly Field[];
  /** What every item of a list is; after a `tuple`, what may follow it. */
  readonly items?: Shape;
  /** What stands at each of the first places of a list. */
  readonly tuple: readonly Shape[];
  /** Groups of alternatives; each group holds on its own. Nearly always there is one at most. */
  readonly variants: readonly Variants[];
  /** What holds for a part of the value, or for none. */
  readonly inner: readonly InnerShape[];
  readonly conditions: readonly Condition[];
  /** Set where parts are left out here: what to follow, or why there is no more to follow. */
  readonly more?: More;
}

export interface InnerShape {
  /** `not`: what it must not be; `contains`: some items; `names`: of properties; `content`: decoded. */
  readonly role: 'not' | 'contains' | 'names' | 'content';
  readonly shape: Shape;
}

export interface EnumValue extends Literal {
  readonly label?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
}

/** Alternatives of which one (`oneOf`) or at least one (`anyOf`) holds, beside the shape's fields. */
export interface Variants {
  readonly mode: 'oneOf' | 'anyOf';
  readonly options: readonly Variant[];
  readonly discriminator?: {
    readonly property: string;
    /** Variant by value of the property; `label` is that of the variant. */
    readonly mapping: readonly { readonly value: string; readonly label: string }[];
    /** Label of what holds for all other values. */
    readonly fallback?: string;
  };
}

export interface Variant {
  readonly label: string;
  /** Anchor, unique on its page: `body-option-2`. */
  readonly id: string;
  readonly shape: Shape;
}

export type Condition =
  | {
      readonly kind: 'if';
      readonly if: Shape;
      readonly then?: Shape;
      readonly else?: Shape;
    }
  | {
      readonly kind: 'dependent-required';
      /** With this property present, the others are required. */
      readonly property: string;
      readonly required: readonly string[];
    }
  | {
      readonly kind: 'dependent-schema';
      readonly property: string;
      readonly shape: Shape;
    };

export type More =
  /** Inside of itself: drawn once, further up. */
  | { readonly kind: 'recursive'; readonly name: string; readonly schema?: string }
  /** Deeper than a page can show; `schema` is the key of the schema's page. */
  | { readonly kind: 'deeper'; readonly name: string; readonly schema: string }
  /** In a file that could not be read; `name` is the reference to it. */
  | { readonly kind: 'missing'; readonly name: string }
  /** Too large, and without a page to lead to; `count` parts are left out. */
  | { readonly kind: 'cut'; readonly count: number };
