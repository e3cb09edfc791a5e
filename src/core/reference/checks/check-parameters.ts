/**
 * Checks that parameters and the path of their operation match, and that each parameter is described once.
 */
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from '../document/document.ts';
import { parsePointer } from '../document/json-pointer.ts';
import type { EndpointSource } from '../document/list-endpoints.ts';
import { get, listOf, recordOf, textOf } from '../document/loose.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';
import { createResolver, type Resolver } from '../document/resolver.ts';
import { valueAt } from '../verdict/list-mistakes.ts';
import type { SchemaCheck } from './check-schema-values.ts';

interface ParameterCheck extends SchemaCheck {
  readonly resolver: Resolver;
}

interface PlacedCheck extends ParameterCheck {
  /** The document as its author wrote it, where lists of parameters can be longer. */
  readonly written: ApiDocument;
}

/** An entry of a list of parameters, or the parameter that it refers to. */
interface Parameter {
  readonly name: string;
  /** `path`, `query`, `header` or `cookie`. */
  readonly place: string;
  readonly at: DataPath;
}

export function checkUndeclared(operation: EndpointSource, check: ParameterCheck): void {
  const { path } = operation.summary;
  const declared = new Set(
    listsOf(operation).flatMap(({ list }) =>
      listOf(list).flatMap((entry) => pathNameOf(entry, check.resolver) ?? []),
    ),
  );
  for (const name of new Set(namesIn(path))) {
    if (declared.has(name)) continue;
    const place = check.toPlace(parsePointer(operation.pointer) ?? []);
    check.report(diagnoseOpenapiContent('openapi/undeclared-parameter', { name, path }, place));
  }
}

/**
 * Reports path parameters that are not in the path. One that all operations of a path share is reported
 * once.
 */
export function checkUnusedParameters(
  operations: readonly EndpointSource[],
  check: PlacedCheck,
): void {
  const seen = new Set<string>();
  for (const operation of operations) {
    const { path } = operation.summary;
    const written = namesIn(path);
    for (const { name, place, at } of listsOf(operation).flatMap((one) => readList(one, check))) {
      const key = [path, ...at].join('\n');
      if (place !== 'path' || written.includes(name) || seen.has(key)) continue;
      seen.add(key);
      const bare = withoutBraces(name);
      const facts = { name, path, meant: written.includes(bare) ? bare : undefined };
      check.report(diagnoseOpenapiContent('openapi/unused-parameter', facts, check.toPlace(at)));
    }
  }
}

/** Reports repeated parameters within one list. An operation may describe again what its path describes. */
export function checkRepeatedParameters(
  operations: readonly EndpointSource[],
  check: PlacedCheck,
): void {
  const lists = operations.flatMap((operation) => listsOf(operation));
  for (const list of new Map(lists.map((one) => [one.pointer, one])).values()) {
    const known = new Set<string>();
    for (const { name, place, at } of readList(list, check)) {
      const key = `${place} ${name}`;
      if (known.has(key)) {
        const facts = { name, place };
        check.report(
          diagnoseOpenapiContent('openapi/repeated-parameter', facts, check.toPlace(at)),
        );
      }
      known.add(key);
    }
  }
}

interface ParameterList {
  /** Pointer of the operation or path item that contains the list. */
  readonly pointer: string;
  readonly list: unknown;
}

function listsOf({
  item,
  itemPointer,
  operation,
  pointer,
}: EndpointSource): readonly ParameterList[] {
  return [
    { pointer: itemPointer, list: item['parameters'] },
    { pointer, list: operation['parameters'] },
  ];
}

function readList({ pointer, list }: ParameterList, check: PlacedCheck): readonly Parameter[] {
  const owner = parsePointer(pointer) ?? [];
  const ranks = writtenRanks(owner, check.written);
  return listOf(list).flatMap((entry, rank) => {
    const found = recordOf(check.resolver.follow(entry, '')?.value);
    const [name, place] = [textOf(found['name']), textOf(found['in'])];
    if (name === undefined || place === undefined) return [];
    return { name, place, at: [...owner, 'parameters', ranks?.[rank] ?? rank] };
  });
}

/**
 * Returns, for Swagger 2.0, where bodies are parameters, the indexes of the other parameters; undefined for
 * later versions.
 */
function writtenRanks(owner: DataPath, { value, version }: ApiDocument) {
  if (!version.startsWith('2')) return undefined;
  const { follow } = createResolver(value);
  return listOf(get(valueAt(owner, value), 'parameters')).flatMap((entry, rank) =>
    ['body', 'formData'].includes(String(get(follow(entry, '')?.value, 'in'))) ? [] : rank,
  );
}

function pathNameOf(entry: unknown, { follow }: Resolver): string | undefined {
  const found = recordOf(follow(entry, '')?.value);
  const name = found['in'] === 'path' ? textOf(found['name']) : undefined;
  return name && withoutBraces(name);
}

/**
 * Removes braces, which names have in paths, and which some authors also write where they describe the
 * parameter.
 */
function withoutBraces(name: string): string {
  return name.replace(/^\{(.*)\}$/, '$1');
}

function namesIn(path: string): readonly string[] {
  return Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
}
