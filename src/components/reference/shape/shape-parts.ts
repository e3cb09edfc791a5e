/** Decides which parts of a shape are shown below its name, in which order and with which labels. */
import type { Wording } from '../../parts/wording.ts';
import type {
  Condition,
  Field,
  More,
  Shape,
  Variants,
} from '../../../core/reference/model/shape-model.ts';

export type ShapePart =
  | { readonly kind: 'fields'; readonly label: string; readonly fields: readonly Field[] }
  /** A shape inside another one: an item, a position of a list, or what the value must not be. */
  | { readonly kind: 'shape'; readonly label: string; readonly shape: Shape }
  | { readonly kind: 'variants'; readonly label: string; readonly variants: Variants }
  | {
      readonly kind: 'condition';
      readonly label: string;
      readonly shapes: readonly LabeledShape[];
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'more'; readonly more: More };

export interface LabeledShape {
  readonly label: string;
  readonly shape: Shape;
}

export function listParts(shape: Shape, wording: Wording): readonly ShapePart[] {
  const { words, fill } = wording;
  return [
    ...(shape.fields.length > 0
      ? [toFields(shape.fields, fill(words.childAttributes, { count: shape.fields.length }))]
      : []),
    ...shape.variants.map((variants): ShapePart => ({
      kind: 'variants',
      label: variants.mode === 'oneOf' ? words.oneOf : words.anyOf,
      variants,
    })),
    ...shape.tuple.map((item, index): ShapePart => ({
      kind: 'shape',
      label: fill(words.item, { number: index + 1 }),
      shape: item,
    })),
    ...(shape.items ? listItemParts(shape.items, shape.tuple.length > 0, wording) : []),
    ...shape.inner.map(({ role, shape: inner }): ShapePart => ({
      kind: 'shape',
      label: words[INNER_WORDS[role]],
      shape: inner,
    })),
    ...shape.conditions.map((condition) => toCondition(condition, wording)),
    ...(shape.more ? [{ kind: 'more', more: shape.more } as const] : []),
  ];
}

const INNER_WORDS = {
  not: 'mustNotBe',
  contains: 'contains',
  names: 'propertyNames',
  content: 'decodedContent',
} as const;

function toFields(fields: readonly Field[], label: string): ShapePart {
  return { kind: 'fields', label, fields };
}

/** Lists the parts for the items of a list. If items are plain objects, their fields are shown directly. */
function listItemParts(items: Shape, isRest: boolean, wording: Wording): readonly ShapePart[] {
  const { words, fill } = wording;
  if (isRest) return [{ kind: 'shape', label: words.furtherItems, shape: items }];
  const { fields, ...rest } = items;
  const others = listParts({ ...rest, fields: [] }, wording);
  if (others.length > 0 || hasDetails(items)) {
    return [{ kind: 'shape', label: words.eachItem, shape: items }];
  }
  if (fields.length === 0) return [];
  return [toFields(fields, fill(words.itemAttributes, { count: fields.length }))];
}

/** Whether `listParts` would return any parts. */
export function hasParts(shape: Shape): boolean {
  const { fields, variants, tuple, items, inner, conditions, more } = shape;
  const isDeep = [fields, variants, tuple, inner, conditions].some(({ length }) => length > 0);
  return (
    isDeep || more !== undefined || (items !== undefined && (hasParts(items) || hasDetails(items)))
  );
}

/** Whether there is something to say about a shape besides its type and contents. */
export function hasDetails(shape: Shape): boolean {
  return (
    shape.description !== undefined ||
    shape.constraints.length > 0 ||
    shape.enum.length > 0 ||
    shape.const !== undefined ||
    shape.examples.length > 0 ||
    shape.default !== undefined ||
    shape.heading !== undefined ||
    shape.titleKey !== undefined ||
    shape.xml !== undefined ||
    shape.externalDocs !== undefined ||
    shape.message !== undefined
  );
}

function toCondition(condition: Condition, { words, fill }: Wording): ShapePart {
  switch (condition.kind) {
    case 'if':
      return {
        kind: 'condition',
        label: words.dependsOnValue,
        shapes: [
          { label: words.if, shape: condition.if },
          ...(condition.then ? [{ label: words.then, shape: condition.then }] : []),
          ...(condition.else ? [{ label: words.else, shape: condition.else }] : []),
        ],
      };
    case 'dependent-required':
      return {
        kind: 'note',
        text: fill(words.alsoRequired, {
          property: toCode(condition.property),
          names: condition.required.map(toCode).join(', '),
        }),
      };
    case 'dependent-schema':
      return {
        kind: 'condition',
        label: fill(words.withProperty, { property: toCode(condition.property) }),
        shapes: [{ label: words.restMustBe, shape: condition.shape }],
      };
  }
}

function toCode(name: string): string {
  return `\`${name}\``;
}
