/** What the playground of one operation knows: made at build, read by browsers. */
import type { DocumentedResponse } from './documented-responses.ts';
import type { FieldEncoding } from './field-encoding.ts';
import type { Content, Serialisation, Server } from './model.ts';
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
  /** Named sets of values that the author offers; absent where there are none. */
  readonly environments?: readonly PlaygroundEnvironment[];
  /** Seconds without a sign of the server; absent where the site leaves it to the proxy. */
  readonly timeout?: number;
  /** Content type of the wanted response. */
  readonly accept?: string;
  /** Languages of the samples; all of them when absent. */
  readonly languages?: readonly string[];
  /** Path of the proxy, base included; absent where requests go directly. */
  readonly proxy?: string;
  /** Whether what the browser keeps for the API is sent along, without a proxy. */
  readonly sendsCredentials?: true;
  /** Path of the page that providers of tokens send readers back to, base included. */
  readonly signIn?: string;
  /** What the document says of the answers; absent where it says nothing. */
  readonly documented?: Documented;
}

export interface PlaygroundEnvironment {
  readonly name: string;
  /** Address of the API there; without one it is that of the server with this name, or the chosen one. */
  readonly baseUrl?: string;
  /** By names; an empty one is for the reader to fill in. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Documented {
  /** Never empty. */
  readonly responses: readonly DocumentedResponse[];
  /** Path of the file with the document's `Definitions`, base included. */
  readonly definitions: string;
}

export interface PlaygroundParameter extends Serialisation {
  readonly field: ControlField;
  /** What samples show until the reader fills in another value, as JSON. */
  readonly sample?: string;
}

export interface PlaygroundBody {
  readonly required: boolean;
  /** Never empty. */
  readonly contents: readonly PlaygroundContent[];
}

export interface PlaygroundContent {
  readonly notation: Content['notation'];
  readonly encodings: readonly FieldEncoding[];
  /** All with the same form; never empty. */
  readonly mediaTypes: readonly string[];
  readonly control: Control;
  readonly examples: readonly PlaygroundExample[];
}

export interface PlaygroundExample {
  /** Name of the example in the document. */
  readonly key: string;
  readonly label: string;
  /** What the form begins with. */
  readonly text: string;
  /** What samples show in its place, where that is more than the form needs. */
  readonly sample?: string;
}

/** One line of a form. */
export interface ControlField {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated?: true;
  /** `string<date>`, `integer | null`. */
  readonly type: string;
  /** Written only, or a password: what has this name is for nobody to see. */
  readonly isPrivate?: true;
  /** Plain text of one or two lines. */
  readonly hint?: string;
  readonly control: Control;
}

/** How a value is filled in. */
export type Control = (
  | { readonly kind: 'text' | 'number' | 'boolean' | 'file' }
  /** Anything: JSON, or text that is none. */
  | { readonly kind: 'json' }
  | { readonly kind: 'choice'; readonly values: readonly ChoiceValue[] }
  | { readonly kind: 'object'; readonly fields: readonly ControlField[]; readonly rest?: Control }
  | { readonly kind: 'list'; readonly item: Control }
  | { readonly kind: 'variants'; readonly options: readonly ControlVariant[] }
) & {
  readonly nullable?: true;
  /** What a form can check of the value. */
  readonly limits?: readonly Limit[];
  /** One of the formats that a form can check; `integer` of whole numbers. */
  readonly format?: string;
  /** A known good value as JSON: of an example, or the default. */
  readonly start?: string;
  /** The least number that is allowed, where 0 is not. */
  readonly least?: string;
  /** A password or the like: hidden where it is typed, and in samples. */
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

/** What readers choose of a request without filling in anything. */
export interface RequestChoice {
  readonly mediaType: string;
  /** Key of the example that the body is; undefined once it is another text. */
  readonly example: string | undefined;
  /** Index of the way to show who one is; -1 for none. */
  readonly alternative: number;
}
