/** Which parts of a shape are drawn below its name, in which order and under which words. */
import type { Condition, Field, More, Shape, Variants } from '../../core/openapi/shape-model.ts';

export type ShapePart =
  | { readonly kind: 'fields'; readonly label: string; readonly fields: readonly Field[] }
  /** A shape inside of another one: an item, a place of a list, what must not be. */
  | { readonly kind: 'shape'; readonly label: string; readonly shape: Shape }
  | { readonly kind: 'variants'; readonly label: string; readonly variants: Variants }
  | {
      readonly kind: 'condition';
      readonly label: string;
      readonly shapes: readonly LabelledShape[];
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'more'; readonly more: More };

export interface LabelledShape {
  readonly label: string;
  readonly shape: Shape;
}

export function listParts(shape: Shape): readonly ShapePart[] {
  return [
    ...(shape.fields.length > 0 ? [toFields(shape.fields, 'child attributes')] : []),
    ...shape.variants.map((variants): ShapePart => ({
      kind: 'variants',
      label: variants.mode === 'oneOf' ? 'One of' : 'Any of',
      variants,
    })),
    ...shape.tuple.map((item, index): ShapePart => ({
      kind: 'shape',
      label: `Item ${index + 1}`,
      shape: item,
    })),
    ...(shape.items ? listItemParts(shape.items, shape.tuple.length > 0) : []),
    ...(shape.not ? [{ kind: 'shape', label: 'Must not be', shape: shape.not } as const] : []),
    ...shape.conditions.map(toCondition),
    ...(shape.more ? [{ kind: 'more', more: shape.more } as const] : []),
  ];
}

function toFields(fields: readonly Field[], what: string): ShapePart {
  return { kind: 'fields', label: `${fields.length} ${toSingular(what, fields.length)}`, fields };
}

function toSingular(plural: string, count: number): string {
  return count === 1 ? plural.replace(/s\b/, '') : plural;
}

/** Items that are nothing but objects show their fields at once. */
function listItemParts(items: Shape, isRest: boolean): readonly ShapePart[] {
  if (isRest) return [{ kind: 'shape', label: 'Further items', shape: items }];
  const { fields, ...rest } = items;
  const others = listParts({ ...rest, fields: [] });
  if (others.length > 0 || saysSomething(items)) {
    return [{ kind: 'shape', label: 'Each item', shape: items }];
  }
  return fields.length > 0 ? [toFields(fields, 'attributes of each item')] : [];
}

/** Whether there is more to a shape than its type and what is inside of it. */
export function saysSomething(shape: Shape): boolean {
  return (
    shape.description !== undefined ||
    shape.constraints.length > 0 ||
    shape.enum.length > 0 ||
    shape.const !== undefined ||
    shape.examples.length > 0 ||
    shape.default !== undefined ||
    shape.externalDocs !== undefined
  );
}

function toCondition(condition: Condition): ShapePart {
  switch (condition.kind) {
    case 'if':
      return {
        kind: 'condition',
        label: 'Depends on the value',
        shapes: [
          { label: 'If', shape: condition.if },
          ...(condition.then ? [{ label: 'then', shape: condition.then }] : []),
          ...(condition.else ? [{ label: 'else', shape: condition.else }] : []),
        ],
      };
    case 'dependent-required':
      return {
        kind: 'note',
        text: `With \`${condition.property}\`, also required: ${condition.required
          .map((name) => `\`${name}\``)
          .join(', ')}.`,
      };
    case 'dependent-schema':
      return {
        kind: 'condition',
        label: `With \`${condition.property}\``,
        shapes: [{ label: 'the rest must be', shape: condition.shape }],
      };
  }
}
