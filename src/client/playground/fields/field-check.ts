/** An event that is dispatched to every rendered field, at any depth, to check its value. */
import type { ControlField } from '../../../core/reference/model/playground-model.ts';
import type { JsonNode } from '../../../core/reference/request/json-node.ts';

export const checkEvent = 'playground-check';

export interface FieldCheck {
  /** Returns what is unexpected about a value; undefined if nothing is. */
  readonly find: (field: ControlField, node: JsonNode | undefined) => string | undefined;
  /** Collects the fields with unexpected values. */
  readonly odd: { readonly focus: () => void }[];
}
