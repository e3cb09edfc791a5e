/** Checks whether the examples that authors give fit their own schemas. */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { getOrMake } from '../../text/get-or-make.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ReadDocument } from '../document/document.ts';
import { formatPointer } from '../document/json-pointer.ts';
import { entriesOf, isRecord, listOf, type Loose, recordOf } from '../document/loose.ts';
import { createResolver, refOf, type Resolver } from '../document/resolver.ts';
import { areNames, writtenPlace } from '../document/written-path.ts';
import { findMismatch } from '../examples/find-mismatch.ts';
import { isStreamType, takesJson } from '../request/media-type.ts';
import { createSchemaSource } from '../schema/schema-source.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { diagnoseOpenapiValue } from './openapi-value-entries.ts';

/** An example and its schema, with the paths of both. */
interface Given {
  readonly value: unknown;
  readonly path: DataPath;
  readonly schema: unknown;
  readonly schemaPath: DataPath;
  /** Whether it is the first of several items that were written where whole lists belong. */
  readonly isItem?: boolean;
}

/** Call only for documents whose form is valid, because otherwise it is unknown what is an example. */
export function checkExamples({ document, root }: ReadDocument): readonly Diagnostic[] {
  const resolver = createResolver(root);
  let source: SchemaSource | undefined;
  // The examples of one holder share the path of its schema.
  const pointers = new Map<DataPath, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { value, path, schema, schemaPath, isItem } of listGiven(root, resolver)) {
    source ??= createSchemaSource(resolver, { id: '', keepsOrder: true, markKeys: [] });
    const pointer = getOrMake(pointers, schemaPath, () => formatPointer(schemaPath));
    const located = { value: schema, pointer };
    const misfit = findMismatch(value, located, source);
    if (misfit === undefined) continue;
    const place = writtenPlace(document, [...path, ...misfit.path]);
    const facts = { ...misfit, ...(isItem === true && { isItem }) };
    diagnostics.push(diagnoseOpenapiValue('openapi/unfit-example', facts, place));
  }
  return diagnostics;
}

/** Lists the examples within operations and components, in the order of the document. */
function* listGiven(root: Loose, resolver: Resolver): Generator<Given> {
  const starts = ['components', 'webhooks', 'paths'];
  // A list instead of recursion, because schemas can be nested deeper than the stack allows.
  const pending = starts.map((key) => ({ value: root[key], path: [key] as DataPath }));
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    if (isRecord(value) && !areNames(path)) {
      yield* isSchema(path) ? ofSchema(value, path) : ofHolder(value, path, resolver);
    }
    for (const inner of listInner(value, path).toReversed()) pending.push(inner);
  }
}

/** Keys whose values are data, or examples themselves. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'const', 'enum']);

function listInner(value: unknown, path: DataPath): { value: unknown; path: DataPath }[] {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((inner, rank) => ({ value: inner, path: [...path, rank] }));
  }
  return entriesOf(value).flatMap(([key, inner]) =>
    (DATA.has(key) && !areNames(path)) || key.startsWith('x-')
      ? []
      : { value: inner, path: [...path, key] },
  );
}

/** Whether the value at a path is a schema or inside of one. */
function isSchema(path: DataPath): boolean {
  if (path[0] === 'components' && path[1] === 'schemas') return true;
  return path.includes('schema') || path.includes('itemSchema');
}

function ofSchema(schema: Loose, path: DataPath): readonly Given[] {
  const own = { schema, schemaPath: path };
  const { example, examples } = schema;
  return [
    ...(example === undefined ? [] : [{ ...own, value: example, path: [...path, 'example'] }]),
    ...listExamples(schema['type'], listOf(examples)).map((given, rank) => ({
      ...own,
      ...given,
      path: [...path, 'examples', rank],
    })),
  ];
}

/**
 * Lists the examples of a schema. If items were written in place of lists, the first one stands for all of
 * them.
 */
function listExamples(
  type: unknown,
  examples: readonly unknown[],
): readonly Pick<Given, 'value' | 'isItem'>[] {
  const areItems = type === 'array' && !examples.some(Array.isArray);
  if (!areItems) return examples.map((value) => ({ value }));
  return examples.slice(0, 1).map((value) => ({ value, isItem: true }));
}

/** Lists the examples of a parameter, a header or a media type. */
function ofHolder(holder: Loose, path: DataPath, resolver: Resolver): readonly Given[] {
  const { schema, example } = holder;
  if (!isRecord(schema)) return [];
  const own = { schema, schemaPath: [...path, 'schema'] };
  const isBody = path.at(-2) === 'content';
  const mediaType = isBody ? String(path.at(-1)) : '';
  const named = entriesOf(holder['examples']).flatMap(([name, written]) => {
    const found = recordOf(resolver.follow(written, '')?.value);
    const key = found['value'] === undefined ? 'dataValue' : 'value';
    const at = [...path, 'examples', name, ...(refOf(written) === undefined ? [key] : [])];
    return found[key] === undefined ? [] : { ...own, value: found[key], path: at };
  });
  const sole =
    example === undefined ? [] : [{ ...own, value: example, path: [...path, 'example'] }];
  return [...sole, ...named].filter(({ value }) => isData(value, isBody, mediaType));
}

/**
 * Whether an example can be compared with its schema. A text can be the serialized form of a body in a form
 * or XML, or of a number in a URL; a list can be several items of a stream.
 */
function isData(value: unknown, isBody: boolean, mediaType: string): boolean {
  if (isBody && (isStreamType(mediaType) || !takesJson(mediaType))) return false;
  if (typeof value !== 'string') return true;
  if (isBody) return !/^\s*[[{]/.test(value);
  return !/^(?:-?\d+(?:\.\d+)?|true|false|null)$|[,;|=&[{]/.test(value);
}
