/**
 * Compares the body of a response with its documented schema, in browsers and for `check --live`. Schemas
 * are interpreted as data and never compiled to code, because the Content-Security-Policy of pages does not
 * allow that.
 */
import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type {
  Definitions,
  DocumentedContent,
  DocumentedResponse,
} from '../model/documented-responses.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { essenceOf } from '../request/media-type.ts';
import { parseExact } from '../../text/json/parse-exact.ts';
import type { NestedMessage } from '../../language/playground/nested-message.ts';
import type {
  PlaygroundKey,
  PlaygroundMessage,
} from '../../language/playground/playground-wording.ts';
import { findDocumented } from './find-documented.ts';

export interface CheckedResponse {
  /** The documented responses of the operation. */
  readonly responses: readonly DocumentedResponse[];
  readonly definitions: Definitions;
  readonly status: number;
  /** Without parameters. */
  readonly mediaType: string;
  /** The body as text. */
  readonly text: string;
}

export interface Check {
  readonly summary: PlaygroundMessage;
  readonly findings: readonly Finding[];
  /** Pointers to numbers that were rounded for the comparison, because they have too many digits. */
  readonly rounded?: readonly string[];
}

export interface Finding {
  /** Position in the body: `/user_group/token`; empty for the whole body. */
  readonly pointer: string;
  /** Continues the sentence that begins with the position. */
  readonly message: NestedMessage;
  /** Location of the keyword that is violated, in the schema: `#/properties/user_group/$ref/required`. */
  readonly keyword: string;
}

/** The most findings to report: more would not help readers. */
const maxFindings = 50;

export function checkResponse(checked: CheckedResponse): Check {
  const { responses, definitions, status, mediaType, text } = checked;
  const response = findDocumented(responses, status);
  if (response === undefined) {
    return only({ key: 'statusUnknown', values: { status } });
  }
  const content = chooseContent(response.contents, mediaType);
  if (content === undefined) {
    const types = response.contents.map((other) => other.mediaType).join(', ');
    return only(
      types === ''
        ? { key: 'bodyUnknown', values: { status } }
        : { key: 'typeUnknown', values: { types, status, type: mediaType || '–' } },
    );
  }
  if (content.schema === undefined) {
    return only({ key: 'schemaUnknown', values: { status } });
  }
  try {
    const own = content.schema === false ? { not: {} } : content.schema;
    const schema: Schema = Object.assign({}, own, { $defs: definitions });
    const rounded = listRounded(parseExact(text));
    return { ...report(JSON.parse(text), schema), ...(rounded.length > 0 && { rounded }) };
  } catch (error) {
    if (error instanceof SyntaxError) return only({ key: 'bodyNoJson' });
    return only({ key: 'bodyTooDeep' });
  }
}

function only(summary: PlaygroundMessage): Check {
  return { summary, findings: [] };
}

/** Returns the content for a media type, or for the documented range that includes it (`application/*`). */
export function chooseContent(
  contents: readonly DocumentedContent[],
  mediaType: string,
): DocumentedContent | undefined {
  const [kind = ''] = mediaType.split('/');
  const named = (name: string) => contents.find((content) => essenceOf(content.mediaType) === name);
  return named(mediaType) ?? named(`${kind}/*`) ?? named('*/*');
}

/** Lists pointers to numbers that JavaScript cannot represent exactly: `9007199254740993`, `1e400`. */
function listRounded(value: unknown, pointer = ''): readonly string[] {
  // The exact parser wraps such numbers in objects; other numbers are primitive values.
  if (value instanceof Number) return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listRounded(inner, joinPointer(pointer, key)),
  );
}

function report(value: unknown, schema: Schema): Check {
  const { valid, errors } = new Validator(schema, '2020-12', false).validate(value);
  if (valid) return only({ key: 'asDocumented' });
  const findings = dropRepeated(listCauses(errors).map((error) => toFinding(error, errors)));
  return {
    summary: { key: 'differs', values: { count: findings.length } },
    findings: findings.slice(0, maxFindings),
  };
}

/** Keywords that fail only because something inside them fails. */
const around =
  /^(?:\$ref|allOf|properties|patternProperties|additionalProperties|items|prefixItems|if|dependentSchemas|unevaluated\w+)$/;

/** Keywords that are violated as a whole: what is inside them holds for some values, or for names. */
const whole = /^(?:anyOf|oneOf|contains|minContains|propertyNames)$/;

/**
 * Lists the errors that are not consequences of others. For alternatives, that is only the fact that none
 * fits, unless only one can be meant.
 */
function listCauses(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const choices = errors.filter(({ keyword }) => whole.test(keyword));
  const single = choices.filter(
    (choice) => choice.keyword.endsWith('Of') && branchesOf(choice, errors).length === 1,
  );
  const closed = choices.filter((choice) => !single.includes(choice));
  return errors.filter((error) => {
    if (around.test(error.keyword) || single.includes(error) || isOfNull(error)) return false;
    return !closed.some(({ keywordLocation }) =>
      error.keywordLocation.startsWith(`${keywordLocation.replace(/minC(?=ontains$)/, 'c')}/`),
    );
  });
}

