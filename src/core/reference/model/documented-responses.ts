/**
 * What a document says about the responses of its operations, as JSON Schema, to compare actual responses
 * with.
 */
import type { Json } from './shape-model.ts';

export interface DocumentedResponses {
  /** Responses by the key of their operation. */
  readonly responses: ReadonlyMap<string, readonly DocumentedResponse[]>;
  readonly definitions: Definitions;
}

/** Schemas of a document that its other schemas refer to by `#/$defs/<name>`. */
export type Definitions = Readonly<Record<string, Json>>;

export interface DocumentedResponse {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly contents: readonly DocumentedContent[];
}

export interface DocumentedContent {
  readonly mediaType: string;
  readonly schema?: Json;
}
