/** Values that mean something for parameters, by name and format, as fields of bodies have them. */
import { isRecord } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import type { Json, Shape } from '../model/shape-model.ts';
import { soundsSecret } from '../request/sounds-secret.ts';
import type { ContentSource } from './build-examples.ts';
import { isMadeUp, nameSample } from './name-sample.ts';
import { sampleSchema } from './sample-schema.ts';
import { tellingValues } from './telling-values.ts';

/** Who asks: a made-up one is no use to anybody, and would be taken for one that is. */
const ofCaller = /session|signature|csrf|xsrf|(?:^|[-_ ])(?:auth|key)$/i;

const secretFormats = new Set(['password', 'binary', 'byte']);

/** Undefined where neither name nor format tell anything, and for what may be secret. */
export function sampleParameter(
  name: string,
  { shape, schema }: { readonly shape: Shape; readonly schema: Located },
  { schemas }: ContentSource,
): Json | undefined {
  const format = shape.format ?? shape.items?.format;
  const isSecret = soundsSecret(name) || ofCaller.test(name) || secretFormats.has(format ?? '');
  const isTold = format !== undefined || isTelling(name, shape);
  if (isSecret || !isTold) return undefined;
  const options = { schemas, direction: 'request' as const };
  const raw = sampleSchema(schema, options);
  if (raw === undefined) return undefined;
  const named = nameSample(raw, schema, { ...options, name });
  const isByName = JSON.stringify(named) !== JSON.stringify(raw);
  return isByName || format !== undefined ? plainOf(named) : undefined;
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
