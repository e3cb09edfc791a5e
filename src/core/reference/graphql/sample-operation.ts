/** Writes examples: an operation of a GraphQL schema with its variables and result, and definitions. */
import { type FieldDefinitionNode, print } from 'graphql/language';
import type { SymbolCode, SymbolExamples } from '../model/symbol-model.ts';
import type { GraphqlType, OperationKind } from './parse-schema.ts';
import {
  chooseInputs,
  inLists,
  type SampleContext,
  sampleLeaf,
  sampleResult,
  sampleVariables,
} from './sample-value.ts';
import { selectFields, type Selection } from './select-fields.ts';

export interface OperationSampling extends SampleContext {
  readonly kind: OperationKind;
}

/** Longer lines of variables are divided into one line for each. */
const MAX_LINE = 72;

export function buildExamples(
  node: FieldDefinitionNode,
  context: OperationSampling,
): readonly SymbolExamples[] {
  const { schema, showsOptional, kind } = context;
  const inputs = chooseInputs(node.arguments ?? [], showsOptional);
  const selection = selectFields(node.type, schema);
  const result =
    selection === undefined
      ? inLists(node.type, sampleLeaf(node.name.value, node.type, { schema }))
      : sampleResult(selection, node.type, context);
  const response = { data: { [node.name.value]: result } };
  const request: SymbolCode = {
    label: `${kind}.graphql`,
    language: 'graphql',
    text: formatOperation(node, { kind, inputs, selection }),
  };
  const sent: SymbolCode[] =
    inputs.length === 0 ? [] : [toJson('variables.json', sampleVariables(inputs, context))];
  return [
    { title: 'request', shows: 'request', codes: [request, ...sent] },
    { title: 'response', shows: 'response', codes: [toJson('response.json', response)] },
  ];
}

/** Returns the definition of a type without descriptions, which are beside it on the page. */
export function buildDefinition({ nodes }: GraphqlType): SymbolCode {
  const text = nodes.map((node) => print(withoutDescriptions(node))).join('\n\n');
  return { label: 'schema.graphql', language: 'graphql', text };
}

function withoutDescriptions<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutDescriptions) as Value;
  if (typeof value !== 'object' || value === null || !('kind' in value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'description' && key !== 'loc');
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutDescriptions(part)])) as Value;
}

function toJson(label: string, value: unknown): SymbolCode {
  return { label, language: 'json', text: JSON.stringify(value, undefined, 2) };
}

function formatOperation(
  node: FieldDefinitionNode,
  {
    kind,
    inputs,
    selection,
  }: {
    readonly kind: OperationKind;
    readonly inputs: ReturnType<typeof chooseInputs>;
    readonly selection: Selection | undefined;
  },
): string {
  const name = node.name.value;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const declared = inputs.map((input) => `$${input.name.value}: ${print(input.type)}`);
  const passed = inputs.map(({ name: { value } }) => `${value}: $${value}`);
  return [
    `${kind} ${title}${formatList(declared, '')} {`,
    `  ${name}${formatList(passed, '  ')}${selection === undefined ? '' : ' {'}`,
    ...(selection === undefined ? [] : [...formatSelection(selection, '    '), '  }']),
    '}',
  ].join('\n');
}

function formatList(items: readonly string[], indent: string): string {
  if (items.length === 0) return '';
  const line = `(${items.join(', ')})`;
  if (line.length <= MAX_LINE) return line;
  return `(\n${items.map((item) => `${indent}  ${item}\n`).join('')}${indent})`;
}

function formatSelection(
  { hasTypename, fields, fragments }: Selection,
  indent: string,
): readonly string[] {
  const inner = (selection: Selection) => formatSelection(selection, `${indent}  `);
  return [
    ...(hasTypename ? [`${indent}__typename`] : []),
    ...fields.flatMap(({ name, selection }) =>
      selection === undefined
        ? [`${indent}${name}`]
        : [`${indent}${name} {`, ...inner(selection), `${indent}}`],
    ),
    ...fragments.flatMap((fragment) => [
      `${indent}... on ${fragment.type} {`,
      ...inner(fragment),
      `${indent}}`,
    ]),
  ];
}
