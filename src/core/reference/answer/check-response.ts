/**
 * Compares the body of an answer with its documented schema, in browsers and for `check --live`. The
 * schemas are data that is walked over, never code, because the policy of pages allows none.
 */
import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type {
  Definitions,
  DocumentedContent,
  DocumentedResponse,
} from '../model/documented-responses.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { parseExact } from '../../text/json/parse-exact.ts';
import { findDocumented } from './find-documented.ts';

export interface CheckedResponse {
  /** What is documented of the operation. */
  readonly responses: readonly DocumentedResponse[];
  readonly definitions: Definitions;
  readonly status: number;
  /** Without parameters. */
  readonly mediaType: string;
  /** Text of the body. */
  readonly text: string;
}

export interface Check {
  readonly summary: string;
  readonly findings: readonly Finding[];
  /** What of the body was not compared as it is. */
  readonly remark?: string;
}

export interface Finding {
  /** Where in the body: `/user_group/token`; empty for the whole. */
  readonly pointer: string;
  readonly message: string;
  /** The keyword of the schema that says so: `#/properties/user_group/$ref/required`. */
  readonly keyword: string;
}

/** More findings than this tell nothing new. */
const mostFindings = 50;

export function checkResponse(checked: CheckedResponse): Check {
  const { responses, definitions, status, mediaType, text } = checked;
  const response = findDocumented(responses, status);
  if (response === undefined) {
    return only(`The documentation says nothing about the status ${status}.`);
  }
  const content = chooseContent(response.contents, mediaType);
  if (content === undefined) {
    const types = response.contents.map((other) => other.mediaType).join(', ');
    return only(
      types === ''
        ? `The documentation has no body for the status ${status}.`
        : `The documentation has ${types} for the status ${status}, not ${mediaType || 'this'}.`,
    );
  }
  if (content.schema === undefined) {
    return only(`The documentation does not say what a body with the status ${status} holds.`);
  }
  try {
    const schema = { ...toSchema(content.schema), $defs: definitions } as Schema;
    const remark = tellRounded(listRounded(parseExact(text)));
    return { ...tell(JSON.parse(text), schema), ...(remark && { remark }) };
  } catch (error) {
    if (error instanceof SyntaxError) return only('The body is no JSON.');
    return only('The body, or its schema, is nested too deeply to be compared.');
  }
}

function only(summary: string): Check {
  return { summary, findings: [] };
}

function toSchema(schema: DocumentedContent['schema']): object {
  if (schema === false) return { not: {} };
  return typeof schema === 'object' && schema !== null ? structuredClone(schema) : {};
}

/** The content type itself, or the documented range that it is in (`application/*`). */
export function chooseContent(
  contents: readonly DocumentedContent[],
  mediaType: string,
): DocumentedContent | undefined {
  const [kind = ''] = mediaType.split('/');
  const named = (name: string) =>
    contents.find((content) => content.mediaType.split(';')[0]?.trim().toLowerCase() === name);
  return named(mediaType) ?? named(`${kind}/*`) ?? named('*/*');
}

/** Places of numbers that the engine of browsers changes: `9007199254740993`, `1e400`. */
function listRounded(value: unknown, pointer = ''): readonly string[] {
  // A number of the exact reader: plain ones are no objects.
  if (value instanceof Number) return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listRounded(inner, joinPointer(pointer, key)),
  );
}

/** More places than this tell nothing new. */
const mostPlaces = 5;

function tellRounded(places: readonly string[]): string | undefined {
  if (places.length === 0) return undefined;
  const named = places.slice(0, mostPlaces).map((place) => place || 'the body');
  if (places.length > mostPlaces) named.push('…');
  return `Compared rounded, for its many digits: ${named.join(', ')}`;
}

function tell(value: unknown, schema: Schema): Check {
  const { valid, errors } = new Validator(schema, '2020-12', false).validate(value);
  if (valid) return only('The body is as the documentation says.');
  const findings = dropRepeated(listCauses(errors).map((error) => toFinding(error, errors)));
  const count = findings.length === 1 ? 'one place' : `${findings.length} places`;
  return {
    summary: `The body differs from the documentation in ${count}.`,
    findings: findings.slice(0, mostFindings),
  };
}

/** Keywords that fail only because something within them does. */
const around =
  /^(?:\$ref|allOf|properties|patternProperties|additionalProperties|items|prefixItems|then|else|dependentSchemas)$/;

/** What is wrong itself; of alternatives only that none fits, unless there is but one to fit. */
function listCauses(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const single = choices.filter((choice) => branchesOf(choice, errors).length === 1);
  const closed = choices.filter((choice) => !single.includes(choice));
  return errors.filter((error) => {
    if (around.test(error.keyword) || single.includes(error) || isOfNull(error)) return false;
    return !closed.some(
      (choice) =>
        choice !== error && error.keywordLocation.startsWith(`${choice.keywordLocation}/`),
    );
  });
}

/** Alternatives that are no mere `null`, by their place. */
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

const sentences: Readonly<Record<string, (error: string) => string>> = {
  type: (error) => {
    const [, found = '', wanted = ''] = /type "([^"]*)".*Expected (.*)\.$/.exec(error) ?? [];
    return `is ${nameType(found)}, and the documentation has ${wanted.replaceAll('"', '').replaceAll(',', ' or')}.`;
  },
  required: (error) => `has no field ${quoted(error)}, which is required.`,
  enum: () => 'is none of the documented values.',
  const: (error) => `is not ${error.replace(/^.*does not match /, '')}`,
  oneOf: (error) =>
    `fits ${error.includes('(0 matches)') ? 'none' : 'more than one'} of the documented alternatives.`,
  anyOf: () => 'fits none of the documented alternatives.',
  not: () => 'is what the documentation rules out.',
  false: () => 'is not in the documentation.',
  pattern: () => 'does not match the documented pattern.',
  format: (error) => `is not written as ${quoted(error)} is.`,
};

function toFinding(unit: OutputUnit, errors: readonly OutputUnit[]): Finding {
  const { keyword, instanceLocation, error } = unit;
  const message = sentences[keyword]?.(error) ?? `is not as documented: ${error}`;
  // A schema that is `false` has no keyword; what it stands under is told before it.
  const place = keyword === 'false' ? errors[errors.indexOf(unit) - 1] : unit;
  return {
    pointer: instanceLocation.replace(/^#/, ''),
    message,
    keyword: place?.keywordLocation ?? '#',
  };
}

function nameType(type: string): string {
  if (type === 'null') return 'null';
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function quoted(error: string): string {
  return `“${/"([^"]*)"/.exec(error)?.[1] ?? ''}”`;
}

function dropRepeated(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(findings.map((finding) => [finding.pointer + finding.message, finding]));
  return [...seen.values()];
}
