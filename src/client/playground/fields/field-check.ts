/** A question to every field that is drawn, however deep it stands. */
import type { ControlField } from '../../../core/reference/model/playground-model.ts';
import type { JsonNode } from '../../../core/reference/request/json-node.ts';

export const checkEvent = 'playground-check';

export interface FieldCheck {
  /** What is odd about a value; undefined where nothing is. */
  readonly find: (field: ControlField, node: JsonNode | undefined) => string | undefined;
  /** Takes in the fields whose value is odd. */
  readonly odd: { readonly focus: () => void }[];
}
