/** Lists the operations and types of a GraphQL schema as navigation does. */
import type { SymbolGroup, SymbolSummary } from '../model/symbol-model.ts';
import { optional } from '../document/loose.ts';
import { deprecationOf, describeNode } from './describe-node.ts';
import {
  type GraphqlSchema,
  OPERATION_KINDS,
  type OperationKind,
  TYPE_KEYWORDS,
  type TypeKeyword,
} from './parse-schema.ts';

/** The labels of groups. */
const OPERATION_LABELS = {
  query: 'queries',
  mutation: 'mutations',
  subscription: 'subscriptions',
} as const satisfies Readonly<Record<OperationKind, string>>;

const TYPE_LABELS = {
  type: 'objects',
  interface: 'interfaces',
  union: 'unions',
  enum: 'enums',
  input: 'inputs',
  scalar: 'scalars',
} as const satisfies Readonly<Record<TypeKeyword, string>>;

/** Up to this number of types, the groups of types are open at first. */
const FEW_TYPES = 25;

/** @param id The id of the schema, with which all keys begin. */
export function listSymbolGroups(schema: GraphqlSchema, id: string): readonly SymbolGroup[] {
  return [...groupOperations(schema, id), ...groupTypes(schema, id)];
}

export function operationKey(id: string, kind: OperationKind, name: string): string {
  return `${id} ${kind} ${name}`;
}

export function typeKey(id: string, name: string): string {
  return `${id} type ${name}`;
}

function groupOperations(schema: GraphqlSchema, id: string): readonly SymbolGroup[] {
  return OPERATION_KINDS.flatMap((kind) => {
    const label = OPERATION_LABELS[kind];
    const symbols = schema.operations[kind].map((node): SymbolSummary => ({
      key: operationKey(id, kind, node.name.value),
      title: node.name.value,
      kinds: [kind],
      path: [label, node.name.value],
      deprecated: deprecationOf(node) !== undefined,
      ...optional('description', describeNode(node).description),
    }));
    return symbols.length === 0 ? [] : [{ label, symbols, groups: [] }];
  });
}

function groupTypes(schema: GraphqlSchema, id: string): readonly SymbolGroup[] {
  const types = [...schema.types.values()];
  const kinds = TYPE_KEYWORDS.flatMap((keyword) => {
    const own = types.filter((type) => type.keyword === keyword);
    const sorted = own.toSorted((left, right) => (left.name < right.name ? -1 : 1));
    const symbols = sorted.map(({ name, description }): SymbolSummary => ({
      key: typeKey(id, name),
      title: name,
      kinds: [...new Set(['type', keyword])],
      path: ['types', name],
      deprecated: false,
      ...optional('description', description),
    }));
    const isOpen = types.length <= FEW_TYPES;
    return symbols.length === 0
      ? []
      : [{ label: TYPE_LABELS[keyword], symbols, groups: [], isOpen }];
  });
  const [only, ...others] = kinds;
  if (only === undefined) return [];
  return [
    others.length === 0
      ? { ...only, label: 'types' as const }
      : { label: 'types' as const, symbols: [], groups: kinds },
  ];
}
