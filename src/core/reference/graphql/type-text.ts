/** Writes types and declarations of a GraphQL schema as text in which names link to their pages. */
import { type InputValueDefinitionNode, print, type TypeNode } from 'graphql/language';
import type { TypePart, TypeText } from '../model/symbol-model.ts';
import { joinParts } from '../symbols/join-parts.ts';

/** Returns the part for the name of a type, with the key of its page if it has one. */
export type LinkType = (name: string) => TypePart;

/** `[User!]!`. */
export function formatTypeNode(type: TypeNode, linkType: LinkType): TypeText {
  switch (type.kind) {
    case 'NamedType':
      return [linkType(type.name.value)];
    case 'NonNullType':
      return joinParts([...formatTypeNode(type.type, linkType), '!']);
    case 'ListType':
      return joinParts(['[', ...formatTypeNode(type.type, linkType), ']']);
  }
}

/** `(id: ID!, first: Int = 10)`; empty if there are no arguments. */
export function formatArguments(
  nodes: readonly InputValueDefinitionNode[],
  linkType: LinkType,
): TypeText {
  if (nodes.length === 0) return [];
  const parts = nodes.flatMap((node, rank) => [
    `${rank === 0 ? '(' : ', '}${node.name.value}: `,
    ...formatTypeNode(node.type, linkType),
    ...(node.defaultValue === undefined ? [] : [` = ${print(node.defaultValue)}`]),
  ]);
  return joinParts([...parts, ')']);
}

/** Lists names with a text before the first one, and another between them; empty without names. */
export function formatNames(
  names: readonly string[],
  [before, between]: readonly [before: string, between: string],
  linkType: LinkType,
): TypeText {
  return joinParts(names.flatMap((name, rank) => [rank === 0 ? before : between, linkType(name)]));
}
