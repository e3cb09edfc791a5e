/**
 * Explains what OpenAPI 3 has instead of keys that a document writes as in Swagger 2, which many authors
 * still know by heart.
 */
import { quote } from '../../diagnostic/quote.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { get, isRecord } from '../document/loose.ts';

/** Why a part of a document is wrong, and how to fix it. */
export interface MistakeReason {
  readonly reason: string;
  readonly advice: string;
  /** The key that the reason is about, for errors that do not name one themselves. */
  readonly key?: string;
}

interface OldPart {
  /** Path of the object that contains the part. */
  readonly path: DataPath;
  readonly value: unknown;
  /** The key that is not allowed; undefined if a key is missing or the value is wrong. */
  readonly extra: string | undefined;
}

/** Keywords of a schema that Swagger 2 allowed directly in parameters and headers. */
const OF_VALUES: readonly string[] = [
  'type',
  'format',
  'enum',
  'default',
  'items',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'multipleOf',
  'collectionFormat',
];

/** What replaced a key at the root of a document. */
const AT_TOP = new Map([
  ['host', '"servers"'],
  ['basePath', '"servers"'],
  ['schemes', '"servers"'],
  ['definitions', '"components.schemas"'],
  ['securityDefinitions', '"components.securitySchemes"'],
  ['parameters', '"components.parameters"'],
  ['responses', '"components.responses"'],
  ['consumes', 'the "content" of each body'],
  ['produces', 'the "content" of each response'],
]);

/** Returns undefined if the part is wrong for another reason. */
export function explainOlderKey({ path, value, extra }: OldPart): MistakeReason | undefined {
  if (path.at(-1) === 'in' && path.at(-3) === 'parameters') return explainBody(value);
  const key = extra ?? findValueKey(value);
  if (key === undefined) return undefined;
  if (isValueHolder(path) && OF_VALUES.includes(key)) {
    const reason = `${quote(key)} is not a key here, but one of the schema of the value`;
    return { reason, advice: 'Put it below "schema", as OpenAPI 3 has it.', key };
  }
  if (path.at(-2) === 'responses' && (key === 'schema' || key === 'examples')) {
    const reason = `${quote(key)} is not a key here, but one of a media type below "content"`;
    return { reason, advice: `Write content: { application/json: { ${key}: ... } }` };
  }
  const place = path.length === 0 ? AT_TOP.get(key) : placeOfMedia(path, key);
  if (place === undefined) return undefined;
  return {
    reason: `${quote(key)} is a key of Swagger 2, in place of which OpenAPI 3 has ${place}`,
    advice: `Move what it says to ${place}.`,
  };
}

function explainBody(value: unknown): MistakeReason | undefined {
  if (value !== 'body' && value !== 'formData') return undefined;
  const media = value === 'body' ? 'application/json' : 'multipart/form-data';
  return {
    reason: `OpenAPI 3 has no parameters in ${quote(value)}`,
    advice: `Describe it as the body of the operation: requestBody: { content: { ${media}: { schema: ... } } }`,
  };
}

/** Returns the first key that belongs in a schema, if an object has neither `schema` nor `content`. */
function findValueKey(value: unknown): string | undefined {
  const lacksSchema = get(value, 'schema') === undefined && get(value, 'content') === undefined;
  if (!isRecord(value) || !lacksSchema) return undefined;
  return OF_VALUES.find((key) => Object.hasOwn(value, key));
}

/** Whether a path is that of a parameter or a header. */
function isValueHolder(path: DataPath): boolean {
  return path.at(-2) === 'parameters' || path.at(-2) === 'headers';
}

function placeOfMedia(path: DataPath, key: string): string | undefined {
  if (path.at(-3) !== 'paths') return undefined;
  if (key === 'consumes' || key === 'produces') return AT_TOP.get(key);
  return key === 'schemes' ? '"servers"' : undefined;
}
