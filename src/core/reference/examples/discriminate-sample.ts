/**
 * Sets the discriminator properties of a generated value, which say which of several schemas it belongs to:
 * the sampler ignores discriminators, and writes `"string"` where an API expects a name that it knows.
 */
import { checkValue, type CheckOptions, schemaOfItem } from './check-value.ts';
import { isRecord, listOf, type Loose, recordOf, textOf } from '../document/loose.ts';
import { findMapped, type Located } from '../document/resolver.ts';
import { type KindNames, readDiscriminatorValues } from '../schema/build-variants.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { lettersIn } from '../schema/meaningful-title.ts';
import { listSampledParts, type SampledParts, givesValue, schemasUnder } from './sampled-parts.ts';
import { sampleSchema } from './sample-schema.ts';

interface Run extends CheckOptions {
  /**
   * Pointers of the schemas that were chosen for bases around this value. They are not chosen again inside
   * of it.
   */
  readonly inside: readonly string[];
  /** How many further samples may be generated. */
  readonly samples: { left: number };
}

const maxSamples = 10;

export function discriminateSample(
  value: unknown,
  schema: Located,
  options: CheckOptions,
): unknown {
  return discriminate(value, [schema], { ...options, inside: [], samples: { left: maxSamples } });
}

function discriminate(value: unknown, schemas: readonly Located[], run: Run): unknown {
  if (schemas.length === 0 || typeof value !== 'object') return value;
  const parts = listSampledParts(schemas, run.schemas);
  if (parts.some(({ merged }) => givesValue(merged.keywords))) return value;
  if (Array.isArray(value)) {
    return value.map((item, rank) => {
      const own = parts.flatMap(({ merged }) => schemaOfItem(rank, merged) ?? []).slice(0, 1);
      return discriminate(item, own, run);
    });
  }
  if (!isRecord(value)) return value;
  const children = parts
    .flatMap(({ child }) => child ?? [])
    .filter(({ pointer }) => !run.inside.includes(pointer));
  const whole = children.reduce((base, child) => extend(base, child, { schemas, run }), value);
  const inner = { ...run, inside: [...run.inside, ...children.map(({ pointer }) => pointer)] };
  const entries = Object.entries(withKinds(whole, parts, run)).map(
    ([name, part]) => [name, discriminate(part, schemasUnder(name, parts), inner)] as const,
  );
  return Object.fromEntries(entries);
}

/** Turns the value of a base into one of the schema that extends it. */
function extend(
  value: Loose,
  child: Located,
  { schemas, run }: { readonly schemas: readonly Located[]; readonly run: Run },
): Loose {
  run.samples.left -= 1;
  const sampled = run.samples.left < 0 ? undefined : sampleSchema(child, run);
  if (!isRecord(sampled)) return value;
  const whole = { ...value, ...sampled };
  const fits = (one: unknown) => schemas.every((schema) => checkValue(one, schema, run));
  return !fits(whole) && fits(value) ? value : whole;
}

/** Sets the discriminator properties. If several discriminators use one property, the outermost decides. */
function withKinds(value: Loose, parts: SampledParts, run: Run): Loose {
  const kinds = new Map<string, KindNames>();
  const note = (written: unknown, schema: Located | undefined) => {
    const discriminator = recordOf(written);
    const property = textOf(discriminator['propertyName']);
    if (property === undefined || schema === undefined || kinds.has(property)) return;
    const names = readDiscriminatorValues(discriminator, schema, run.schemas);
    if (names.values.length > 0) kinds.set(property, names);
  };
  for (const { merged, schema, child } of parts) {
    for (const { discriminator, options } of merged.alternatives) note(discriminator, options[0]);
    if (child === undefined) note(merged.keywords['discriminator'], schema);
  }
  return [...kinds].reduce(
    (sample, [property, names]) => withKind(sample, property, { names, parts, run }),
    value,
  );
}

function withKind(
  value: Loose,
  property: string,
  about: { readonly names: KindNames; readonly parts: SampledParts; readonly run: Run },
): Loose {
  const { names, parts, run } = about;
  const isThere = Object.hasOwn(value, property);
  const isDescribed = parts.some(({ merged }) => merged.properties.has(property));
  const hasKnownName = isThere && names.values.some((name) => name === value[property]);
  // A property that is described but absent was left out on purpose: it is read-only.
  if (hasKnownName || (isDescribed && !isThere)) return value;
  const own = schemasUnder(property, parts);
  const { enum: options, ...others } = mergeSchemas(own, run.schemas).keywords;
  const isGiven =
    givesValue(others) && findMapped(value[property], run.schemas.resolver) === undefined;
  if (isGiven && !names.isMapped) return value;
  const kind = [...listCandidates(names.values, options), ...names.bases].find((candidate) =>
    own.every((schema) => checkValue(candidate, schema, run)),
  );
  if (kind === undefined) return value;
  return isThere ? { ...value, [property]: kind } : { [property]: kind, ...value };
}

/** Lists the names to try, including similar ones: many authors write `CARD` for the schema `Card`. */
function listCandidates(values: readonly string[], options: unknown): readonly unknown[] {
  const letters = new Set(values.map(lettersIn));
  const similar = listOf(options).filter((option) => letters.has(lettersIn(textOf(option) ?? '')));
  return [...values, ...similar, ...values.map(Number).filter(Number.isFinite)];
}
