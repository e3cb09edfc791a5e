/**
 * Copies the schemas of an operation's responses out of the document: every keyword that asserts something,
 * in the JSON Schema 2020-12 dialect, and every schema that they refer to. Keywords that only OpenAPI has
 * (`nullable`, `writeOnly`) are translated.
 */
import type {
  Definitions,
  DocumentedResponse,
  DocumentedResponses,
} from '../model/documented-responses.ts';
import { joinPointer } from '../document/json-pointer.ts';
import type { EndpointSource } from '../document/list-endpoints.ts';
import { entriesOf, get, isRecord, listOf, type Loose, numberOf } from '../document/loose.ts';
import { type Located, refOf, type Resolver } from '../document/resolver.ts';
import type { Json } from '../model/shape-model.ts';

/**
 * The most subschemas copied for one definition, or for all responses of one operation. Beyond that, any
 * value is accepted.
 */
const maxSchemas = 5000;

export function buildDocumented(
  operations: readonly EndpointSource[],
  resolver: Resolver,
): DocumentedResponses {
  const copy = new SchemaCopy(resolver);
  const responses = operations.map(({ summary, operation, pointer }) => {
    const written = { value: operation['responses'], pointer: joinPointer(pointer, 'responses') };
    return [summary.key, readResponses(written, resolver, copy)] as const;
  });
  return { responses: new Map(responses.toReversed()), definitions: copy.finish() };
}

function readResponses(
  { value, pointer }: Located,
  resolver: Resolver,
  copy: SchemaCopy,
): DocumentedResponse[] {
  copy.start();
  const written = entriesOf(value).filter(([status]) => !status.startsWith('x-'));
  return written.flatMap(([status, response]) => {
    const found = resolver.follow(response, joinPointer(pointer, status));
    if (!isRecord(found?.value)) return [];
    const contents = entriesOf(found.value['content']).map(([mediaType, content]) => {
      const schema = get(content, 'schema');
      return { mediaType, ...(schema !== undefined && { schema: copy.toSchema(schema) }) };
    });
    return [{ status, contents }];
  });
}

class SchemaCopy {
  readonly #resolver: Resolver;
  /** Names of definitions by the pointers of their schemas. */
  readonly #names = new Map<string, string>();
  readonly #pending: { readonly name: string; readonly value: unknown }[] = [];
  #left = maxSchemas;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** Resets the budget of subschemas. */
  start(): void {
    this.#left = maxSchemas;
  }

  /** Copies every schema that was referred to so far, and those that they refer to in turn. */
  finish(): Definitions {
    const definitions: Record<string, Json> = {};
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      this.start();
      definitions[next.name] = this.toSchema(next.value);
    }
    return definitions;
  }

  /** Copies a schema; anything that is not one becomes `true`, which accepts every value. */
  toSchema(value: unknown): Json {
    this.#left -= 1;
    if (typeof value === 'boolean') return value;
    if (!isRecord(value) || this.#left < 0) return true;
    const kept = Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const copied = this.#copy(key, inner, value);
        return copied === undefined ? [] : [[key, copied]];
      }),
    );
    const ref = this.#toRef(value);
    const schema = ref === undefined ? kept : { ...kept, $ref: ref };
    return value['nullable'] === true ? { anyOf: [schema, { type: 'null' }] } : schema;
  }

  #toRef(value: Loose): string | undefined {
    const found = this.#resolver.find(refOf(value) ?? '');
    if (refOf(value) === undefined || found === undefined) return undefined;
    const known = this.#names.get(found.pointer);
    const name = known ?? `s${this.#names.size}`;
    if (known === undefined) {
      this.#names.set(found.pointer, name);
      this.#pending.push({ name, value: found.value });
    }
    return `#/$defs/${name}`;
  }

  /** Returns undefined for keywords that assert nothing, or nothing that can be decided. */
  #copy(key: string, value: unknown, around: Loose): Json | undefined {
    if (schemaKeys.has(key)) return this.toSchema(value);
    if (listKeys.has(key)) {
      const schemas = listOf(value).map((item) => this.toSchema(item));
      return schemas.length > 0 ? schemas : undefined;
    }
    if (mapKeys.has(key)) {
      const named = entriesOf(value).filter(
        ([name]) => key !== 'patternProperties' || isSafePattern(name),
      );
      return Object.fromEntries(named.map(([name, schema]) => [name, this.toSchema(schema)]));
    }
    if (key === 'required') return this.#listRequired(value, around);
    return copyPlain(key, value, around);
  }

  /** Drops write-only properties, because a response never contains them. */
  #listRequired(value: unknown, around: Loose): Json {
    const names = listOf(value).filter((name) => typeof name === 'string');
    return names.filter((name) => {
      const property = get(around['properties'], name);
      const found = this.#resolver.follow(property, '');
      return get(property, 'writeOnly') !== true && get(found?.value, 'writeOnly') !== true;
    });
  }
}

const schemaKeys = new Set([
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const listKeys = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const mapKeys = new Set(['dependentSchemas', 'patternProperties', 'properties']);
const numberKeys =
  /^(?:(?:min|max)(?:imum|Length|Items|Properties|Contains)|multipleOf|exclusive(?:Min|Max)imum)$/;
/** Formats that mean the same to every validator. */
const formats = new Set(['date', 'date-time', 'email', 'ipv4', 'ipv6', 'uuid']);

function copyPlain(key: string, value: unknown, around: Loose): Json | undefined {
  if (numberKeys.test(key)) return copyNumber(key, value, around);
  switch (key) {
    case 'type':
    case 'enum':
    case 'const':
    case 'dependentRequired':
      return toJson(value);
    case 'uniqueItems':
      return value === true ? true : undefined;
    case 'format':
      return typeof value === 'string' && formats.has(value) ? value : undefined;
    case 'pattern':
      return typeof value === 'string' && isSafePattern(value) ? value : undefined;
    default:
      return undefined;
  }
}

/** Reads a bound. `exclusiveMinimum: true` of OpenAPI 3.0 takes its number from `minimum`. */
function copyNumber(key: string, value: unknown, around: Loose): Json | undefined {
  const bound = value === true ? around[key === 'exclusiveMinimum' ? 'minimum' : 'maximum'] : value;
  return numberOf(bound);
}

function toJson(value: unknown): Json | undefined {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Json);
}

/**
 * Whether a browser can compile the pattern and match it without catastrophic backtracking. A pattern of
 * which that is unknown counts as unsafe.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 200 || /\\[1-9]/.test(pattern)) return false;
  // A set of characters is as good as one of them, and an exact number of times is no choice.
  const plain = pattern.replace(/\\.|\[(?:\\.|[^\\\]])*\]/gs, 'a').replace(/(?<!\))\{\d+\}/g, '');
  const count = (choices: RegExp) => plain.match(choices)?.length ?? 0;
  const repeatsChoices = /(?:[*+{|]|[^(]\?).*\)[*+{]/s.test(plain);
  const isAmbiguous = count(/[*+{]/g) > 4 || count(/[^(]\?|\|[^|()]*\)/g) > 10;
  if (repeatsChoices || isAmbiguous) return false;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
