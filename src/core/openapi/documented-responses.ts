/** What a document says of the answers of an operation, as JSON Schema: to compare answers with. */
import type { Json } from './shape-model.ts';

export interface DocumentedResponses {
  readonly responses: readonly DocumentedResponse[];
  /** Schemas that the others refer to by `#/$defs/<name>`. */
  readonly $defs: Readonly<Record<string, Json>>;
}

export interface DocumentedResponse {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly contents: readonly DocumentedContent[];
}

export interface DocumentedContent {
  readonly mediaType: string;
  readonly schema?: Json;
}
