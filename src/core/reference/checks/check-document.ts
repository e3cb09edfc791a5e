/**
 * Checks a document for problems beyond its form: names that are repeated or not defined, parameters that
 * do not match their path. None of these problems prevents a page from being shown.
 */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { checkMediaTypes, checkOperationTags, checkPaths } from './check-names.ts';
import {
  checkRepeatedParameters,
  checkUndeclared,
  checkUnusedParameters,
} from './check-parameters.ts';
import { checkScopes, Mentions } from './check-mentions.ts';
import { checkCycles } from './check-cycles.ts';
import { checkSchema } from './check-schemas.ts';
import type { SchemaCheck } from './check-schema-values.ts';
import { createFindNearest } from './find-nearest.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { findTooDeep } from '../../text/nesting.ts';
import type { ReadDocument } from '../document/document.ts';
import { isInExtension } from '../document/parts/outer-refs.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { type EndpointSource, listOperations } from '../document/list-endpoints.ts';
import { entriesOf, get, isRecord, listOf, recordOf, textOf } from '../document/loose.ts';
import { createResolver, refOf, type Resolver } from '../document/resolver.ts';
import { areNames, writtenPlace } from '../document/written-path.ts';

interface Check extends SchemaCheck {
  readonly resolver: Resolver;
  readonly version: string;
  readonly dialect: unknown;
}

export function checkDocument({ document, root }: ReadDocument): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const resolver = createResolver(root);
  const toPlace: Check['toPlace'] = (path, at) => writtenPlace(document, path, at);
  const { version } = document;
  const report: Check['report'] = (found) => diagnostics.push(found);
  const check: Check = {
    resolver,
    toPlace,
    version,
    dialect: root['jsonSchemaDialect'],
    report,
    findNearest: createFindNearest(),
  };
  const operations = listOperations({ id: '', resolver, toPlace });
  checkPaths(root['paths'], check);
  checkIds(operations, check);
  const parameters = { ...check, written: document };
  checkRepeatedParameters(operations, parameters);
  checkUnusedParameters(operations, parameters);
  checkOperationTags(operations, root['tags'], check);
  for (const operation of operations) {
    checkUndeclared(operation, check);
    checkSecurity(operation.operation['security'], operation.pointer, check);
  }
  checkSecurity(root['security'], '#', check);
  checkCycles(check);
  checkValues(check);
  return diagnostics;
}

function endpointName({ summary: { method, path } }: EndpointSource): string {
  return `${method} ${path}`;
}

function checkIds(operations: readonly EndpointSource[], { report, toPlace }: Check): void {
  const first = new Map<string, EndpointSource>();
  for (const operation of operations) {
    const id = operation.summary.operationId;
    if (id === undefined) continue;
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, operation);
      continue;
    }
    const place = toPlace([...pathOf(operation.pointer), 'operationId']);
    report(
      diagnoseOpenapiContent('openapi/repeated-id', { id, other: endpointName(other) }, place),
    );
  }
}

function pathOf(pointer: string): DataPath {
  return parsePointer(pointer) ?? [];
}

function checkSecurity(written: unknown, pointer: string, check: Check): void {
  const { resolver, report, toPlace, findNearest } = check;
  const path = [...pathOf(pointer), 'security'];
  const schemes = get(resolver.root['components'], 'securitySchemes');
  for (const [rank, alternative] of listOf(written).entries())
    checkScopes(alternative, [...path, rank], { schemes, check });
  const used = listOf(written).flatMap((alternative, rank) =>
    entriesOf(alternative).map(([name]) => ({ name, at: [...path, rank] })),
  );
  const names = Object.keys(recordOf(schemes));
  const known = new Set(names);
  for (const { name, at } of used) {
    if (known.has(name)) continue;
    known.add(name);
    const facts = { name, nearest: findNearest(name, () => names) };
    report(diagnoseOpenapiContent('openapi/unknown-scheme', facts, toPlace(at)));
  }
}

/** Keys whose values are data, in which a `$ref` is not a reference. */
const dataKeys = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Checks what can occur anywhere: references without a target, and descriptions that cannot be parsed. */
function checkValues(check: Check): void {
  const { resolver, report, toPlace } = check;
  const mentions = new Mentions(resolver, check);
  const walk: Walk = { ...check, seen: new Set(), settled: new Set(), mentions };
  const pending: { value: unknown; path: DataPath }[] = [{ value: resolver.root, path: [] }];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { value, path } = at;
    checkDescription(value, path, { report, toPlace });
    checkRef(value, path, walk);
    for (const [key, part] of partsOf(value)) {
      const isData = typeof key === 'string' && dataKeys.has(key) && !areNames(path);
      if (isData && key === 'examples') checkExamples(part, [...path, key], walk);
      checkPart(part, { key, path }, walk);
      if (typeof part === 'object' && part !== null && !isData)
        pending.push({ value: part, path: [...path, key] });
    }
  }
  mentions.settle();
}

