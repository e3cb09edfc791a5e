/** Values that mean something for parameters, by name and format, as fields of bodies have them. */
import { checkValue } from './check-value.ts';
import { isRecord } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import type { Json, Shape } from '../model/shape-model.ts';
import { soundsSecret } from '../request/sounds-secret.ts';
import type { ContentSource } from './build-examples.ts';
import { listNumbers } from './list-numbers.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { isMadeUp } from './is-made-up.ts';
import { nameSample } from './name-sample.ts';
import { sampleSchema } from './sample-schema.ts';
import { saysValue } from './sampled-parts.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { tellingValues } from './telling-values.ts';

/** What a number is where nothing is said of it. */
export const usualNumber = 1;

/** Who asks: a made-up one is no use to anybody, and would be taken for one that is. */
const ofCaller = /session|signature|csrf|xsrf|(?:^|[-_ ])(?:auth|key)$/i;

const secretFormats = new Set(['password', 'binary', 'byte']);

/** Undefined where neither name, format nor limits tell anything, and for what may be secret. */
export function sampleParameter(
  name: string,
  written: { readonly shape: Shape; readonly schema: Located },
  { schemas }: ContentSource,
): Json | undefined {
  const { shape, schema } = written;
  const format = shape.format ?? shape.items?.format;
  if (soundsSecret(name) || ofCaller.test(name) || secretFormats.has(format ?? ''))
    return undefined;
  const options = { schemas, direction: 'request' as const };
  const isTold = format !== undefined || isTelling(name, shape);
  const raw = isTold ? sampleSchema(schema, options) : undefined;
  const named = raw === undefined ? undefined : nameSample(raw, schema, { ...options, name });
  const isByName = JSON.stringify(named) !== JSON.stringify(raw);
  const telling = isByName || format !== undefined ? plainOf(named) : undefined;
  return telling ?? limitedNumber(written, schemas);
}

/** A number that the schema allows, or a list of it, where the usual one is not allowed. */
function limitedNumber(
  { shape, schema }: { readonly shape: Shape; readonly schema: Located },
  schemas: SchemaSource,
): Json | undefined {
  const isList = shape.types[0] === 'array';
  const [type = ''] = (isList ? shape.items : shape)?.types ?? [];
  const own = isList ? mergeSchemas([schema], schemas).items : schema;
  if (own === undefined || !['integer', 'number'].includes(type)) return undefined;
  const fits = (number: number) => checkValue(number, own, { schemas });
  const { keywords } = mergeSchemas([own], schemas);
  if (saysValue(keywords) || fits(usualNumber)) return undefined;
  const number = listNumbers(keywords).find(fits);
  return isList && number !== undefined ? [number] : number;
}

/** Lists are called by what is in them: `ids`. */
function isTelling(name: string, { items }: Shape): boolean {
  const one = items === undefined ? name : name.replace(/(?<=\w\w)s$/, '');
  return tellingValues(one, undefined).length > 0;
}

/** A scalar, or a list of some; not what is written where nothing is known. */
function plainOf(value: unknown): Json | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isPlain = items.every((item) => !isMadeUp(item) && !isNested(item));
  return isPlain && items.length > 0 ? (value as Json | undefined) : undefined;
}

function isNested(value: unknown): boolean {
  return isRecord(value) || Array.isArray(value);
}
