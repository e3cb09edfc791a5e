/** Chooses the fields that an example asks for: enough to be useful, and few enough to be read. */
import { type FieldDefinitionNode, print, type TypeNode } from 'graphql/language';
import { getOrMake } from '../../text/get-or-make.ts';
import { isDeprecated, isRequired } from './describe-node.ts';
import { type GraphqlSchema, type GraphqlType, nameNode } from './parse-schema.ts';

/** A field of a result, with the fields of its value. */
export interface SelectedField {
  readonly name: string;
  readonly type: TypeNode;
  readonly selection: Selection | undefined;
}

/** What is asked for of a value that has fields. */
export interface Selection {
  /** The name of the value's type. */
  readonly type: string;
  /** Whether the name of the type is asked for, because it can be one of several. */
  readonly hasTypename: boolean;
  readonly fields: readonly SelectedField[];
  /** Fields that only some types have. */
  readonly fragments: readonly Selection[];
}

/** At most this many fields without parts are taken from one type. */
const MAX_LEAVES = 8;
/** At most this many fields with parts, from a type with few others. */
const MAX_NESTED = 2;
/** Types with this many fields without parts say enough by themselves. */
const ENOUGH_LEAVES = 3;
const MAX_DEPTH = 4;
const MAX_FRAGMENTS = 2;

/** Returns undefined for a type without fields. */
export function selectFields(
  type: TypeNode,
  schema: GraphqlSchema,
  around: readonly string[] = [],
): Selection | undefined {
  const { value: name } = nameNode(type).name;
  // A result that leads to all queries again has fields, but none that belong in an example.
  if (schema.roots.has(name)) return { type: name, hasTypename: true, fields: [], fragments: [] };
  const found = schema.types.get(name);
  return found && hasParts(found) ? select(found, schema, around) : undefined;
}

function hasParts({ keyword }: GraphqlType): boolean {
  return keyword === 'type' || keyword === 'interface' || keyword === 'union';
}

function select(type: GraphqlType, schema: GraphqlSchema, around: readonly string[]): Selection {
  const { name } = type;
  const inside = [...around, name];
  if (type.keyword === 'union') {
    const fragments = type.options.slice(0, MAX_FRAGMENTS).flatMap((option) => {
      const found = schema.types.get(option);
      return found === undefined ? [] : select(found, schema, inside);
    });
    return { type: name, hasTypename: true, fields: [], fragments: withoutConflicts(fragments) };
  }
  const fields = [...selectLeaves(type, schema), ...selectNested(type, schema, inside)];
  return { type: name, hasTypename: fields.length === 0, fields, fragments: [] };
}

/** Leaves out fields that an earlier fragment has with another type: one result cannot have both. */
function withoutConflicts(fragments: readonly Selection[]): readonly Selection[] {
  const types = new Map<string, string>();
  return fragments.map((fragment) => {
    const fields = fragment.fields.filter(({ name, type }) => {
      const written = print(type);
      return getOrMake(types, name, () => written) === written;
    });
    return { ...fragment, fields, hasTypename: fields.length === 0 };
  });
}

function selectLeaves({ fields }: GraphqlType, schema: GraphqlSchema): readonly SelectedField[] {
  return fields
    .filter((field) => isUsual(field) && isLeaf(field, schema))
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .slice(0, MAX_LEAVES)
    .map(({ name, type }) => ({ name: name.value, type, selection: undefined }));
}

/** Names by which readers recognize a value, in the order of examples. */
const TELLING = ['id', 'name', 'title'];

function rankOf({ name }: FieldDefinitionNode): number {
  const rank = TELLING.indexOf(name.value);
  return rank === -1 ? TELLING.length : rank;
}

/** The fields with the items of a list that is divided into pages, as the Relay specification names them. */
const ITEMS = ['nodes', 'edges'];

/** Selects the items of a list, and other fields with parts if the type says little without them. */
function selectNested(
  type: GraphqlType,
  schema: GraphqlSchema,
  inside: readonly string[],
): readonly SelectedField[] {
  const leaves = selectLeaves(type, schema).length;
  if (inside.length >= MAX_DEPTH) return [];
  const all = type.fields.filter((field) => {
    const parts = partsOf(field, schema);
    return isUsual(field) && parts !== undefined && !inside.includes(parts.name);
  });
  const items = ITEMS.find((each) => all.some(({ name }) => name.value === each));
  const isItems = ({ name }: FieldDefinitionNode) => name.value === items;
  const others = all.filter(({ name }) => !ITEMS.includes(name.value));
  const chosen = [...all.filter(isItems), ...(leaves >= ENOUGH_LEAVES ? [] : others)];
  return chosen.slice(0, MAX_NESTED).map((field) => ({
    name: field.name.value,
    type: field.type,
    selection: selectFields(field.type, schema, inside),
  }));
}

function isLeaf(field: FieldDefinitionNode, schema: GraphqlSchema): boolean {
  return partsOf(field, schema) === undefined && !schema.roots.has(nameNode(field.type).name.value);
}

function partsOf({ type }: FieldDefinitionNode, schema: GraphqlSchema): GraphqlType | undefined {
  const found = schema.types.get(nameNode(type).name.value);
  return found && hasParts(found) ? found : undefined;
}

/** Whether a field can be asked for without arguments, and new code should. */
function isUsual(field: FieldDefinitionNode): boolean {
  return !(field.arguments ?? []).some(isRequired) && !isDeprecated(field);
}
