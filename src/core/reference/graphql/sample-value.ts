/** Makes values for examples of GraphQL operations: variables, and results. */
import type { InputValueDefinitionNode, TypeNode } from 'graphql/language';
import type { Json } from '../../text/json/exact-json.ts';
import { candidatesForName } from '../examples/meaningful-values.ts';
import { isDeprecated, isRequired } from './describe-node.ts';
import { type GraphqlSchema, type GraphqlType, nameNode } from './parse-schema.ts';
import type { Selection } from './select-fields.ts';

export interface SampleContext {
  readonly schema: GraphqlSchema;
  /** Whether examples contain optional arguments and fields. */
  readonly showsOptional: boolean;
}

/** Input objects can contain each other; optional fields below this depth are left out. */
const MAX_DEPTH = 3;

/** The most values of all variables together; required input objects can have any number. */
const MAX_VALUES = 200;

/** Arguments for other pages of a list than its first, as the Relay specification names them. */
const OTHER_PAGES: ReadonlySet<string> = new Set(['after', 'before', 'last']);

/** Returns the arguments that an example shows: a default value need not be sent. */
export function chooseInputs(
  nodes: readonly InputValueDefinitionNode[],
  showsOptional: boolean,
): readonly InputValueDefinitionNode[] {
  const hasPages = nodes.some(({ name }) => name.value === 'first');
  return nodes.filter((node) => {
    if (node.defaultValue !== undefined) return false;
    if (isRequired(node)) return true;
    if (hasPages && OTHER_PAGES.has(node.name.value)) return false;
    return showsOptional && !isDeprecated(node);
  });
}

/** Returns values for arguments, by name. */
export function sampleVariables(
  inputs: readonly InputValueDefinitionNode[],
  context: SampleContext,
): Readonly<Record<string, Json>> {
  const sampling = { ...context, left: MAX_VALUES };
  return Object.fromEntries(
    inputs.map((input) => [input.name.value, sampleInput(input, sampling, [])]),
  );
}

interface Sampling extends SampleContext {
  /** How many values may follow. */
  left: number;
}

/** @param around Names of the input objects around the value. */
function sampleInput(
  { name, type }: InputValueDefinitionNode,
  context: Sampling,
  around: readonly string[],
): Json {
  context.left -= 1;
  const own = context.schema.types.get(nameNode(type).name.value);
  // An empty list is the only end of a tree whose nodes require their children.
  if (own !== undefined && isList(type) && timesIn(around, own.name) > 1) return [];
  const value =
    own?.keyword === 'input'
      ? sampleObject(own, context, around)
      : sampleLeaf(name.value, type, { ...context, around: subjectOf(around.at(-1)) });
  return inLists(type, value);
}

/** Returns what an input object describes: `User` for `CreateUserInput`. */
function subjectOf(name: string | undefined): string | undefined {
  return name
    ?.replace(/^(?:Create|Update|Upsert|Add|Set|New)(?=[A-Z])/, '')
    .replace(/(?:Input|Payload|Data|Params|Args)$/, '');
}

function sampleObject(
  { name, inputs, directives }: GraphqlType,
  context: Sampling,
  around: readonly string[],
): Json {
  const inside = [...around, name];
  const times = timesIn(inside, name);
  // A wrong schema can require that an input object contains itself.
  if (context.left <= 0 || times > 2) return {};
  const isShallow = inside.length < MAX_DEPTH && times === 1;
  const chosen = chooseInputs(inputs, context.showsOptional && isShallow);
  const isChoice = directives.some((each) => each.name.value === 'oneOf');
  // A choice that contains itself, such as "and" of a filter, has no end where it is always made.
  const ending = inputs.find(({ type }) => !inside.includes(nameNode(type).name.value));
  const shown = isChoice ? [ending ?? inputs[0]].filter((each) => each !== undefined) : chosen;
  return Object.fromEntries(
    shown.map((input) => [input.name.value, sampleInput(input, context, inside)]),
  );
}

function timesIn(names: readonly string[], name: string): number {
  return names.filter((each) => each === name).length;
}

/** Returns a value with the selected fields. */
export function sampleResult(
  selection: Selection,
  type: TypeNode,
  context: Pick<SampleContext, 'schema'>,
): Json {
  const [first] = selection.fragments;
  const own = first ?? selection;
  const value = {
    ...(selection.hasTypename && { __typename: own.type }),
    ...Object.fromEntries(
      own.fields.map(({ name, type: inner, selection: parts }) => [
        name,
        parts === undefined
          ? inLists(inner, sampleLeaf(name, inner, { ...context, around: own.type }))
          : sampleResult(parts, inner, context),
      ]),
    ),
  };
  return inLists(type, value);
}

/** Returns the value in as many lists as the type has. */
export function inLists(type: TypeNode, value: Json): Json {
  if (type.kind === 'NamedType') return value;
  const inner = inLists(type.type, value);
  return type.kind === 'ListType' ? [inner] : inner;
}

/** Scalars that schemas usually define for values of any kind. */
const ANYTHING = /json|object$|^(?:any|map)$/i;
const WHOLE_NUMBER = /^(?:u?int\d*|long|short|byte|big_?int|positive_?int|.*integer)$/i;
const FRACTION = /^(?:float\d*|double|decimal|number|big_?decimal|numeric)$/i;

/** Names for which other names say what their values are. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([['first', 'limit']]);

function isList(type: TypeNode): boolean {
  return type.kind === 'ListType' || (type.kind === 'NonNullType' && isList(type.type));
}

/** Returns a value of a scalar or an enumeration, by the name of its type or of its field. */
export function sampleLeaf(
  name: string,
  type: TypeNode,
  { schema, around }: Pick<SampleContext, 'schema'> & { readonly around?: string | undefined },
): Json {
  const named = nameNode(type).name.value;
  const own = schema.types.get(named);
  const [value] = own?.values ?? [];
  if (value !== undefined) return value.name.value;
  const field = FIELD_NAMES.get(name) ?? (isList(type) ? name.replace(/s$/, '') : name);
  const candidates = candidatesForName(field, around);
  if (named === 'Boolean') return true;
  if (WHOLE_NUMBER.test(named)) return candidates.find(Number.isInteger) ?? 1;
  if (FRACTION.test(named)) return candidates.find((each) => typeof each === 'number') ?? 1.5;
  if (ANYTHING.test(named)) return {};
  const isOwn = own !== undefined;
  const ofType = isOwn ? candidatesForName(named, undefined) : [];
  return [...ofType, ...candidates].find((each) => typeof each === 'string') ?? 'example';
}
