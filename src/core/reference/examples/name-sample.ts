/**
 * Replaces `"string"` and `0` with meaningful values where names suggest them and the schema allows them.
 * Values that the document gives stay as they are.
 */
import { checkValue, type CheckOptions, schemaOfItem } from './check-value.ts';
import { isMatch } from './pattern/is-match.ts';
import { isRecord, listOf, type Loose, numberOf } from '../document/loose.ts';
import { makeDistinct } from './distinct-items.ts';
import { nameFreeProperties } from './free-names.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { takesJson } from '../request/media-type.ts';
import { sampleSchema } from './sample-schema.ts';
import {
  isCutWord,
  isPlaceholderValue,
  isSampledPlaceholder,
  listWholeTexts,
} from './placeholder-values.ts';
import { listNumbers } from './list-numbers.ts';
import { matchFirst } from './pattern/match-pattern.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { MergedSchema } from '../schema/merge/merged-schema.ts';
import type { Located } from '../document/resolver.ts';
import { listSampledParts, discriminatorNames, givesValue, schemasUnder } from './sampled-parts.ts';
import { candidatesForName, candidatesForFormat } from './meaningful-values.ts';

interface Place {
  readonly name: string;
  /** The name of the object that contains the value. */
  readonly around: string | undefined;
}

interface NameOptions extends CheckOptions {
  /** The name of the whole value, if it is not a body. */
  readonly name?: string;
  /** Whether the value is already inside a text that holds JSON. Texts inside that hold no further values. */
  readonly isInText?: true;
  /** Whether texts stay that the sampler has cut to their length, so that they can be recognized. */
  readonly keepsCut?: true;
}

/** Returns the value unchanged if replacing parts would make it stop fitting its schema. */
export function nameSample(value: unknown, schema: Located, options: NameOptions): unknown {
  const { name = '' } = options;
  const check = { ...options, effort: { left: maxEffort } };
  const place = { name, around: undefined };
  const named = fill(value, [schema], { place, isGiven: false, options: check });
  const isWorse = !checkValue(named, schema, options) && checkValue(value, schema, options);
  return isWorse ? value : named;
}

/** The most checks for all values of a sample together. */
const maxEffort = 20_000;

interface Filling {
  readonly place: Place;
  /** Whether the document gives the whole value. Then only values without meaning are replaced. */
  readonly isGiven: boolean;
  readonly options: NameOptions;
}

function fill(value: unknown, schemas: readonly Located[], filling: Filling): unknown {
  const { place, options } = filling;
  const merged = mergeSchemas(schemas, options.schemas);
  const inner = { options, isGiven: filling.isGiven || givesValue(merged.keywords) };
  if (Array.isArray(value)) {
    const one = { ...place, name: place.name.replace(/(?<=\w\w)s$/, '') };
    const filled = value.map((item: unknown, rank) => {
      const own = schemaOfItem(rank, merged);
      return own === undefined ? item : fill(item, [own], { ...inner, place: one });
    });
    const { keywords, items } = merged;
    const isDistinct = keywords['uniqueItems'] === true && !inner.isGiven;
    return isDistinct && items !== undefined ? makeDistinct(filled, items, options) : filled;
  }
  if (!isRecord(value)) return replace(value, schemas, filling);
  const around = targetName(merged, options) ?? place.name;
  const parts = listSampledParts(schemas, options.schemas);
  const discriminators = discriminatorNames(parts);
  const named = inner.isGiven ? value : nameFreeProperties(value, schemas, options);
  const entries = Object.entries(named).map(([name, part]): [string, unknown] => {
    const found = schemasUnder(name, parts);
    // The value names the schema that the example is of, so the usual value for this name does not apply.
    const isDiscriminator = discriminators.has(name) && !isPlaceholderValue(part);
    if (found.length === 0 || isDiscriminator) return [name, part];
    return [name, fill(part, found, { ...inner, place: { name, around } })];
  });
  return Object.fromEntries(entries);
}

function targetName({ target }: MergedSchema, { schemas }: CheckOptions): string | undefined {
  return target === undefined ? undefined : schemas.nameOf(target);
}

