/** What `check --live` plans, sends and reports, as data. */
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { Content, Operation, Parameter } from '../reference/model/endpoint-model.ts';
import type { SecurityRequirement } from '../reference/model/security-model.ts';
import type { ExactJson } from '../text/json/exact-json.ts';

/** A request to be sent, whose values can come from earlier responses. */
export interface LiveStep {
  readonly operation: Operation;
  /** `getPet`, or `GET /pets/{id}` for an operation without an id. */
  readonly name: string;
  /** Name of the example that it is made from; absent if the example has no name. */
  readonly example?: string;
  readonly values: readonly StepValue[];
  readonly body?: StepBody;
  /** Paths of files by field of the body; the empty name stands for the whole body. */
  readonly files?: Readonly<Record<string, string>>;
  readonly security: readonly SecurityRequirement[];
  readonly expected: Expected;
  readonly keeps: readonly Keep[];
  readonly place: Place;
}

export interface StepValue {
  readonly parameter: Parameter;
  readonly source: ValueSource;
}

export type ValueSource =
  | { readonly kind: 'plain'; readonly value: ExactJson }
  /** From the values file: `{name}` stands for a kept value. */
  | { readonly kind: 'template'; readonly value: ExactJson }
  /**
   * A value from an earlier response, by the name that it is kept under, with the value of an example as
   * fallback.
   */
  | { readonly kind: 'kept'; readonly name: string; readonly instead?: ExactJson };

export type StepBody =
  /** As documented, with only one example left in it. */
  | { readonly kind: 'example'; readonly content: Content }
  | { readonly kind: 'given'; readonly content: Content; readonly source: ValueSource };

/** `statuses`: as documented (`404`, `4XX`, `default`) or as the values file says. */
export type Expected =
  | { readonly kind: 'success' }
  | { readonly kind: 'statuses'; readonly statuses: readonly string[] };

/** A part of an exchange that later requests use. */
export interface Keep {
  readonly name: string;
  /** A runtime expression of OpenAPI: `$response.body#/id`. */
  readonly expression: string;
}

export interface LiveResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Absent if the body is too long or not text. */
  readonly text?: string;
  /** Bytes of the body, as far as it was read. */
  readonly bytes: number;
}

/** A request and its outcome. */
export interface LiveRecord {
  readonly name: string;
  readonly example?: string;
  readonly method: string;
  /** With placeholders for credentials. */
  readonly url: string;
  readonly outcome: 'agrees' | 'drifts' | 'unanswered' | 'unsent' | 'planned';
  readonly status?: number;
  readonly milliseconds?: number;
  /** Where the request is described. */
  readonly place: Place;
  readonly diagnostics: readonly Diagnostic[];
}

export interface LiveReport {
  /** The address of the API, without trailing slash. */
  readonly base: string;
  /** Name of the document. */
  readonly document: string;
  readonly isDry: boolean;
  readonly records: readonly LiveRecord[];
  /**
   * Operations that are not sent because neither the document nor an option nor the values file allows it.
   */
  readonly left: readonly string[];
}
