/**
 * Reads enumerated values and what is said about each: in extensions that tools write, or as a `oneOf` of
 * constants, which is how JSON Schema itself describes them.
 */
import { listOf, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import { lettersIn } from './meaningful-title.ts';
import { toLiteral } from './literal.ts';
import type { Alternatives } from './merge/choices.ts';
import type { EnumValue } from '../model/shape-model.ts';

const descriptionKeys = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-description'];
const labelKeys = ['x-enumNames', 'x-enum-varnames', 'x-enum-names', 'x-enumLabels'];

export function readEnum(keywords: Loose): readonly EnumValue[] {
  return listOf(keywords['enum']).flatMap((value, rank) => {
    if (value === null) return [];
    const literal = toLiteral(value);
    return {
      ...literal,
      ...optional('label', labelOf(literal.text, keywords, rank)),
      ...optional(
        'description',
        textForValue(keywords, descriptionKeys, { name: literal.text, rank }),
      ),
    };
  });
}

/** Returns a value's label, unless it is a name in code that only writes the value in another way. */
function labelOf(name: string, keywords: Loose, rank: number): string | undefined {
  const label = textForValue(keywords, labelKeys, { name, rank });
  return label === undefined || lettersIn(label) === lettersIn(name) ? undefined : label;
}

/** Returns the text for a value from an extension, which has one per value, by index or by name. */
function textForValue(
  keywords: Loose,
  keys: readonly string[],
  { name, rank }: { name: string; rank: number },
): string | undefined {
  const texts = keys.map((key) => keywords[key]).find((value) => value !== undefined);
  const own = recordOf(texts);
  return textOf(Array.isArray(texts) ? texts[rank] : Object.hasOwn(own, name) && own[name]);
}

/**
 * Adds to each value what its constant says about it. A field can allow only a few of the constants that it
 * refers to; the others are left out.
 */
export function explainEnum(
  values: readonly EnumValue[],
  constants: readonly EnumValue[],
): readonly EnumValue[] {
  if (values.length === 0) return constants;
  const byText = new Map(constants.map((each) => [each.text, each]));
  return values.map((value) => ({ ...byText.get(value.text), ...value }));
}

/**
 * Whether any of the alternatives is more than one value, given by `const` or as the only one of an `enum`.
 */
export function hasShapes({ options }: Alternatives): boolean {
  return options.some(({ value }) => constantOf(recordOf(value)) === undefined);
}

/** Returns the alternatives as values; none if one of them is more than that. */
export function readConstants(group: Alternatives): readonly EnumValue[] {
  if (hasShapes(group)) return [];
  const schemas = group.options.map(({ value }) => recordOf(value));
  return schemas.map((schema) => ({
    ...toLiteral(constantOf(schema)),
    ...optional('label', textOf(schema['title'])),
    ...optional('description', textOf(schema['description'])),
    ...(schema['deprecated'] === true && { deprecated: true }),
  }));
}

function constantOf(schema: Loose): unknown {
  if (schema['const'] !== undefined) return schema['const'];
  const [only, ...others] = listOf(schema['enum']);
  return others.length === 0 ? (only ?? undefined) : undefined;
}
