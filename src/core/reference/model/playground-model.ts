/** The data of the playground of one operation: made at build time, read by browsers. */
import type { DocumentedResponse } from './documented-responses.ts';
import type { FieldEncoding } from './field-encoding.ts';
import type { Server } from './server-model.ts';
import type { Serialization, ContentNotation } from './serialization-model.ts';
import type { Constraint } from './shape-model.ts';
import type { Security } from './security-model.ts';

export interface PlaygroundModel {
  /** Key of the operation. */
  readonly key: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  /** Never empty. */
  readonly servers: readonly Server[];
  readonly security: Security;
  readonly parameters: readonly PlaygroundParameter[];
  readonly body?: PlaygroundBody;
  /** Named sets of values that the author offers; absent if there are none. */
  readonly environments?: readonly PlaygroundEnvironment[];
  /**
   * Seconds without any activity of the server after which a request ends; absent if the site leaves that
   * to the proxy.
   */
  readonly timeout?: number;
  /** Content type of the wanted response. */
  readonly accept?: string;
  /** Languages of the samples; absent for all of them. */
  readonly languages?: readonly string[];
  /** Path of the proxy, including the base; absent if requests are sent directly. */
  readonly proxy?: string;
  /** Whether requests without a proxy include the credentials that the browser stores for the API. */
  readonly sendsCredentials?: true;
  /** Path of the page to which token providers redirect readers, including the base. */
  readonly signIn?: string;
  /** What the document says about the responses; absent if it says nothing. */
  readonly documented?: Documented;
}

export interface PlaygroundEnvironment {
  readonly name: string;
  /**
   * Address of the API in this environment; if absent, that of the server with this name, or of the chosen
   * one.
   */
  readonly baseUrl?: string;
  /** Values by name. Readers fill in the empty ones. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Documented {
  /** Never empty. */
  readonly responses: readonly DocumentedResponse[];
  /** Path of the file with the document's `Definitions`, including the base. */
  readonly definitions: string;
}

export interface PlaygroundParameter extends Serialization {
  readonly field: ControlField;
  /** The value that samples show until the reader fills in another, as JSON. */
  readonly sample?: string;
}

export interface PlaygroundBody {
  readonly required: boolean;
  /** Never empty. */
  readonly contents: readonly PlaygroundContent[];
}

export interface PlaygroundContent {
  readonly notation: ContentNotation;
  readonly encodings: readonly FieldEncoding[];
  /** Media types with the same form; never empty. */
  readonly mediaTypes: readonly string[];
  readonly control: Control;
  readonly examples: readonly PlaygroundExample[];
}

export interface PlaygroundExample {
  /** Name of the example in the document. */
  readonly key: string;
  readonly label: string;
  /** The initial text of the form. */
  readonly text: string;
  /** The text that samples show instead, if they show more than the form needs. */
  readonly sample?: string;
}

/** One line of a form. */
export interface ControlField {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated?: true;
  /** `string<date>`, `integer | null`. */
  readonly type: string;
  /** Whether the value is write-only or a password: nobody may see a value with this name. */
  readonly isPrivate?: true;
  /** Plain text of one or two lines. */
  readonly hint?: string;
  readonly control: Control;
}

/** How a value is filled in. */
export type Control = (
  | { readonly kind: 'text' | 'number' | 'boolean' | 'file' }
  /** Any value: JSON, or text that is not JSON. */
  | { readonly kind: 'json' }
  | { readonly kind: 'choice'; readonly values: readonly ChoiceValue[] }
  | { readonly kind: 'object'; readonly fields: readonly ControlField[]; readonly rest?: Control }
  | { readonly kind: 'list'; readonly item: Control }
  | { readonly kind: 'variants'; readonly options: readonly ControlVariant[] }
) & {
  readonly nullable?: true;
  /** The limits that a form can check. */
  readonly limits?: readonly Limit[];
  /** One of the formats that a form can check; `integer` for whole numbers. */
  readonly format?: string;
  /** A valid value as JSON: from an example, or the default. */
  readonly start?: string;
  /** The lowest allowed number, if 0 is not allowed. */
  readonly least?: string;
  /** Whether it is a password or the like, which is hidden while it is typed, and in samples. */
  readonly isSecret?: true;
};

export interface Limit extends Constraint {
  readonly word: LimitWord;
}

export type LimitWord =
  | 'valueRange'
  | 'atLeast'
  | 'moreThan'
  | 'atMost'
  | 'lessThan'
  | 'multipleOf'
  | 'matches'
  | 'uniqueItems'
  | `${'characters' | 'items'}${'Exactly' | 'Range' | 'Least' | 'Most'}`;

export interface ChoiceValue {
  /** As JSON. */
  readonly text: string;
  readonly label: string;
}

export interface ControlVariant {
  readonly label: string;
  readonly control: Control;
}

/** What readers choose about a request without filling anything in. */
export interface RequestChoice {
  readonly mediaType: string;
  /** Key of the example that is the body; undefined once the body is another text. */
  readonly example: string | undefined;
  /** Index of the alternative for authentication; -1 for none. */
  readonly alternative: number;
}