function replace(sampled: unknown, schemas: readonly Located[], filling: Filling): unknown {
  const { place, isGiven, options } = filling;
  const { name, around } = place;
  const { keywords, patterns } = mergeSchemas(schemas, options.schemas);
  const fits = (candidate: unknown) =>
    schemas.every((schema) => checkValue(candidate, schema, options));
  if (isGiven && !isPlaceholderValue(sampled)) return sampled;
  if (givesValue(keywords)) return chooseGiven(sampled, { keywords, fits });
  const isPlaceholder = isSampledPlaceholder(sampled);
  const written = isPlaceholder ? writeDecoded(keywords, schemas[0], filling) : undefined;
  if (written !== undefined && fits(written)) return written;
  // The sampler takes the lowest number, which shows nothing if it is below zero.
  const value = typeof sampled === 'number' && sampled < 0 && fits(0) ? 0 : sampled;
  if (value === '' || (!isPlaceholder && value !== 0 && fits(value))) return value;
  const candidates = [...candidatesForFormat(keywords), ...candidatesForName(name, around)];
  const fitting = candidates.filter(fits);
  // Prefer the type of the sampled value. If several types are allowed and none of the candidates has that
  // one, the name decides which type is meant.
  const [best] = fitting.toSorted((left, right) => {
    return Number(typeof right === typeof value) - Number(typeof left === typeof value);
  });
  return best ?? fitLimits(value, { keywords, patterns, fits, filling });
}

/**
 * Writes a text that holds JSON of a given schema, as the events of many streams do; undefined for any
 * other text.
 */
function writeDecoded(
  { contentMediaType, contentSchema, contentEncoding }: Loose,
  described: Located | undefined,
  filling: Filling,
): string | undefined {
  const isJson = typeof contentMediaType === 'string' && takesJson(contentMediaType);
  if (
    !isJson ||
    filling.options.isInText ||
    contentEncoding !== undefined ||
    !isRecord(contentSchema)
  )
    return undefined;
  const pointer = joinPointer(described?.pointer ?? '#', 'contentSchema');
  const schema = { value: contentSchema, pointer };
  const sampled = sampleSchema(schema, filling.options);
  if (sampled === undefined) return undefined;
  const options = { ...filling.options, isInText: true } as const;
  return JSON.stringify(fill(sampled, [schema], { ...filling, options }));
}

interface Limits {
  readonly keywords: Loose;
  readonly patterns: readonly string[];
  readonly fits: (value: unknown) => boolean;
  readonly filling: Pick<Filling, 'isGiven' | 'options'>;
}

/** Returns the value, or another one if it violates the limits or a pattern cannot be evaluated. */
function fitLimits(value: unknown, limits: Limits): unknown {
  if (typeof value === 'string') return fitText(value, limits);
  if (typeof value !== 'number' || limits.fits(value)) return value;
  return listNumbers(limits.keywords).find(limits.fits) ?? value;
}

function fitText(value: string, { keywords, patterns, fits, filling }: Limits): string {
  const isFree = patterns.length === 0 && isPlaceholderValue(value);
  const keepsCut = filling.isGiven || filling.options.keepsCut;
  const isCut = patterns.length === 0 && !keepsCut && isCutWord(value);
  const whole = isCut ? listWholeTexts(value).find(fits) : undefined;
  if (whole !== undefined) return whole;
  const isMatching = patterns.every((pattern) => isMatch(value, pattern) === true);
  if (isMatching && fits(value)) return value;
  const least = numberOf(keywords['minLength']) ?? 0;
  return matchFirst(isFree ? [anyWord] : patterns, { least, fits }) ?? value;
}

/** The pattern of the text to write where `"string"` is not allowed. */
const anyWord = '^[a-z]{3,}$';

/**
 * Chooses among the values that the document gives. The sampler takes the first of the allowed values, even
 * if there is a default.
 */
function chooseGiven(
  value: unknown,
  { keywords, fits }: Pick<Limits, 'keywords' | 'fits'>,
): unknown {
  const { example, examples, const: constant, default: usual } = keywords;
  if (example !== undefined || examples !== undefined || constant !== undefined) return value;
  if (usual !== undefined) return usual !== null && fits(usual) ? usual : value;
  // Some authors list first an empty option, which removes a value. Another one shows more.
  if (value !== '' && fits(value)) return value;
  const options = listOf(keywords['enum']);
  const isText = (option: unknown) => typeof option === 'string' && option !== '';
  return options.find((each) => isText(each) && fits(each)) ?? options.find(fits) ?? value;
}
