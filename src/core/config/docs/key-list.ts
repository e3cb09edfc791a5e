/** The keys of docs.json as a list, for those who describe them. */
import type { z } from 'zod';
import { configSchema } from '../config.ts';
import type { KeyDoc } from '../keys/key.ts';
import { concreteSchemas, docOf, keysOf } from '../schema-walk.ts';

type Schema = z.core.$ZodType;

/** A key, and what can be said of it. */
export interface KeyEntry {
  /** `colors.background.light`; items of lists are marked: `anchors[].name`. */
  readonly name: string;
  readonly doc: KeyDoc;
  /** In words of JSON: `string`, `string or string[]`, `object[]`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The values allowed, where they are counted. */
  readonly options: readonly string[];
  /** The plain value that holds without the key. */
  readonly preset?: string | number | boolean;
  /** The keys inside, flat. */
  readonly inner: readonly KeyEntry[];
}

/** The top-level keys in the order of their description. */
export function listKeys(): KeyEntry[] {
  return listKeysOf(configSchema);
}

/** The keys of an object; `closed` are those inside that are described elsewhere. */
export function listKeysOf(schema: Schema, closed: ReadonlySet<Schema> = new Set()): KeyEntry[] {
  return [...keysOf(schema)].flatMap(([name, value]) => toEntry(name, value, closed));
}

/** Keys without documentation are free names, such as those of a record: they are not listed. */
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

/** A group holds groups: what is already being described is not described again. */
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

/** What is empty or made of many parts is told in words, or not worth telling. */
function presetOf(schema: Schema): { preset: string | number | boolean } | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const preset: unknown = def.type === 'default' ? def.defaultValue : undefined;
  const isPlain =
    typeof preset === 'string' || typeof preset === 'number' || typeof preset === 'boolean';
  return isPlain ? { preset } : undefined;
}
