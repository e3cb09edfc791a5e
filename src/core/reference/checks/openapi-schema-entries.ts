import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { quote } from '../../diagnostic/quote.ts';
import { isNumberText } from '../../text/json/exact-json.ts';

/** The kind of value that a keyword must have. */
export type KeywordType =
  | 'schemas'
  | 'schema-list'
  | 'schema'
  | 'list'
  | 'names'
  | 'limit'
  | 'number'
  | 'flag';

const WORDS: Readonly<Record<KeywordType, string>> = {
  schemas: 'schemas by name',
  'schema-list': 'a list of schemas',
  schema: 'a schema',
  list: 'a list',
  names: 'a list of names',
  limit: 'a number',
  number: 'a number',
  flag: 'true or false',
};

const ADVICE: Readonly<Record<KeywordType, string>> = {
  schemas: 'Write an object with a schema under each name.',
  'schema-list': 'Write the schemas as a list, even if there is only one.',
  schema: 'Write an object such as { type: string }.',
  list: 'Write the values as a list, even if there is only one.',
  names: 'List the names of the properties that an object must have.',
  limit:
    'Since OpenAPI 3.1, this is the limit itself: write the number of "minimum" or "maximum" here, and remove that key.',
  number: 'Write a number without quotes.',
  flag: 'Write true or false without quotes.',
};

/** What is wrong with schemas themselves, regardless of the values that they describe. */
export const openapiSchemaEntries = {
  'openapi/unfit-keyword': entry<{
    keyword: string;
    kind: KeywordType;
    found: unknown;
    /** Whether the problem is one of the values inside the keyword's value. */
    isInside?: boolean;
    advice?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Schema keyword with the wrong kind of value',
    message: ({ keyword, kind, found, isInside = false }) =>
      `${isInside ? `A value in ${quote(keyword)}` : quote(keyword)} must be ${WORDS[kind]}, but it is ${describeValue(found)}.`,
    hint: ({ kind, found, advice }) =>
      advice ?? (kind === 'limit' && typeof found !== 'boolean' ? ADVICE.number : ADVICE[kind]),
    example: { keyword: 'properties', kind: 'schemas', found: [1] },
  }),
  'openapi/circular-all-of': entry<{ chain: readonly string[] }>({
    severity: 'warning',
    title: 'Schema that contains itself',
    message: ({ chain }) =>
      `Through "allOf", each of these schemas contains the next, and so itself: ${chain.join(' -> ')}. No value can be checked against it.`,
    hint: () =>
      'Remove one of the references from "allOf"; alternatives belong in "oneOf" or "anyOf".',
    example: {
      chain: ['#/components/schemas/P', '#/components/schemas/Q', '#/components/schemas/P'],
    },
  }),
};

export const diagnoseOpenapiSchema = diagnoseWith(openapiSchemaEntries);

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isNumberText(value)) return value.text;
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
