/** The part of the reference model about schemas: which values are allowed, as a tree to render. */
import type { Json } from '../../text/json/exact-json.ts';
import type { MessageFacts } from './binding-model.ts';
import type { WordValues } from '../../language/fill-word.ts';
import type { WordKey } from '../../language/wording.ts';

export type { Json } from '../../text/json/exact-json.ts';

/** A value with its text for display: strings without quotes, everything else as JSON. */
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
  /** The name of the property, the pattern of its names, or a word that stands for any name. */
  readonly name: string;
  readonly naming: 'fixed' | 'pattern' | 'any';
  /** Anchor, unique on its page: `body-address-city`. */
  readonly id: string;
  readonly required: boolean;
  readonly shape: Shape;
}

/** A limit of a value, as the key of a text of the interface and the values that the text is filled with. */
export interface Constraint {
  readonly word: WordKey;
  readonly values: WordValues;
}

/** The values that are allowed. */
export interface Shape {
  readonly kind: 'shape';
  /** `string`, `integer | null`, `object[]`, `any`; `never` if no value fits. */
  readonly type: string;
  /** The allowed JSON types, without `null`; empty if any type is allowed. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly format?: string;
  readonly title?: string;
  /** The title, if it says more than the name next to the value. */
  readonly heading?: string;
  /** A title that is an identifier, such as `customer_param`, shown instead of a heading. */
  readonly titleKey?: string;
  /** Name under `components/schemas`, if the schema comes from there. */
  readonly schemaName?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly externalDocs?: ExternalDocs;
  /** How the value is written in XML, if not simply by its name: `<pet:tag/>`, `id="…"`. */
  readonly xml?: string;
  /** Set if the value is a message of AsyncAPI of which more is known. */
  readonly message?: MessageFacts;
  /** Short texts from the document to show next to the name: `beta`. */
  readonly marks?: readonly string[];
  /** What readers see as `at least 1 character`, `matches ^[a-z]+$`, `unique items`. */
  readonly constraints: readonly Constraint[];
  readonly default?: Literal;
  readonly const?: Literal;
  readonly enum: readonly EnumValue[];
  readonly examples: readonly Literal[];
  /** Fields of an object: required ones first, unless the document's order is kept. */
  readonly fields: readonly Field[];
  /** The shape of each item of a list; after a `tuple`, of the items that may follow it. */
  readonly items?: Shape;
  /** The shapes of the first items of a list, by position. */
  readonly tuple: readonly Shape[];
  /** Groups of alternatives. A value must fit each group; there is rarely more than one. */
  readonly variants: readonly Variants[];
  /** Shapes that apply to a part of the value, or that no value may have. */
  readonly inner: readonly InnerShape[];
  readonly conditions: readonly Condition[];
  /** Set if parts are left out here: where to find them, or why they are not shown. */
  readonly more?: More;
}

export interface InnerShape {
  /**
   * `not`: what the value must not be; `contains`: some of its items; `names`: its property names;
   * `content`: its decoded content.
   */
  readonly role: 'not' | 'contains' | 'names' | 'content';
  readonly shape: Shape;
}

export interface EnumValue extends Literal {
  readonly label?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
}

/**
 * Alternatives of which exactly one (`oneOf`) or at least one (`anyOf`) applies, in addition to the shape's
 * fields.
 */
export interface Variants {
  readonly mode: 'oneOf' | 'anyOf';
  readonly options: readonly Variant[];
  readonly discriminator?: {
    readonly property: string;
    /** Variants by the value of the property; `label` is the label of the variant. */
    readonly mapping: readonly { readonly value: string; readonly label: string }[];
    /** Label of the variant for all other values. */
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
      /** If this property is present, the others are required. */
      readonly property: string;
      readonly required: readonly string[];
    }
  | {
      readonly kind: 'dependent-schema';
      readonly property: string;
      readonly shape: Shape;
    };

export type More =
  /** Contained in itself: it is shown once, further up. */
  | {
      readonly kind: 'recursive';
      readonly name: string;
      readonly schema?: string;
      /** Whether the fields that are added to it are shown here. */
      readonly isPart?: true;
    }
  /** Nested deeper than a page can show; `schema` is the key of the schema's page. */
  | { readonly kind: 'deeper'; readonly name: string; readonly schema: string }
  /** In a file that could not be read; `name` is the reference to it. */
  | { readonly kind: 'missing'; readonly name: string }
  /** Too large, and without a page to link to; `count` parts are left out. */
  | { readonly kind: 'cut'; readonly count: number };
