/** Walks trees of values together with the controls that they were filled in with. */
import type { Control, ControlField } from '../model/playground-model.ts';
import type { JsonNode } from '../request/json-node.ts';

/** Where a text appears. */
export interface TextPlace {
  /** Undefined if the form knows nothing about the value. */
  readonly control: Control | undefined;
  /** The name of the field; items of a list have the name of the list. */
  readonly name: string;
}

/** Returns the tree with `change` applied to each text. */
export function mapTexts(
  node: JsonNode,
  place: TextPlace,
  change: (text: string, place: TextPlace) => JsonNode,
): JsonNode {
  const { control, name } = place;
  switch (node.kind) {
    case 'array': {
      const item = control?.kind === 'list' ? control.item : undefined;
      const items = node.items.map((inner) => mapTexts(inner, { control: item, name }, change));
      return { ...node, items };
    }
    case 'object': {
      const fields = fieldsOf(control);
      const entries = node.entries.map(({ name: key, node: inner }) => {
        const own = fields.find((field) => field.name === key)?.control;
        return { name: key, node: mapTexts(inner, { control: own, name: key }, change) };
      });
      return { ...node, entries };
    }
    case 'string':
      return change(node.value, place);
    default:
      return node;
  }
}

/**
 * Returns the fields of all variants. Which of them a value has is unknown, but a name mostly means the
 * same in all.
 */
function fieldsOf(control: Control | undefined): readonly ControlField[] {
  if (control?.kind === 'object') return control.fields;
  if (control?.kind !== 'variants') return [];
  return control.options.flatMap((option) => fieldsOf(option.control));
}
