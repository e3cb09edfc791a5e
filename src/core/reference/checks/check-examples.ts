/** Whether the examples that authors give are what their own schemas ask for. */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ReadDocument } from '../document/document.ts';
import { formatPointer } from '../document/json-pointer.ts';
import { entriesOf, isRecord, listOf, type Loose, recordOf } from '../document/loose.ts';
import { createResolver, refOf, type Resolver } from '../document/resolver.ts';
import { areNames, writtenPlace } from '../document/written-path.ts';
import { findMisfit } from '../examples/find-misfit.ts';
import { isStreamType, takesJson } from '../request/media-type.ts';
import { createSchemaSource } from '../schema/schema-source.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { diagnoseOpenapiValue } from './openapi-value-entries.ts';

/** An example, what it is an example of, and the ways to both. */
interface Given {
  readonly value: unknown;
  readonly path: DataPath;
  readonly schema: unknown;
  readonly schemaPath: DataPath;
  /** Whether it is the first of several items that stand where whole lists are meant to. */
  readonly isItem?: boolean;
}

/** Only of documents whose form is right: elsewhere nobody knows what is an example. */
export function checkExamples({ document, root }: ReadDocument): readonly Diagnostic[] {
  const resolver = createResolver(root);
  let source: SchemaSource | undefined;
  return listGiven(root, resolver).flatMap(({ value, path, schema, schemaPath, isItem }) => {
    source ??= createSchemaSource(resolver, { id: '', keepsOrder: true, markKeys: [] });
    const located = { value: schema, pointer: formatPointer(schemaPath) };
    const misfit = findMisfit(value, located, source);
    if (misfit === undefined) return [];
    const place = writtenPlace(document, [...path, ...misfit.path]);
    const facts = { ...misfit, ...(isItem === true && { isItem }) };
    return diagnoseOpenapiValue('openapi/unfit-example', facts, place);
  });
}

/** In the order of the document, as far as its operations and components go. */
function listGiven(root: Loose, resolver: Resolver): readonly Given[] {
  const given: Given[] = [];
  const starts = ['components', 'webhooks', 'paths'];
  // A list of its own instead of recursion: a schema may be deeper than a stack.
  const pending = starts.map((key) => ({ value: root[key], path: [key] as DataPath }));
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    if (isRecord(value) && !areNames(path)) {
      given.push(...(isSchema(path) ? ofSchema(value, path) : ofHolder(value, path, resolver)));
    }
    pending.push(...listInner(value, path).toReversed());
  }
  return given;
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

/** Whether what stands at a path is a schema, or lies in one. */
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

/** Of items that were written in place of lists the first stands for all. */
function listExamples(
  type: unknown,
  examples: readonly unknown[],
): readonly Pick<Given, 'value' | 'isItem'>[] {
  const areItems = type === 'array' && !examples.some(Array.isArray);
  if (!areItems) return examples.map((value) => ({ value }));
  return examples.slice(0, 1).map((value) => ({ value, isItem: true }));
}

/** Of a parameter, a header or a media type. */
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

/** A text may be the example as it is sent: of a form, of XML, of a number in an address; a list may be several. */
function isData(value: unknown, isBody: boolean, mediaType: string): boolean {
  if (isBody && (isStreamType(mediaType) || !takesJson(mediaType))) return false;
  if (typeof value !== 'string') return true;
  if (isBody) return !/^\s*[[{]/.test(value);
  return !/^(?:-?\d+(?:\.\d+)?|true|false|null)$|[,;|=&[{]/.test(value);
}
