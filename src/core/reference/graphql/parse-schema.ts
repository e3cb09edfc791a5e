/**
 * Parses a GraphQL schema in SDL (schema definition language): definitions, and the extensions of each. The
 * schema may be a part of a larger one, so extensions without a definition count as definitions, and
 * directives need not be declared.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Type-System.
 */
import { GraphQLError } from 'graphql/error';
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  parse,
  type StringValueNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  type TypeNode,
  visit,
} from 'graphql/language';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { positionsIn } from '../../text/source-file.ts';
import { type DocumentSource, toOrigin, toPlace } from '../../diagnostic/source-place.ts';
import type { SymbolDescription } from '../model/symbol-model.ts';
import { diagnoseGraphql } from './graphql-entries.ts';

export interface GraphqlSchema {
  /** Path from the project folder, or a URL. */
  readonly name: string;
  /** Length of its text in characters. */
  readonly size: number;
  /** Types by name, in the order of the text; without those whose fields are operations. */
  readonly types: ReadonlyMap<string, GraphqlType>;
  /** Names of the types whose fields are operations. */
  readonly roots: ReadonlySet<string>;
  readonly operations: Readonly<Record<OperationKind, readonly FieldDefinitionNode[]>>;
  /** All descriptions and reasons of deprecations. */
  readonly descriptions: readonly SymbolDescription[];
}

export const OPERATION_KINDS = ['query', 'mutation', 'subscription'] as const;

export type OperationKind = (typeof OPERATION_KINDS)[number];

/** A type with everything that its extensions add. */
export interface GraphqlType {
  readonly name: string;
  readonly keyword: TypeKeyword;
  readonly description?: string;
  readonly directives: readonly ConstDirectiveNode[];
  /** Names of the interfaces that an object or an interface implements. */
  readonly interfaces: readonly string[];
  /** Fields of an object or an interface. */
  readonly fields: readonly FieldDefinitionNode[];
  /** Fields of an input object. */
  readonly inputs: readonly InputValueDefinitionNode[];
  readonly values: readonly EnumValueDefinitionNode[];
  /** Names of the types of a union. */
  readonly options: readonly string[];
  /** Its definition and extensions as they are written. */
  readonly nodes: readonly TypeNodes[];
}

type TypeNodes = TypeDefinitionNode | TypeExtensionNode;

/** The keywords by which definitions begin, in the order in which the kinds of types are listed. */
export const TYPE_KEYWORDS = ['type', 'interface', 'union', 'enum', 'input', 'scalar'] as const;

export type TypeKeyword = (typeof TYPE_KEYWORDS)[number];

