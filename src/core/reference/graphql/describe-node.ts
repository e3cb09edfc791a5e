/** Reads what a definition of a GraphQL schema says about itself in words. */
import type { ConstDirectiveNode, FieldDefinitionNode } from 'graphql/language';
import { optional } from '../document/loose.ts';
import type { Member } from '../model/symbol-model.ts';

type Described = Pick<FieldDefinitionNode, 'description' | 'directives'>;

export function describeNode(node: Described): Pick<Member, 'description' | 'deprecation'> {
  const description = node.description?.value.trim();
  return {
    ...optional('description', description === '' ? undefined : description),
    ...optional('deprecation', deprecationOf(node)),
  };
}

/** Returns the reason, empty if there is none; undefined for what is not deprecated. */
export function deprecationOf({ directives = [] }: Described): string | undefined {
  const isDeprecated = directives.some(({ name }) => name.value === 'deprecated');
  return isDeprecated ? (argumentOf(directives, 'deprecated', 'reason') ?? '') : undefined;
}

/** Returns the value of a directive's argument that is a text. */
export function argumentOf(
  directives: readonly ConstDirectiveNode[],
  name: string,
  argument: string,
): string | undefined {
  const value = directives
    .find((directive) => directive.name.value === name)
    ?.arguments?.find((each) => each.name.value === argument)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}
