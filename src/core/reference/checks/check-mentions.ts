/**
 * Checks parts of a document that are named without a `$ref`: schemas in the mapping of a discriminator,
 * operations that a link points to, scopes that an operation needs.
 */
import type { DataPath } from '../../text/source-tree.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { entriesOf, get, listOf, recordOf, textOf } from '../document/loose.ts';
import { diagnoseOpenapiContent } from '../document/openapi-content-entries.ts';
import { findMapped, type Resolver } from '../document/resolver.ts';
import type { SchemaCheck } from './check-schema-values.ts';
import { diagnoseOpenapiValue } from './openapi-value-entries.ts';

/** Only one edit, because scopes that share a word differ only slightly on purpose. */
const maxEdits = 1;

/** Collects mentions on the way through a document, until all its operations are known. */
export class Mentions {
  readonly #check: SchemaCheck;
  readonly #resolver: Resolver;
  readonly #ids = new Set<string>();
  readonly #links: { readonly id: string; readonly path: DataPath }[] = [];

  constructor(resolver: Resolver, check: SchemaCheck) {
    this.#resolver = resolver;
    this.#check = check;
  }

  /** @param path of the object that contains `key`. */
  look(part: unknown, key: string | number, path: DataPath): void {
    if (key === 'discriminator') this.#checkMapping(get(part, 'mapping'), [...path, key]);
    const id = key === 'operationId' ? textOf(part) : undefined;
    if (id === undefined) return;
    // The id is either that of a link, which names an operation, or an operation's own.
    if (path.at(-2) === 'links') this.#links.push({ id, path: [...path, key] });
    else this.#ids.add(id);
  }

  /** Reports links to operations that were not found. */
  settle(): void {
    const { report, toPlace, findNearest } = this.#check;
    for (const { id, path } of this.#links) {
      if (this.#ids.has(id)) continue;
      const facts = { id, nearest: findNearest(id, () => this.#ids) };
      report(diagnoseOpenapiContent('openapi/unknown-link', facts, toPlace(path)));
    }
  }

  /**
   * Checks the schemas of a mapping, which are named by reference or by name alone. References to other
   * files are ignored.
   */
  #checkMapping(mapping: unknown, path: DataPath): void {
    const { report, toPlace } = this.#check;
    for (const [value, written] of entriesOf(mapping)) {
      const ref = textOf(written);
      if (ref === undefined || !/^(?:#.*|[\w-]+)$/.test(ref)) continue;
      if (findMapped(ref, this.#resolver) !== undefined) continue;
      const place = toPlace([...path, 'mapping', value]);
      const facts = { ref, nearest: this.#nearestSchema(ref) };
      report(diagnoseOpenapiContent('openapi/broken-ref', facts, place));
    }
  }

  #nearestSchema(ref: string): string | undefined {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    const schemas = get(this.#resolver.root['components'], 'schemas');
    const near = this.#check.findNearest(name, () => Object.keys(recordOf(schemas)));
    if (near === undefined) return undefined;
    return ref.startsWith('#') ? joinPointer('#/components/schemas', near) : near;
  }
}

/** @param requirement security schemes that are needed together, each with its scopes. */
export function checkScopes(
  requirement: unknown,
  path: DataPath,
  { schemes, check }: { schemes: unknown; check: SchemaCheck },
): void {
  for (const [name, scopes] of entriesOf(requirement)) {
    const flows = entriesOf(get(get(schemes, name), 'flows'));
    const declared = flows.flatMap(([, flow]) =>
      entriesOf(get(flow, 'scopes')).map(([key]) => key),
    );
    for (const [rank, scope] of listOf(scopes).entries()) {
      if (typeof scope !== 'string' || scope.length < 4 || declared.includes(scope)) continue;
      const near = check.findNearest(scope, () => declared, maxEdits);
      if (near === undefined) continue;
      const facts = { name, scope, nearest: near };
      const place = check.toPlace([...path, name, rank]);
      check.report(diagnoseOpenapiValue('openapi/unknown-scope', facts, place));
    }
  }
}
