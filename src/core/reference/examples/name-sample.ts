/**
 * Puts values that mean something in the places of `"string"` and `0`, where names tell what stands
 * there and the schema allows it. What a document says itself stays.
 */
import { checkValue, type CheckOptions, isMatch } from './check-value.ts';
import { isRecord, listOf, type Loose, numberOf } from '../document/loose.ts';
import { listNumbers } from './list-numbers.ts';
import { matchPattern } from './match-pattern.ts';
import { type MergedSchema, mergeSchemas } from '../schema/merge-schema.ts';
import type { Located } from '../document/resolver.ts';
import { listSampledParts, saysValue, schemasUnder } from './sampled-parts.ts';
import { tellingValues, valuesOfFormat } from './telling-values.ts';

interface Place {
  readonly name: string;
  /** What the object around it is called. */
  readonly around: string | undefined;
}

interface NameOptions extends CheckOptions {
  /** What the whole value stands under, where it is no body. */
  readonly name?: string;
}

/** The same value where any of it would not fit its schema. */
export function nameSample(value: unknown, schema: Located, options: NameOptions): unknown {
  const { name = '' } = options;
  const check = { ...options, effort: { left: mostEffort } };
  const place = { name, around: undefined };
  const named = fill(value, [schema], { place, isSaid: false, options: check });
  const isWorse = !checkValue(named, schema, options) && checkValue(value, schema, options);
  return isWorse ? value : named;
}

/** Checks of all values of a sample together. */
const mostEffort = 20_000;

interface Filling {
  readonly place: Place;
  /** Whether the document shows the whole value: then only what says nothing is replaced. */
  readonly isSaid: boolean;
  readonly options: CheckOptions;
}

function fill(value: unknown, schemas: readonly Located[], filling: Filling): unknown {
  const { place, options } = filling;
  const merged = mergeSchemas(schemas, options.schemas);
  const inner = { options, isSaid: filling.isSaid || saysValue(merged.keywords) };
  if (Array.isArray(value)) {
    const { items } = merged;
    const one = { ...place, name: place.name.replace(/(?<=\w\w)s$/, '') };
    return items === undefined
      ? value
      : value.map((item) => fill(item, [items], { ...inner, place: one }));
  }
  if (!isRecord(value)) return replace(value, schemas, filling);
  const around = targetName(merged, options) ?? place.name;
  const parts = listSampledParts(schemas, options.schemas);
  const free = fillFree(value, schemas, options);
  if (free !== undefined) return free;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
    const found = schemasUnder(name, parts);
    if (found.length === 0) return [name, part];
    return [name, fill(part, found, { ...inner, place: { name, around } })];
  });
  return Object.fromEntries(entries);
}

/** Names that the sampler makes up where any may stand, as far as one of them is enough. */
function fillFree(
  value: Readonly<Record<string, unknown>>,
  schemas: readonly Located[],
  options: CheckOptions,
): unknown {
  const { property1: inner, ...others } = value;
  if (Object.keys(others).join() !== 'property2' || !isMadeUp(inner)) return undefined;
  const free = { key: typeof inner === 'string' ? 'value' : inner };
  return schemas.every((schema) => checkValue(free, schema, options)) ? free : undefined;
}

function targetName({ target }: MergedSchema, { schemas }: CheckOptions): string | undefined {
  return target === undefined ? undefined : schemas.nameOf(target);
}

/** What is written where nothing is known; a text may be repeated and cut to a length. */
export function isMadeUp(value: unknown): boolean {
  return (
    value === 0 || (typeof value === 'string' && /^(?:string)*(?:strin|stri|str)?$/.test(value))
  );
}

function replace(
  value: unknown,
  schemas: readonly Located[],
  { place: { name, around }, isSaid, options }: Filling,
): unknown {
  const { keywords, patterns } = mergeSchemas(schemas, options.schemas);
  const fits = (candidate: unknown) =>
    schemas.every((schema) => checkValue(candidate, schema, options));
  if (isSaid && !isMadeUp(value)) return value;
  if (saysValue(keywords)) return chooseSaid(value, keywords, fits);
  if (value === '' || (!isMadeUp(value) && fits(value))) return value;
  const candidates = [...valuesOfFormat(keywords['format']), ...tellingValues(name, around)];
  const telling = candidates.find(
    (candidate) => typeof candidate === typeof value && fits(candidate),
  );
  if (telling !== undefined) return telling;
  const isKnown =
    typeof value !== 'string' || patterns.every((pattern) => isMatch(value, pattern) === true);
  if (isKnown && fits(value)) return value;
  if (typeof value === 'number') return listNumbers(keywords).find(fits) ?? value;
  return (typeof value === 'string' && matchFirst(patterns, { keywords, fits })) || value;
}

/** Of the values that may stand here the sampler takes the first, whatever else is said of them. */
function chooseSaid(value: unknown, keywords: Loose, fits: (value: unknown) => boolean): unknown {
  const { example, examples, const: constant, default: usual } = keywords;
  if (example !== undefined || examples !== undefined || constant !== undefined) return value;
  if (usual !== undefined) return usual !== null && fits(usual) ? usual : value;
  // An option that takes a value away is listed first by some; another one shows more.
  if (value !== '') return value;
  return listOf(keywords['enum']).find((option) => typeof option === 'string' && option) ?? value;
}

/** One of the patterns is followed, and the text tried with all. */
function matchFirst(
  patterns: readonly string[],
  { keywords, fits }: { readonly keywords: Loose; readonly fits: (text: string) => boolean },
): string | undefined {
  const least = numberOf(keywords['minLength']) ?? 0;
  return patterns.map((pattern) => matchPattern(pattern, { least, fits })).find(Boolean);
}
