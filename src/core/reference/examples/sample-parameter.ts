/** Finds meaningful values for parameters, by name and format, as for the fields of bodies. */
import { checkValue } from './check-value.ts';
import { isRecord } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import type { Field, Json, Shape } from '../model/shape-model.ts';
import { looksSecret } from '../request/looks-secret.ts';
import type { ContentSource } from './build-examples.ts';
import { guessValue, knownValue, placeholderFor, usualNumber } from './guess-value.ts';
import { listNumbers } from './list-numbers.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { isSampledPlaceholder } from './placeholder-values.ts';
import { nameSample } from './name-sample.ts';
import { sampleSchema } from './sample-schema.ts';
import { givesValue } from './sampled-parts.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { candidatesForName } from './meaningful-values.ts';

/**
 * Names of values that identify the caller. A made-up one would be useless, and be mistaken for a real one.
 */
const ofCaller = /session|signature|csrf|xsrf|(?:^|[-_ ])(?:auth|key)$/i;

const secretFormats = new Set(['password', 'binary', 'byte']);

interface Written {
  readonly shape: Shape;
  readonly schema: Located;
}

/**
 * Returns undefined if neither name, format, limits nor fields suggest a value, and for values that may be
 * secret.
 */
export function sampleParameter(
  name: string,
  written: Written,
  source: ContentSource,
): Json | undefined {
  return written.shape.types[0] === 'object'
    ? sampleFields(written, source)
    : samplePlain(name, written, source);
}

/** Writes the fields of an object that are required or whose value is known, otherwise its first field. */
function sampleFields({ shape, schema }: Written, source: ContentSource): Json | undefined {
  const sent = shape.fields.filter((field) => field.naming === 'fixed' && !field.shape.readOnly);
  const selected = sent.filter(
    (field) => field.required || (knownValue(field.shape) ?? null) !== null,
  );
  const shown = selected.length > 0 ? selected : sent.slice(0, 1);
  if (shown.length === 0) return undefined;
  const { properties } = mergeSchemas([schema], source.schemas);
  const valueOf = ({ name, shape: own }: Field): Json => {
    const parts = properties.get(name) ?? [];
    const whole = { value: { allOf: parts.map(({ value }) => value) }, pointer: schema.pointer };
    const written = { shape: own, schema: parts.length === 1 ? (parts[0] ?? whole) : whole };
    const known = knownValue(own) ?? samplePlain(name, written, source);
    return known ?? guessValue(own) ?? placeholderFor(name);
  };
  return Object.fromEntries(shown.map((field) => [field.name, valueOf(field)]));
}

function samplePlain(name: string, written: Written, { schemas }: ContentSource): Json | undefined {
  const { shape, schema } = written;
  const format = shape.format ?? shape.items?.format;
  if (looksSecret(name) || ofCaller.test(name) || secretFormats.has(format ?? '')) return undefined;
  const options = { schemas, direction: 'request' as const };
  const hasHint = format !== undefined || isTelling(name, shape);
  const raw = hasHint ? sampleSchema(schema, options) : undefined;
  const named =
    raw === undefined ? undefined : nameSample(raw, schema, { ...options, name, keepsCut: true });
  const isByName = JSON.stringify(named) !== JSON.stringify(raw);
  const best = isByName || format !== undefined ? plainOf(named) : undefined;
  return best ?? limitedNumber(written, schemas);
}

/** Returns a number that the schema allows, or a list of one, if the usual number is not allowed. */
function limitedNumber({ shape, schema }: Written, schemas: SchemaSource): Json | undefined {
  const isList = shape.types[0] === 'array';
  const [type = ''] = (isList ? shape.items : shape)?.types ?? [];
  const own = isList ? mergeSchemas([schema], schemas).items : schema;
  if (own === undefined || !['integer', 'number'].includes(type)) return undefined;
  const fits = (number: number) => checkValue(number, own, { schemas });
  const { keywords } = mergeSchemas([own], schemas);
  if (givesValue(keywords) || fits(usualNumber)) return undefined;
  const number = listNumbers(keywords).find(fits);
  return isList && number !== undefined ? [number] : number;
}

/** Whether a name suggests a value. Lists are named after their items: `ids`. */
function isTelling(name: string, { items }: Shape): boolean {
  const one = items === undefined ? name : name.replace(/(?<=\w\w)s$/, '');
  return candidatesForName(one, undefined).length > 0;
}

/**
 * Returns a scalar or a list of scalars; undefined for any other value, and for one written for lack of
 * information.
 */
function plainOf(value: unknown): Json | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isPlain = items.every((item) => !isSampledPlaceholder(item) && !isNested(item));
  return isPlain && items.length > 0 ? (value as Json | undefined) : undefined;
}

function isNested(value: unknown): boolean {
  return isRecord(value) || Array.isArray(value);
}