export interface SchemaReading {
  /** Absent if the text could not be read as a schema. */
  readonly document?: GraphqlSchema;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseSchema(source: DocumentSource): SchemaReading {
  const parsed = parseText(source);
  if (!('definitions' in parsed)) return { diagnostics: [parsed] };
  const { all, diagnostics } = collectTypes(parsed, source);
  const roots = readRoots(parsed);
  const fieldsOf = (kind: OperationKind) => all.get(roots.get(kind) ?? '')?.fields ?? [];
  const operations = {
    query: fieldsOf('query'),
    mutation: fieldsOf('mutation'),
    subscription: fieldsOf('subscription'),
  };
  const hidden = new Set(roots.values());
  const types = new Map([...all].filter(([name]) => !hidden.has(name)));
  const hasOperations = Object.values(operations).some((fields) => fields.length > 0);
  if (types.size === 0 && !hasOperations) {
    const found = diagnoseGraphql('graphql/no-types', { path: source.name }, toPlace(source));
    return { diagnostics: [...diagnostics, found] };
  }
  return {
    document: {
      name: source.name,
      size: source.text.length,
      types,
      roots: hidden,
      operations,
      descriptions: listDescriptions(parsed, source),
    },
    diagnostics: [...diagnostics, ...checkNames(all, source)],
  };
}

function listDescriptions(
  parsed: DocumentNode,
  source: DocumentSource,
): readonly SymbolDescription[] {
  const found: SymbolDescription[] = [];
  const positionOf = positionsIn(source.text);
  const add = ({ value, loc }: StringValueNode) => {
    const start = loc?.start ?? 0;
    const findPlace = (url: string) => {
      const at = source.text.indexOf(url, start);
      return toPlace(source, positionOf(at === -1 ? start : at));
    };
    found.push({
      text: value,
      findPlace,
      ...(loc && { span: { start: loc.start, end: loc.end } }),
    });
  };
  visit(parsed, {
    enter(node) {
      if ('description' in node && node.description !== undefined) add(node.description);
      if (node.kind !== 'Directive' || node.name.value !== 'deprecated') return;
      for (const { value } of node.arguments ?? []) if (value.kind === 'StringValue') add(value);
    },
  });
  return found;
}

function parseText(source: DocumentSource): DocumentNode | Diagnostic {
  const { text } = source;
  const isJson = /^\s*\{/.test(text);
  try {
    const isBlank = text.replace(/#.*/g, '').trim() === '';
    return isBlank ? { kind: 'Document', definitions: [] } : parse(text);
  } catch (error) {
    const { position, reason } = readError(error);
    const facts = { reason, isJson, ...toOrigin(source, position) };
    return diagnoseGraphql('graphql/syntax', facts, toPlace(source, position));
  }
}

/** Lists that are nested thousands deep exceed the stack of the parser. */
function readError(error: unknown) {
  if (error instanceof RangeError) return { reason: 'Types are nested too deeply.' };
  if (!(error instanceof GraphQLError)) throw error;
  const sentence = error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
  return { reason: `${sentence}.`, position: error.locations?.[0] };
}

/** The keywords of definitions, by the kinds of their nodes. */
const KEYWORDS: Readonly<Record<TypeNodes['kind'], TypeKeyword>> = {
  ObjectTypeDefinition: 'type',
  ObjectTypeExtension: 'type',
  InterfaceTypeDefinition: 'interface',
  InterfaceTypeExtension: 'interface',
  UnionTypeDefinition: 'union',
  UnionTypeExtension: 'union',
  EnumTypeDefinition: 'enum',
  EnumTypeExtension: 'enum',
  InputObjectTypeDefinition: 'input',
  InputObjectTypeExtension: 'input',
  ScalarTypeDefinition: 'scalar',
  ScalarTypeExtension: 'scalar',
};

function isType(node: DocumentNode['definitions'][number]): node is TypeNodes {
  return node.kind in KEYWORDS;
}

function collectTypes({ definitions }: DocumentNode, source: DocumentSource) {
  const nodes = new Map<string, TypeNodes[]>();
  const diagnostics: Diagnostic[] = [];
  const positionOf = positionsIn(source.text);
  for (const node of definitions) {
    if (!isType(node)) continue;
    const name = node.name.value;
    const known = nodes.get(name) ?? [];
    const isAgain = !isExtension(node) && known.some((each) => !isExtension(each));
    if (isAgain) {
      const position = positionOf(node.name.loc?.start ?? 0);
      const facts = { name, ...toOrigin(source, position) };
      const place = toPlace(source, position);
      diagnostics.push(diagnoseGraphql('graphql/defined-twice', facts, place));
    } else nodes.set(name, isExtension(node) ? [...known, node] : [node, ...known]);
  }
  const all = new Map(Array.from(nodes, ([name, own]) => [name, toType(name, own)] as const));
  return { all, diagnostics };
}

function isExtension({ kind }: TypeNodes): boolean {
  return kind.endsWith('Extension');
}

/** Merges the nodes of a type. Of equal members, the first counts. */
function toType(name: string, nodes: readonly TypeNodes[]): GraphqlType {
  const [first] = nodes;
  if (first === undefined) throw new Error('A type has a definition or an extension.');
  const description = nodes
    .map((node) => ('description' in node ? node.description?.value.trim() : undefined))
    .find((text) => text !== undefined && text !== '');
  const fieldsOf = (node: TypeNodes) =>
    'fields' in node ? ((node.fields ?? []) as readonly MemberNode[]) : [];
  const fields = byName(nodes.flatMap(fieldsOf));
  return {
    name,
    keyword: KEYWORDS[first.kind],
    ...(description !== undefined && { description }),
    directives: nodes.flatMap(({ directives = [] }) => directives),
    interfaces: namesOf(
      nodes.flatMap((node) => ('interfaces' in node ? (node.interfaces ?? []) : [])),
    ),
    fields: fields.filter((field) => field.kind === 'FieldDefinition'),
    inputs: fields.filter((field) => field.kind === 'InputValueDefinition'),
    values: byName(nodes.flatMap((node) => ('values' in node ? (node.values ?? []) : []))),
    options: namesOf(nodes.flatMap((node) => ('types' in node ? (node.types ?? []) : []))),
    nodes,
  };
}

type MemberNode = FieldDefinitionNode | InputValueDefinitionNode;

interface Named {
  readonly name: { readonly value: string };
}

function byName<Node extends Named>(nodes: readonly Node[]): readonly Node[] {
  const names = new Set<string>();
  return nodes.filter(({ name: { value } }) => !names.has(value) && names.add(value));
}

function namesOf(nodes: readonly Named[]): readonly string[] {
  return byName(nodes).map(({ name }) => name.value);
}

/**
 * Returns the names of the types whose fields are operations. A schema that is defined explicitly has no
 * others, so that its type Subscription can be what customers pay for.
 */
function readRoots({ definitions }: DocumentNode): ReadonlyMap<OperationKind, string> {
  const written = definitions.filter(
    (node) => node.kind === 'SchemaDefinition' || node.kind === 'SchemaExtension',
  );
  const isExplicit = written.some(({ kind }) => kind === 'SchemaDefinition');
  const declared = written.flatMap(({ operationTypes = [] }) => operationTypes);
  return new Map([
    ...(isExplicit ? [] : DEFAULT_ROOTS),
    ...declared.map(({ operation, type }) => [operation, type.name.value] as const),
  ]);
}

const DEFAULT_ROOTS = [
  ['query', 'Query'],
  ['mutation', 'Mutation'],
  ['subscription', 'Subscription'],
] as const;

/** The scalars of the language itself, which schemas do not define. */
const BUILT_IN: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** Reports names of types that the schema does not define, each name once. */
function checkNames(
  types: ReadonlyMap<string, GraphqlType>,
  source: DocumentSource,
): readonly Diagnostic[] {
  const positionOf = positionsIn(source.text);
  const unknown = new Map<string, number>();
  for (const { start, name } of [...types.values()].flatMap(listNames)) {
    if (!BUILT_IN.has(name) && !types.has(name) && !unknown.has(name)) unknown.set(name, start);
  }
  return Array.from(unknown, ([name, start]) => {
    const position = positionOf(start);
    const near = nearest(name, [...types.keys(), ...BUILT_IN]);
    const facts = { name, nearest: near, ...toOrigin(source, position) };
    return diagnoseGraphql('graphql/unknown-type', facts, toPlace(source, position));
  });
}

function listNames({ nodes, fields, inputs }: GraphqlType) {
  const outer = nodes.flatMap((node) => [
    ...('interfaces' in node ? (node.interfaces ?? []) : []),
    ...('types' in node ? (node.types ?? []) : []),
  ]);
  const inner = [...fields, ...inputs, ...fields.flatMap((field) => field.arguments ?? [])];
  const named = [...outer, ...inner.map(({ type }) => nameNode(type))];
  return named.map(({ name, loc }) => ({ name: name.value, start: loc?.start ?? 0 }));
}

/** Returns the type inside of lists and exclamation marks. */
export function nameNode(type: TypeNode) {
  let inner = type;
  while (inner.kind !== 'NamedType') inner = inner.type;
  return inner;
}
