/** Finds what uses each type of a GraphQL schema. */
import type { FieldDefinitionNode } from 'graphql/language';
import { getOrMake } from '../../text/get-or-make.ts';
import type { TypePart } from '../model/symbol-model.ts';
import {
  type GraphqlSchema,
  type GraphqlType,
  nameNode,
  OPERATION_KINDS,
  type OperationKind,
} from './parse-schema.ts';

export interface TypeUses {
  /** The operations, types and unions that name a type directly, once each. */
  readonly users: ReadonlyMap<string, readonly TypePart[]>;
  /** Names of the types that implement an interface. */
  readonly implementers: ReadonlyMap<string, readonly string[]>;
}

/** The keys of the pages of users. */
interface UserKeys {
  readonly ofOperation: (kind: OperationKind, name: string) => string;
  readonly ofType: (name: string) => string;
}

export function findUses({ operations, types }: GraphqlSchema, keys: UserKeys): TypeUses {
  const users = new Map<string, TypePart[]>();
  const implementers = new Map<string, string[]>();
  const note = (names: readonly string[], user: TypePart) => {
    for (const name of new Set(names)) getOrMake(users, name, () => []).push(user);
  };
  for (const kind of OPERATION_KINDS) {
    for (const node of operations[kind]) {
      const text = node.name.value;
      note(namesInField(node), { text, key: keys.ofOperation(kind, text) });
    }
  }
  for (const type of types.values()) {
    note(namesIn(type), { text: type.name, key: keys.ofType(type.name) });
    for (const name of type.interfaces) getOrMake(implementers, name, () => []).push(type.name);
  }
  return { users, implementers };
}

function namesIn({ name, fields, inputs, options }: GraphqlType): readonly string[] {
  const inner = [
    ...fields.flatMap(namesInField),
    ...inputs.map(({ type }) => nameNode(type).name.value),
    ...options,
  ];
  return inner.filter((each) => each !== name);
}

function namesInField({ type, arguments: written = [] }: FieldDefinitionNode): readonly string[] {
  return [type, ...written.map((argument) => argument.type)].map(
    (each) => nameNode(each).name.value,
  );
}
