/** Finds what pages and navigation name: `[file] METHOD /path`, `webhook name`, `[file] Schema`. */
import { nearest } from '../../diagnostic/nearest.ts';
import type { OperationEntry } from '../../address/operation-entry.ts';
import type { Reference } from '../model/model.ts';
import type { EndpointSummary } from '../model/endpoint-model.ts';

/**
 * Returns the first operation that the entry means, in the order of the documents. An exact path wins over
 * one that differs in a trailing slash or in the names of its parameters.
 */
export function findOperation(
  references: readonly Reference[],
  entry: OperationEntry,
): EndpointSummary | undefined {
  const candidates = candidatesFor(references, entry);
  const exact = candidates.find(({ path }) => path === entry.path);
  return exact ?? candidates.find(({ path }) => shapeOf(path) === shapeOf(entry.path));
}

/** Returns, as an entry, the same operation of another document than the one that an entry names. */
export function findElsewhere(
  references: readonly Reference[],
  { document, ...entry }: OperationEntry,
): string | undefined {
  if (document === undefined) return undefined;
  const found = references.map((each) => [each.name, findOperation([each], entry)] as const);
  const [name, operation] = found.find((each) => each[1] !== undefined) ?? [];
  return operation && `${name} ${endpointName(operation)}`;
}

/** Returns, as an entry, the operation that a wrong entry most likely meant. */
export function nearestOperation(
  references: readonly Reference[],
  entry: OperationEntry,
): string | undefined {
  const chosen = chooseDocuments(references, entry.document);
  const all = (chosen.length > 0 ? chosen : references).flatMap(listAll);
  const samePath = all.filter(({ path }) => shapeOf(path) === shapeOf(entry.path));
  const name = (found: EndpointSummary | undefined) => found && endpointName(found);
  const methods = samePath.map(({ method }) => method);
  const likely = nearest(entry.method, methods);
  const other = methods.includes(entry.method)
    ? undefined
    : (samePath.find(({ method }) => method === likely) ?? samePath[0]);
  return (
    name(other) ?? nearest(`${entry.method} ${entry.path}`, all.map(endpointName)) ?? elsewhere()
  );

  /** Finds a path that ends the same way but begins differently, if there is only one. */
  function elsewhere(): string | undefined {
    const end = shapeOf(entry.path).split('/').slice(-2).join('/');
    const similar = all.filter(({ method, path }) => {
      return method === entry.method && shapeOf(path).endsWith(`/${end}`);
    });
    return similar.length === 1 ? name(similar[0]) : undefined;
  }
}

/**
 * Finds documents by the name in an entry: the path, a part of it, its end without extension, or a part of the
 * file name. A name with a folder means only files in such a folder.
 */
export function chooseDocuments<Named extends { readonly name: string }>(
  references: readonly Named[],
  written: string | undefined,
): readonly Named[] {
  if (written === undefined) return references;
  const wanted = written.replace(/^(?:\.?\/)+/, '');
  const plain = withoutExtension(wanted);
  const rules = [
    (name: string) => name === wanted,
    (name: string) => name.includes(wanted),
    (name: string) => `/${withoutExtension(name)}`.endsWith(`/${plain}`),
    (name: string) => withoutExtension(name).split('/').at(-1)?.includes(plain) === true,
  ];
  for (const fits of rules) {
    const found = references.filter(({ name }) => fits(name));
    if (found.length > 0) return found;
  }
  return [];
}

function withoutExtension(name: string): string {
  return name.replace(/\.[^./]*$/, '');
}

function candidatesFor(
  references: readonly Reference[],
  { document, method }: OperationEntry,
): readonly EndpointSummary[] {
  const all = chooseDocuments(references, document).flatMap(listAll);
  return all.filter(
    (found) => (found.kind === 'webhook' ? 'WEBHOOK' : found.method.toUpperCase()) === method,
  );
}

function listAll({ operations, webhooks }: Reference): readonly EndpointSummary[] {
  return [...operations, ...webhooks];
}

/** Returns the name that navigation and front matter use: `GET /users`, `webhook orderPlaced`. */
export function endpointName({ kind, method, path }: EndpointSummary): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`;
}

function shapeOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=[^/])\/+$/, '');
}
