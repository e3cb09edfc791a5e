/** Describes the limits of a value in short texts, in the language of the reader. */
import { english } from '../../language/english.ts';
import { fillWord, type WordValues } from '../../language/fill-word.ts';
import type { WordKey } from '../../language/wording.ts';
import { formatCodeSpan } from '../../text/markdown.ts';
import { isRecord, type Loose, numberOf, shownNumberOf, textOf } from '../document/loose.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import { isBinary, readTypes } from './schema-types.ts';
import type { Constraint } from '../model/shape-model.ts';

const ENGLISH_FORMS = new Intl.PluralRules('en');

/** Formats a limit as part of an English sentence, such as `at least 5`; patterns and names become code. */
export function formatConstraint({ word, values }: Constraint): string {
  const { pattern, names } = values;
  const filled =
    pattern === undefined ? values : { ...values, pattern: formatCodeSpan(`${pattern}`) };
  const text = fillWord(english[word], filled, ENGLISH_FORMS);
  return names === undefined ? text : `${text}: ${formatCodeSpan(`${names}`)}`;
}

function toConstraint(word: WordKey, values: WordValues = {}): Constraint {
  return { word, values };
}

/** Lists only limits that apply to the type, because generators write `uniqueItems` next to strings. */
export function listConstraints(merged: MergedSchema): Constraint[] {
  const { keywords, patterns } = merged;
  const { types } = readTypes(merged);
  const limitsOf = (own: readonly string[], limits: readonly Constraint[]) =>
    types.length === 0 || types.some((type) => own.includes(type)) ? limits : [];
  return [
    ...limitsOf(['integer', 'number'], rangeOf(keywords)),
    ...limitsOf(['string'], countOf(keywords, 'Length', 'characters')),
    ...limitsOf(
      ['string'],
      patterns.map((pattern) => toConstraint('matches', { pattern })),
    ),
    ...limitsOf(['array'], countOf(keywords, 'Items', 'items')),
    ...limitsOf(['array'], keywords['uniqueItems'] === true ? [toConstraint('uniqueItems')] : []),
    ...limitsOf(['array'], containsOf(keywords)),
    ...limitsOf(['array'], merged.items?.value === false ? [toConstraint('noOtherItems')] : []),
    ...limitsOf(['object'], countOf(keywords, 'Properties', 'properties')),
    ...limitsOf(['object'], namesOf(keywords)),
    ...limitsOf(['object'], requiredOf(merged)),
    ...limitsOf(['object'], closedOf(merged)),
    ...contentOf(keywords),
  ];
}

/** Lists names that the schema requires but does not describe itself, as alternatives and rules do. */
function requiredOf({ required, properties }: MergedSchema): Constraint[] {
  const names = [...required].filter((name) => !properties.has(name));
  return names.length === 0 ? [] : [toConstraint('required', { names: names.join(', ') })];
}

/** Whether properties that are not listed are forbidden. */
function closedOf({ additional, properties, patternProperties }: MergedSchema): Constraint[] {
  if (additional?.value !== false) return [];
  const hasNone = properties.size + patternProperties.length === 0;
  return [toConstraint(hasNone ? 'alwaysEmpty' : 'noOthers')];
}

function rangeOf(keywords: Loose): Constraint[] {
  const above = boundOf(keywords, 'minimum', 'exclusiveMinimum');
  const below = boundOf(keywords, 'maximum', 'exclusiveMaximum');
  const step = shownNumberOf(keywords['multipleOf']);
  const isClosed = above && below && !above.isExclusive && !below.isExclusive;
  const range = isClosed
    ? [toConstraint('valueRange', { least: above.value, most: below.value })]
    : [
        ...(above
          ? [toConstraint(above.isExclusive ? 'moreThan' : 'atLeast', { value: above.value })]
          : []),
        ...(below
          ? [toConstraint(below.isExclusive ? 'lessThan' : 'atMost', { value: below.value })]
          : []),
      ];
  return [...range, ...(step === undefined ? [] : [toConstraint('multipleOf', { value: step })])];
}

/** Reads a bound. `exclusiveMinimum: true` next to `minimum` is the older notation. */
function boundOf(keywords: Loose, plain: string, exclusive: string) {
  const own = shownNumberOf(keywords[plain]);
  const strict = shownNumberOf(keywords[exclusive]);
  if (strict !== undefined) return { value: strict, isExclusive: true };
  return own === undefined ? undefined : { value: own, isExclusive: keywords[exclusive] === true };
}

function countOf(
  keywords: Loose,
  what: string,
  noun: 'characters' | 'items' | 'properties',
): Constraint[] {
  const least = numberOf(keywords[`min${what}`]);
  const most = numberOf(keywords[`max${what}`]);
  const hasLeast = least !== undefined && least > 0;
  if (hasLeast && least === most) return [toConstraint(`${noun}Exactly`, { count: least })];
  if (hasLeast && most !== undefined) return [toConstraint(`${noun}Range`, { least, count: most })];
  if (hasLeast) return [toConstraint(`${noun}Least`, { count: least })];
  return most === undefined ? [] : [toConstraint(`${noun}Most`, { count: most })];
}

function containsOf(keywords: Loose): Constraint[] {
  if (keywords['contains'] === undefined) return [];
  const least = numberOf(keywords['minContains']) ?? 1;
  const most = numberOf(keywords['maxContains']);
  const type = isRecord(keywords['contains']) ? textOf(keywords['contains']['type']) : undefined;
  const values = { least, type: type ?? 'any' };
  return [
    most === undefined
      ? toConstraint('containsLeast', values)
      : toConstraint('containsRange', { ...values, most }),
  ];
}

function namesOf(keywords: Loose): Constraint[] {
  const names = keywords['propertyNames'];
  const pattern = isRecord(names) ? textOf(names['pattern']) : undefined;
  return pattern === undefined ? [] : [toConstraint('namesMatch', { pattern })];
}

function contentOf(keywords: Loose): Constraint[] {
  const encoding = textOf(keywords['contentEncoding']);
  const mediaType = textOf(keywords['contentMediaType']);
  return [
    ...(encoding === undefined || isBinary(keywords)
      ? []
      : [toConstraint('encoded', { encoding })]),
    ...(mediaType === undefined || mediaType === 'application/octet-stream'
      ? []
      : [toConstraint('holds', { type: mediaType })]),
  ];
}