/** Lists the failed alternatives of a choice, by their index, except those that only allow `null`. */
function branchesOf(
  { keywordLocation }: OutputUnit,
  errors: readonly OutputUnit[],
): readonly string[] {
  const branches = errors.flatMap((error) => {
    if (!error.keywordLocation.startsWith(`${keywordLocation}/`) || isOfNull(error)) return [];
    return error.keywordLocation.slice(keywordLocation.length + 1).split('/')[0] ?? [];
  });
  return [...new Set(branches)];
}

function isOfNull({ keyword, error, keywordLocation }: OutputUnit): boolean {
  return (
    keyword === 'type' && /Expected "null"/.test(error) && /Of\/\d+\/type$/.test(keywordLocation)
  );
}

const typeWords: Readonly<Record<string, PlaygroundKey>> = {
  array: 'typeList',
  object: 'typeObject',
  string: 'typeText',
  integer: 'typeInteger',
  number: 'typeNumber',
  boolean: 'typeBoolean',
};

/** Returns the everyday word for a type. `null` has no other name. */
function nameType(type: string): PlaygroundMessage | string {
  const key = Object.hasOwn(typeWords, type) ? typeWords[type] : undefined;
  return key === undefined ? type : { key };
}

const messageByKeyword: Readonly<Record<string, (error: string) => NestedMessage>> = {
  type: (error) => {
    const [, found = '', wanted = ''] = /type "([^"]*)".*Expected (.*)\.$/.exec(error) ?? [];
    const types = wanted.replaceAll('"', '').split(/,\s*/);
    return {
      key: 'hasOtherType',
      values: { found: nameType(found), wanted: types.map(nameType) },
    };
  },
  required: lacksField,
  dependentRequired: lacksField,
  enum: () => ({ key: 'noDocumentedValue' }),
  const: (error) => ({
    key: 'isNot',
    values: { value: error.slice('Instance does not match '.length, -1) },
  }),
  oneOf: (error) => ({ key: error.includes('(0 matches)') ? 'fitsNone' : 'fitsSeveral' }),
  anyOf: () => ({ key: 'fitsNone' }),
  not: () => ({ key: 'ruledOut' }),
  false: () => ({ key: 'notDocumented' }),
  pattern: () => ({ key: 'noPattern' }),
  format: (error) => ({ key: 'noFormat', values: { format: quoted(error) } }),
};

const limitWords: Readonly<Record<string, PlaygroundKey>> = {
  minimum: 'atLeast',
  maximum: 'atMost',
  exclusiveMinimum: 'moreThan',
  exclusiveMaximum: 'lessThan',
  multipleOf: 'multipleOf',
  minLength: 'charactersLeast',
  maxLength: 'charactersMost',
  minItems: 'itemsLeast',
  maxItems: 'itemsMost',
  uniqueItems: 'uniqueItems',
  minProperties: 'propertiesLeast',
  maxProperties: 'propertiesMost',
};

/**
 * Describes a violated limit in words; for rarer keywords, gives their name, and the limit or the name of
 * the property from the error message.
 */
function describeLimit(keyword: string, error: string): NestedMessage {
  const word = limitWords[keyword];
  if (word !== undefined) {
    const [, value = ''] = /(-?[\d.e+-]*\d)\D*$/.exec(error) ?? [];
    const values = { value, count: Number(value) };
    return { key: 'breaksRule', values: { rule: { key: word, values } } };
  }
  const detail = /\d+(?= items match|\)\.$)|".*"/s.exec(error)?.[0];
  const rule = detail === undefined ? keyword : `${keyword} ${detail}`;
  return { key: 'breaksRule', values: { rule } };
}

function toFinding(unit: OutputUnit, errors: readonly OutputUnit[]): Finding {
  const { keyword, instanceLocation, error } = unit;
  const message = messageByKeyword[keyword]?.(error) ?? describeLimit(keyword, error);
  // A `false` schema has no keyword of its own. The keyword that contains it is in the error before.
  const place = keyword === 'false' ? errors[errors.indexOf(unit) - 1] : unit;
  return {
    pointer: decodeURIComponent(instanceLocation.slice(1)),
    message,
    keyword: place?.keywordLocation ?? '#',
  };
}

function lacksField(error: string): NestedMessage {
  return { key: 'lacksField', values: { name: quoted(error) } };
}

/** Returns the text in quotes: the second one where a field is missing because of another. */
function quoted(error: string): string {
  return /"(?:.* have ")?(.*)"/s.exec(error)?.[1] ?? '';
}

function dropRepeated(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(
    findings.map((finding) => [finding.pointer + JSON.stringify(finding.message), finding]),
  );
  return [...seen.values()];
}
