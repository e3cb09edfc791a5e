/** Finds names that nearly or effectively equal other names: media types, tags and paths. */
import { nearest } from '../../diagnostic/nearest.ts';
import { parsePointer } from '../document/json-pointer.ts';
import type { EndpointSource } from '../document/list-endpoints.ts';
import { entriesOf, get, listOf, textOf } from '../document/loose.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { SchemaCheck } from './check-schema-values.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';
import { diagnoseOpenapiValue } from './openapi-value-entries.ts';

/** Only one edit, because names that differ by more are often different names. */
const maxEdits = 1;

/**
 * Reports tags that differ slightly from a declared one and that only one operation has; what several
 * operations share is intended.
 */
export function checkOperationTags(
  operations: readonly EndpointSource[],
  tags: unknown,
  { report, toPlace, findNearest }: SchemaCheck,
): void {
  const declared = new Set(listOf(tags).flatMap((tag) => textOf(get(tag, 'name')) ?? []));
  const uses = operations.flatMap(({ operation, pointer }) =>
    listOf(operation['tags']).map((tag, rank) => ({ tag, rank, pointer })),
  );
  for (const [tag, [use, ...others]] of Map.groupBy(uses, ({ tag: used }) => used)) {
    const isOdd = typeof tag === 'string' && tag.length >= 4 && !declared.has(tag);
    if (!isOdd || use === undefined || others.length > 0) continue;
    const { rank, pointer } = use;
    const near = findNearest(tag, () => declared, maxEdits);
    if (near === undefined || withoutDigits(near) === withoutDigits(tag)) continue;
    const place = toPlace([...(parsePointer(pointer) ?? []), 'tags', rank]);
    report(diagnoseOpenapiValue('openapi/unlisted-tag', { tag, nearest: near }, place));
  }
}

/** Reports odd braces in paths, and paths that a server cannot tell apart. */
export function checkPaths(paths: unknown, { report, toPlace }: SchemaCheck): void {
  const byShape = new Map<string, string>();
  for (const [path] of entriesOf(paths)) {
    if (!path.startsWith('/')) continue;
    const place = () => toPlace(['paths', path], 'key');
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}');
    if (/[{}]/.test(shape.replaceAll('{}', ''))) {
      report(diagnoseOpenapiContent('openapi/odd-brace', { path }, place()));
    }
    const other = byShape.get(shape);
    if (other === undefined) byShape.set(shape, path);
    else report(diagnoseOpenapiContent('openapi/equal-paths', { path, other }, place()));
  }
}

/** Removes digits, because names such as `v1` and `v2` differ slightly on purpose. */
function withoutDigits(tag: string): string {
  return tag.replaceAll(/\d/g, '');
}

/** Checks the keys of a `content` object. */
export function checkMediaTypes(content: unknown, path: DataPath, check: SchemaCheck): void {
  for (const [type] of entriesOf(content)) checkMediaType(type, [...path, type], check);
}

function checkMediaType(written: string, path: DataPath, { report, toPlace }: SchemaCheck): void {
  const type = written.toLowerCase();
  if (COMMON.includes(type) || OTHERS.includes(type)) return;
  const near = type.includes('/')
    ? nearest(type, COMMON, maxEdits)
    : COMMON.find((known) => known.endsWith(`/${type}`));
  if (near === undefined) return;
  const facts = { type: written, nearest: near };
  report(diagnoseOpenapiValue('openapi/unknown-media-type', facts, toPlace(path, 'key')));
}

/** Media types that a misspelled one may stand for. */
const COMMON = [
  'application/json',
  'application/xml',
  'application/yaml',
  'application/pdf',
  'application/zip',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/problem+json',
  'application/merge-patch+json',
  'application/json-patch+json',
  'application/x-ndjson',
  'multipart/form-data',
  'text/plain',
  'text/html',
  'text/csv',
  'text/xml',
  'text/event-stream',
  'image/png',
  'image/jpeg',
  'image/svg+xml',
];

/** Media types in use that are one edit away from a common one. */
const OTHERS = [
  'application/jsonl',
  'application/json5',
  'application/yml',
  'application/bson',
  'application/gzip',
  'application/ndjson',
  'image/apng',
  'image/jpg',
  'image/jpe',
  'text/css',
  'text/tsv',
  'text/xsl',
];
