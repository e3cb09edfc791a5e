/**
 * Finds values that should be lists or objects and are something else. A validator stops at its first error
 * in each object, so it reports only one of several such mistakes.
 */
import { entriesOf, get, isRecord, type Loose } from '../document/loose.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { listMethods } from '../document/read-info.ts';
import type { SchemaError } from '../verdict/list-mistakes.ts';

type Kind = 'array' | 'object';
type Kinds = Readonly<Record<string, Kind>>;

const OF_DOCUMENT: Kinds = {
  info: 'object',
  servers: 'array',
  tags: 'array',
  security: 'array',
  paths: 'object',
  webhooks: 'object',
  components: 'object',
};

const OF_INFO: Kinds = { contact: 'object', license: 'object' };

const OF_OPERATION: Kinds = {
  tags: 'array',
  parameters: 'array',
  servers: 'array',
  security: 'array',
  requestBody: 'object',
  responses: 'object',
  callbacks: 'object',
};

/**
 * Returns errors in the form of the validator's. Only for OpenAPI 3, because older documents are converted
 * before.
 */
export function listWrongTypes(root: Loose): readonly SchemaError[] {
  if (root['openapi'] === undefined) return [];
  const operations = entriesOf(root['paths']).flatMap(([path, item]) =>
    (isRecord(item) ? listMethods(item) : []).flatMap(([, operation, keys]) =>
      oddOf(operation, OF_OPERATION, joinPointer('', 'paths', path, ...keys)),
    ),
  );
  const info = oddOf(root['info'], OF_INFO, '/info');
  return [...oddOf(root, OF_DOCUMENT, ''), ...info, ...operations];
}

function oddOf(holder: unknown, kinds: Kinds, pointer: string): readonly SchemaError[] {
  return Object.entries(kinds).flatMap(([key, kind]) => {
    const value = get(holder, key);
    if (value === undefined || isOf(kind, value)) return [];
    const instancePath = joinPointer(pointer, key);
    return [{ instancePath, keyword: 'type', message: `must be ${kind}`, params: { type: kind } }];
  });
}

function isOf(kind: Kind, value: unknown): boolean {
  return kind === 'array' ? Array.isArray(value) : isRecord(value);
}