function partsOf(value: unknown): Iterable<readonly [string | number, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return isRecord(value) ? Object.entries(value) : [];
}

/** Checks a part of an object, given its key and the path of the object that contains it. */
function checkPart(
  part: unknown,
  { key, path }: { readonly key: string | number; readonly path: DataPath },
  walk: Walk,
): void {
  if (isSchemaAt(path, key)) checkSchema(part, [...path, key], walk);
  if (areNames(path)) return;
  walk.mentions.look(part, key, path);
  if (key === 'content') checkMediaTypes(part, [...path, key], walk);
}

interface Walk extends Check {
  /** References that have been checked. */
  readonly seen: Set<string>;
  /** References that are known not to be part of a circle, or of one that is reported. */
  readonly settled: Set<string>;
  readonly mentions: Mentions;
}

/**
 * Checks named examples, which can be references. In OpenAPI 2, the names are content types and the
 * examples are data.
 */
function checkExamples(examples: unknown, path: DataPath, check: Walk): void {
  for (const [name, example] of entriesOf(examples)) {
    if (!name.includes('/')) checkRef(example, [...path, name], check);
  }
}

/** Checks that the target of a `$ref` exists. Each reference is reported once. */
function checkRef(value: unknown, path: DataPath, walk: Walk): void {
  const { seen, resolver, report, toPlace } = walk;
  const ref = refOf(value);
  if (ref === undefined || seen.has(ref) || (!ref.startsWith('#') && isInExtension(path))) return;
  seen.add(ref);
  const place = () => toPlace([...path, '$ref']);
  if (resolver.find(ref) === undefined) {
    const facts = { ref, nearest: nearestRef(ref, walk) };
    report(diagnoseOpenapiContent('openapi/broken-ref', facts, place()));
    return;
  }
  const chain = findCircle(ref, walk);
  if (chain.length === 0) return;
  for (const each of chain) seen.add(each);
  report(diagnoseOpenapiContent('openapi/circular-ref', { chain }, place()));
}

/** Whether the value under a key is a schema that no other schema contains. */
function isSchemaAt(path: DataPath, key: string | number): boolean {
  const isComponent = path.length === 2 && path[0] === 'components' && path[1] === 'schemas';
  return isComponent || ((key === 'schema' || key === 'itemSchema') && !areNames(path));
}

/**
 * Lists a chain of references in which each target is a reference itself, if it leads back to where it
 * begins.
 */
function findCircle(ref: string, { resolver, settled }: Walk): readonly string[] {
  const chain = new Set([ref]);
  let next = refOf(resolver.find(ref)?.value);
  while (next !== undefined && !chain.has(next) && !settled.has(next)) {
    chain.add(next);
    next = refOf(resolver.find(next)?.value);
  }
  for (const each of chain) {
    // A circle that the chain leads into is found from within.
    if (each === next && next !== ref) break;
    settled.add(each);
  }
  return next === ref ? [...chain, ref] : [];
}

/** Returns the reference to a sibling of the missing target with nearly the same name. */
function nearestRef(ref: string, { resolver, findNearest }: Walk): string | undefined {
  const parts = parsePointer(ref);
  const name = parts?.at(-1);
  if (parts === undefined || name === undefined || name.length < 3) return undefined;
  const near = findNearest(name, () =>
    Object.keys(recordOf(parts.slice(0, -1).reduce<unknown>(get, resolver.root))),
  );
  return near === undefined ? undefined : `${ref.slice(0, ref.lastIndexOf('/') + 1)}${near}`;
}

/**
 * Checks that a description is not nested so deeply that the Markdown parser might fail. Such a description
 * is shown as plain text.
 */
function checkDescription(
  value: unknown,
  path: DataPath,
  { report, toPlace }: Pick<Check, 'report' | 'toPlace'>,
): void {
  const text = textOf(get(value, 'description'));
  const found = text === undefined || areNames(path) ? undefined : findTooDeep(text, 'md');
  if (found === undefined) return;
  report(
    diagnoseOpenapiContent('openapi/deep-description', found, toPlace([...path, 'description'])),
  );
}
