/** What a document says of the answers of its operations, as JSON Schema: to compare answers with. */
import type { Json } from './shape-model.ts';

export interface DocumentedResponses {
  /** By key of the operation. */
  readonly responses: ReadonlyMap<string, readonly DocumentedResponse[]>;
  readonly definitions: Definitions;
}

/** Schemas that all others of their document refer to by `#/$defs/<name>`. */
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
