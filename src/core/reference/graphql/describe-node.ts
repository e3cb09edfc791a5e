/** Reads what a definition of a GraphQL schema says about itself in words. */
import type {
  ConstDirectiveNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
} from 'graphql/language';
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
export function deprecationOf(node: Described): string | undefined {
  if (!isDeprecated(node)) return undefined;
  return argumentOf(node.directives ?? [], 'deprecated', 'reason') ?? '';
}

export function isDeprecated({ directives = [] }: Described): boolean {
  return directives.some(({ name }) => name.value === 'deprecated');
}

/** Whether a request must give an argument a value. */
export function isRequired({ type, defaultValue }: InputValueDefinitionNode): boolean {
  return type.kind === 'NonNullType' && defaultValue === undefined;
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
