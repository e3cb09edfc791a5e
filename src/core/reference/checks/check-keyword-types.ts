/**
 * Reports schema keywords whose values are of another kind than JSON Schema defines, so that they have no
 * effect. Before OpenAPI 3.1, the validator of documents reports them.
 */
import { isNumberText } from '../../text/json/exact-json.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { entriesOf, isRecord, type Loose } from '../document/loose.ts';
import { adviseOnMisplaced } from '../verdict/misplaced-keyword.ts';
import type { SchemaCheck } from './check-schema-values.ts';
import { diagnoseOpenapiSchema, type KeywordType } from './openapi-schema-entries.ts';

const KEYWORDS: Readonly<Record<KeywordType, readonly string[]>> = {
  schemas: ['properties', 'patternProperties', '$defs', 'dependentSchemas'],
  'schema-list': ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  // `items` is missing here, because it can be a list in older versions of JSON Schema, which some
  // documents name.
  schema: ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'additionalProperties'],
  list: ['enum', 'examples'],
  names: ['required'],
  limit: ['exclusiveMinimum', 'exclusiveMaximum'],
  number: ['minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  flag: ['uniqueItems', 'deprecated', 'readOnly', 'writeOnly'],
};

const KINDS: ReadonlyMap<string, KeywordType> = new Map(
  (Object.keys(KEYWORDS) as KeywordType[]).flatMap((kind) =>
    KEYWORDS[kind].map((keyword) => [keyword, kind] as const),
  ),
);

const FITS: Readonly<Record<KeywordType, (value: unknown) => boolean>> = {
  schemas: isRecord,
  'schema-list': Array.isArray,
  schema: isSchema,
  list: Array.isArray,
  // Another rule reports boolean values.
  names: (value) => Array.isArray(value) || typeof value === 'boolean',
  limit: isNumber,
  number: isNumber,
  flag: (value) => typeof value === 'boolean',
};

/** Ignores `null`: a YAML key without a value is one that its author has not filled in. */
export function checkKeywordTypes(schema: Loose, path: DataPath, check: SchemaCheck): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const kind = KINDS.get(keyword);
    if (kind === undefined || value === null) continue;
    const at = [...path, keyword];
    if (!FITS[kind](value)) reportMistake({ keyword, kind, found: value }, at, check);
    else if (kind === 'schemas' || kind === 'schema-list') checkMembers(value, at, check);
  }
}

/** Reports only the first wrong member: a list of names in the place of schemas is a single mistake. */
function checkMembers(value: unknown, path: DataPath, check: SchemaCheck): void {
  const members = Array.isArray(value) ? [...value.entries()] : entriesOf(value);
  const odd = members.find(([, member]) => member !== null && !isSchema(member));
  if (odd === undefined) return;
  const [name, found] = odd;
  const keyword = String(path.at(-1));
  const at = [...path, name];
  const advice = adviseOnMisplaced(at, found);
  reportMistake({ keyword, kind: 'schema', found, isInside: true, advice }, at, check);
}

interface MistakeFacts {
  readonly keyword: string;
  readonly kind: KeywordType;
  readonly found: unknown;
  readonly isInside?: boolean;
  readonly advice?: string | undefined;
}

function reportMistake(
  facts: MistakeFacts,
  path: DataPath,
  { report, toPlace }: SchemaCheck,
): void {
  report(diagnoseOpenapiSchema('openapi/unfit-keyword', facts, toPlace(path)));
}

function isSchema(value: unknown): boolean {
  return isRecord(value) || typeof value === 'boolean';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isNumberText(value);
}
