/** The limits of a value as short texts for readers. */
import { isRecord, type Loose, numberOf, textOf } from './loose.ts';
import type { MergedSchema } from './merge-schema.ts';
import { readTypes } from './schema-types.ts';

/** Only limits that mean something for the type: generators write `uniqueItems` beside strings. */
export function listConstraints(merged: MergedSchema): string[] {
  const { keywords, patterns } = merged;
  const { types } = readTypes(merged);
  const limitsOf = (own: readonly string[], limits: readonly string[]) =>
    types.length === 0 || types.some((type) => own.includes(type)) ? limits : [];
  return [
    ...limitsOf(['integer', 'number'], rangeOf(keywords)),
    ...limitsOf(['string'], countOf(keywords, 'Length', 'character')),
    ...limitsOf(
      ['string'],
      patterns.map((pattern) => `matches ${pattern}`),
    ),
    ...limitsOf(['array'], countOf(keywords, 'Items', 'item')),
    ...limitsOf(['array'], keywords['uniqueItems'] === true ? ['unique items'] : []),
    ...limitsOf(['array'], containsOf(keywords)),
    ...limitsOf(['object'], countOf(keywords, 'Properties', 'property')),
    ...limitsOf(['object'], namesOf(keywords)),
    ...limitsOf(['object'], closedOf(merged)),
    ...contentOf(keywords),
  ];
}

/** Nobody may add properties of their own. */
function closedOf({ keywords, additional, properties, patternProperties }: MergedSchema): string[] {
  if (additional?.value !== false && keywords['unevaluatedProperties'] !== false) return [];
  const hasNone = properties.size + patternProperties.length === 0 && additional?.value === false;
  return [hasNone ? 'always empty' : 'other properties are not allowed'];
}

function rangeOf(keywords: Loose): string[] {
  const above = boundOf(keywords, 'minimum', 'exclusiveMinimum');
  const below = boundOf(keywords, 'maximum', 'exclusiveMaximum');
  const step = numberOf(keywords['multipleOf']);
  const isClosed = above && below && !above.isExclusive && !below.isExclusive;
  const range = isClosed
    ? [`${above.value} to ${below.value}`]
    : [
        ...(above ? [`${above.isExclusive ? 'more than' : 'at least'} ${above.value}`] : []),
        ...(below ? [`${below.isExclusive ? 'less than' : 'at most'} ${below.value}`] : []),
      ];
  return [...range, ...(step === undefined ? [] : [`multiple of ${step}`])];
}

/** `exclusiveMinimum: true` beside `minimum` is the older spelling. */
function boundOf(keywords: Loose, plain: string, exclusive: string) {
  const own = numberOf(keywords[plain]);
  const strict = numberOf(keywords[exclusive]);
  if (strict !== undefined) return { value: strict, isExclusive: true };
  return own === undefined ? undefined : { value: own, isExclusive: keywords[exclusive] === true };
}

function countOf(keywords: Loose, what: string, noun: string): string[] {
  const least = numberOf(keywords[`min${what}`]);
  const most = numberOf(keywords[`max${what}`]);
  const hasLeast = least !== undefined && least > 0;
  if (hasLeast && least === most) return [`exactly ${inWords(least, noun)}`];
  if (hasLeast && most !== undefined) return [`${least} to ${inWords(most, noun)}`];
  if (hasLeast) return [`at least ${inWords(least, noun)}`];
  return most === undefined ? [] : [`at most ${inWords(most, noun)}`];
}

function inWords(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.replace(/y$/, 'ie')}s`;
}

function containsOf(keywords: Loose): string[] {
  if (keywords['contains'] === undefined) return [];
  const least = numberOf(keywords['minContains']) ?? 1;
  const most = numberOf(keywords['maxContains']);
  const type = isRecord(keywords['contains']) ? textOf(keywords['contains']['type']) : undefined;
  const what = type === undefined ? 'certain items' : `items of type ${type}`;
  return [`contains ${least}${most === undefined ? ' or more' : ` to ${most}`} ${what}`];
}

function namesOf(keywords: Loose): string[] {
  const names = keywords['propertyNames'];
  const pattern = isRecord(names) ? textOf(names['pattern']) : undefined;
  return pattern === undefined ? [] : [`names match ${pattern}`];
}

function contentOf(keywords: Loose): string[] {
  const encoding = textOf(keywords['contentEncoding']);
  const mediaType = textOf(keywords['contentMediaType']);
  return [
    ...(encoding === undefined ? [] : [`${encoding} encoded`]),
    ...(mediaType === undefined || mediaType === 'application/octet-stream'
      ? []
      : [`holds ${mediaType}`]),
  ];
}
