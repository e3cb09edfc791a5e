/** Lists the keys of docs.json for generated documentation. */
import type { z } from 'zod';
import { configSchema } from '../config.ts';
import type { KeyDoc } from '../keys/key.ts';
import { concreteSchemas, docOf, keysOf } from '../schema-walk.ts';

type Schema = z.core.$ZodType;

/** A key and its description. */
export interface KeyEntry {
  /** `colors.background.light`; items of lists are marked with brackets: `anchors[].name`. */
  readonly name: string;
  readonly doc: KeyDoc;
  /** The type in JSON terms: `string`, `string or string[]`, `object[]`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The allowed values, if they can be enumerated. */
  readonly options: readonly string[];
  /** The default, if it is a plain value. */
  readonly preset?: string | number | boolean;
  /** All keys inside, flattened. */
  readonly inner: readonly KeyEntry[];
}

/** Lists the top-level keys in the order in which they are described. */
export function listKeys(): KeyEntry[] {
  return listKeysOf(configSchema);
}

/** Lists the keys of an object. `closed` are schemas whose keys are described elsewhere. */
export function listKeysOf(schema: Schema, closed: ReadonlySet<Schema> = new Set()): KeyEntry[] {
  return [...keysOf(schema)].flatMap(([name, value]) => toEntry(name, value, closed));
}

/** Keys without documentation are arbitrary names, such as those of a record, and are not listed. */
function toEntry(name: string, schema: Schema, above: ReadonlySet<Schema>): KeyEntry[] {
  const doc = docOf(schema);
  if (doc === undefined) return [];
  return [
    {
      name,
      doc,
      type: typeName(schema),
      isRequired: doc.isRequired ?? schema._zod.optin === undefined,
      options: optionsOf(schema),
      ...presetOf(schema),
      inner: innerEntries(name, schema, above),
    },
  ];
}

/**
 * Lists the keys inside a key. Groups contain groups, so schemas that are already being described are
 * skipped.
 */
function innerEntries(name: string, schema: Schema, above: ReadonlySet<Schema>): KeyEntry[] {
  return concreteSchemas(schema).flatMap((concrete) => {
    if (above.has(concrete)) return [];
    const { def } = concrete._zod;
    const below = new Set([...above, concrete]);
    if (def.type === 'array') return innerEntries(`${name}[]`, def.element, below);
    if (def.type !== 'object') return [];
    return Object.entries(def.shape).flatMap(([key, value]) => {
      const [entry] = toEntry(`${name}.${key}`, value, below);
      return entry === undefined ? [] : [{ ...entry, inner: [] }, ...entry.inner];
    });
  });
}

function typeName(schema: Schema): string {
  const names = concreteSchemas(schema).map((concrete) => {
    const { def } = concrete._zod;
    if (def.type === 'array') return listName(typeName(def.element));
    if (def.type === 'enum') return 'string';
    return def.type === 'record' ? 'object' : def.type;
  });
  return [...new Set(names)].join(' or ');
}

function listName(item: string): string {
  return item.includes(' ') ? `(${item})[]` : `${item}[]`;
}

function optionsOf(schema: Schema): string[] {
  return concreteSchemas(schema).flatMap((concrete) => {
    const { def } = concrete._zod;
    if (def.type === 'record') return [...(def.keyType._zod.values ?? [])].map(String);
    return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
  });
}

/**
 * Returns the default if it is a plain value. Empty or composite defaults are described in words, or not
 * worth mentioning.
 */
function presetOf(schema: Schema): { preset: string | number | boolean } | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const preset: unknown = def.type === 'default' ? def.defaultValue : undefined;
  const isPlain =
    typeof preset === 'string' || typeof preset === 'number' || typeof preset === 'boolean';
  return isPlain ? { preset } : undefined;
}
