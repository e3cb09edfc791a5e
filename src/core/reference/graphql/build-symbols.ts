/** Builds the pages of a GraphQL schema: one for each operation, and one for each type. */
import {
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  print,
} from 'graphql/language';
import { optional } from '../document/loose.ts';
import type {
  Member,
  SymbolGroup,
  SymbolPage,
  SymbolReference,
  SymbolSettings,
} from '../model/symbol-model.ts';
import { argumentOf, describeNode, isRequired } from './describe-node.ts';
import { listSymbolGroups, operationKey, typeKey } from './list-groups.ts';
import {
  type GraphqlSchema,
  type GraphqlType,
  nameNode,
  OPERATION_KINDS,
  type OperationKind,
} from './parse-schema.ts';
import { buildExamples, buildDefinition } from './sample-operation.ts';
import { joinParts } from '../symbols/join-parts.ts';
import { linkSection, memberSection } from '../symbols/sections.ts';
import { formatArguments, formatNames, formatTypeNode, type LinkType } from './type-text.ts';
import { findUses, type TypeUses } from './type-uses.ts';

export function buildSymbols(
  schema: GraphqlSchema,
  id: string,
  settings: SymbolSettings,
): SymbolReference {
  return new SymbolBuilder(schema, id, settings);
}

class SymbolBuilder implements SymbolReference {
  readonly kind = 'graphql';
  readonly name: string;
  readonly id: string;
  readonly groups: readonly SymbolGroup[];
  readonly #schema: GraphqlSchema;
  readonly #settings: SymbolSettings;
  readonly #operations = new Map<string, readonly [OperationKind, FieldDefinitionNode]>();
  readonly #types: ReadonlyMap<string, GraphqlType>;
  /** Created when the first page is. */
  #uses: TypeUses | undefined;

  constructor(schema: GraphqlSchema, id: string, settings: SymbolSettings) {
    this.#schema = schema;
    this.#settings = settings;
    this.name = schema.name;
    this.id = id;
    for (const kind of OPERATION_KINDS) {
      for (const node of schema.operations[kind]) {
        this.#operations.set(operationKey(id, kind, node.name.value), [kind, node]);
      }
    }
    this.#types = new Map([...schema.types.values()].map((type) => [typeKey(id, type.name), type]));
    this.groups = listSymbolGroups(schema, id);
  }

  symbol(key: string): SymbolPage | undefined {
    const operation = this.#operations.get(key);
    if (operation !== undefined) return this.#buildOperation(key, ...operation);
    const type = this.#types.get(key);
    return type && this.#buildType(key, type);
  }

  /** The uses of all types, which takes a while to find in a large schema. */
  get #usesOf(): TypeUses {
    return (this.#uses ??= findUses(this.#schema, {
      ofOperation: (kind, name) => operationKey(this.id, kind, name),
      ofType: (name) => typeKey(this.id, name),
    }));
  }

  #linkType: LinkType = (name) =>
    this.#schema.types.has(name) ? { text: name, key: typeKey(this.id, name) } : { text: name };

  #buildOperation(key: string, keyword: OperationKind, node: FieldDefinitionNode): SymbolPage {
    const { name, type, arguments: written = [] } = node;
    const result = this.#schema.types.get(nameNode(type).name.value);
    const own = result !== undefined && this.#isOnlyUsedBy(result, key) ? result : undefined;
    return {
      kind: 'symbol',
      key,
      keyword,
      language: 'graphql',
      title: name.value,
      declarations: [
        joinParts([
          name.value,
          ...formatArguments(written, this.#linkType),
          ': ',
          ...formatTypeNode(type, this.#linkType),
        ]),
      ],
      ...describeNode(node),
      sections: [
        ...memberSection('arguments', this.#toInputs(written, 'argument', key)),
        {
          id: 'returns',
          title: 'returns',
          type: formatTypeNode(type, this.#linkType),
          members: own === undefined ? [] : this.#toFields(own.fields, 'returns'),
          links: (own?.options ?? []).map(this.#linkType),
        },
      ],
      examples: buildExamples(node, { kind: keyword, schema: this.#schema, ...this.#settings }),
    };
  }

  #buildType(key: string, type: GraphqlType): SymbolPage {
    const { name, keyword, description, directives, interfaces, options } = type;
    const specifiedBy = argumentOf(directives, 'specifiedBy', 'url');
    const linkType = this.#linkType;
    const { implementers, users } = this.#usesOf;
    return {
      kind: 'symbol',
      key,
      keyword,
      language: 'graphql',
      title: name,
      declarations: [
        joinParts([
          name,
          ...formatNames(interfaces, [' implements ', ' & '], linkType),
          ...formatNames(options, [' = ', ' | '], linkType),
          ...(directives.some((each) => each.name.value === 'oneOf') ? [' @oneOf'] : []),
        ]),
      ],
      ...optional('description', description),
      ...optional('specifiedBy', /^https?:/.test(specifiedBy ?? '') ? specifiedBy : undefined),
      sections: [
        ...memberSection('fields', [
          ...this.#toFields(type.fields, 'field'),
          ...this.#toInputs(type.inputs, 'field', key),
        ]),
        ...memberSection('values', type.values.map(toValue)),
        ...linkSection('possibleTypes', options.map(linkType)),
        ...linkSection('implementedBy', (implementers.get(name) ?? []).map(linkType)),
        ...linkSection('usedBy', users.get(name) ?? []),
      ],
      examples: [{ title: 'definition', codes: [buildDefinition(type)] }],
    };
  }

  /** Whether no other page needs the type, so that a reader expects its fields right here. */
  #isOnlyUsedBy({ name, keyword }: GraphqlType, key: string): boolean {
    const users = this.#usesOf.users.get(name) ?? [];
    return keyword !== 'scalar' && users.length === 1 && users[0]?.key === key;
  }

  #toFields(nodes: readonly FieldDefinitionNode[], prefix: string): readonly Member[] {
    return nodes.map((node) => {
      const id = `${prefix}-${node.name.value}`;
      const members = this.#toInputs(node.arguments ?? [], id);
      return {
        id,
        name: node.name.value,
        type: formatTypeNode(node.type, this.#linkType),
        ...describeNode(node),
        required: false,
        members,
        ...(members.length > 0 && { fold: 'arguments' }),
      };
    });
  }

  /** @param user The key of the page, for an argument whose fields may be shown with it. */
  #toInputs(
    nodes: readonly InputValueDefinitionNode[],
    prefix: string,
    user?: string,
  ): readonly Member[] {
    return nodes.map((node) => {
      const id = `${prefix}-${node.name.value}`;
      const type = this.#schema.types.get(nameNode(node.type).name.value);
      const isOwn = type !== undefined && user !== undefined && this.#isOnlyUsedBy(type, user);
      return {
        id,
        name: node.name.value,
        type: formatTypeNode(node.type, this.#linkType),
        ...describeNode(node),
        required: isRequired(node),
        ...optional('default', node.defaultValue && print(node.defaultValue)),
        members: isOwn ? this.#toInputs(type.inputs, id) : [],
      };
    });
  }
}

function toValue(node: EnumValueDefinitionNode): Member {
  const name = node.name.value;
  return { id: `value-${name}`, name, ...describeNode(node), required: false, members: [] };
}
