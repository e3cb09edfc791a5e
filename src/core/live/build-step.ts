/**
 * Turns a step, and values kept from earlier responses, into the request that is sent and the one that is
 * shown.
 */
import { sampleBody, withPartHeaders } from '../reference/operation/build-sample-request.ts';
import { buildHttpRequest, type ParameterValue } from '../reference/request/http-request.ts';
import type { BodyValue } from '../reference/request/http-body.ts';
import type { Credential } from '../reference/request/credentials.ts';
import type { HttpRequest } from '../reference/model/request-model.ts';
import type { Operation, Response } from '../reference/model/endpoint-model.ts';
import { type ExactJson, formatExact, isExactObject } from '../text/json/exact-json.ts';
import { variableOf } from './credentials.ts';
import { type Filled, fillTemplate } from './expressions.ts';
import type { LiveStep, StepBody, ValueSource } from './live-model.ts';

export interface StepSurroundings {
  /** Address of the API, without trailing slash. */
  readonly base: string;
  /** Credentials by the name of their environment variable. */
  readonly credentials: ReadonlyMap<string, string>;
  /** Values of earlier responses, by name. */
  readonly kept: ReadonlyMap<string, ExactJson>;
}

export type BuiltStep =
  | {
      readonly kind: 'built';
      readonly request: HttpRequest;
      /** The request with placeholders instead of credentials. */
      readonly shown: HttpRequest;
      readonly parameters: readonly ParameterValue[];
    }
  /** A value that no earlier response contained, as the end of a sentence. */
  | { readonly kind: 'lacking'; readonly what: string };

export function buildStep(step: LiveStep, surroundings: StepSurroundings): BuiltStep {
  const { operation, values, security } = step;
  const { base, credentials, kept } = surroundings;
  const filled = values.map(({ parameter, source }) => ({ parameter, ...fill(source, kept) }));
  const { files = {} } = step;
  const body = step.body && buildBody(step.body, files, kept);
  const lacking = filled.find(({ missing }) => missing.length > 0);
  if (lacking !== undefined) {
    const { in: place, name } = lacking.parameter;
    return { kind: 'lacking', what: `what the ${place} parameter ${name} is` };
  }
  const [unknown] = body?.missing ?? [];
  if (unknown !== undefined) return { kind: 'lacking', what: `what {${unknown}} in its body is` };
  const parameters = filled.map(({ parameter, value }) => {
    return { in: parameter.in, name: parameter.name, value };
  });
  const build = (valueOf: (placeholder: string, variable: string) => string) =>
    buildHttpRequest(operation, {
      baseUrl: base,
      parameters,
      credentials: security.map(({ scheme }): Credential => {
        const placeholder = 'placeholder' in scheme ? scheme.placeholder : '';
        return { scheme, value: valueOf(placeholder, variableOf(scheme.key)) };
      }),
      ...(body && { body: body.value }),
      accept: acceptOf(operation),
    });
  const shown = build((placeholder) => placeholder);
  if (hasOtherFiles(shown, Object.values(files)))
    return { kind: 'lacking', what: 'which file is sent' };
  return {
    kind: 'built',
    request: build((placeholder, variable) => credentials.get(variable) ?? placeholder),
    shown,
    parameters,
  };
}

/**
 * Whether a request contains files that were not given: those in a document's examples are only names,
 * without content.
 */
function hasOtherFiles({ body }: HttpRequest, given: readonly string[]): boolean {
  const names = body?.kind === 'multipart' ? body.parts.map(({ fileName }) => fileName) : [];
  if (body?.kind === 'file') return !given.includes(body.fileName);
  return names.some((name) => name !== undefined && !given.includes(name));
}

/**
 * Lists all documented content types, those of success first, so that a server that negotiates content
 * returns documented content.
 */
function acceptOf({ responses }: Operation): string {
  const typesOf = ({ content }: Response) =>
    content.flatMap(({ mediaType, otherTypes }) => [mediaType, ...otherTypes]);
  const wanted = responses.filter(({ status }) => status.startsWith('2')).flatMap(typesOf);
  const others = responses.flatMap(typesOf).filter((type) => !wanted.includes(type));
  const types = [...wanted, ...others.map((type) => `${type};q=0.9`), '*/*;q=0.1'];
  return [...new Set(types)].join(', ');
}

function fill(source: ValueSource, kept: ReadonlyMap<string, ExactJson>): Filled {
  switch (source.kind) {
    case 'plain':
      return { value: source.value, missing: [] };
    case 'template':
      return fillTemplate(source.value, kept);
    case 'kept': {
      const value = kept.get(source.name) ?? source.instead;
      return value === undefined ? { value: '', missing: [source.name] } : { value, missing: [] };
    }
  }
}

function buildBody(
  body: StepBody,
  files: Readonly<Record<string, string>>,
  kept: ReadonlyMap<string, ExactJson>,
): { readonly value: BodyValue; readonly missing: readonly string[] } {
  if (body.kind === 'example') {
    const { isSample: _, ...sample } = sampleBody(body.content);
    const all = { ...sample.files, ...files };
    return { value: { ...sample, ...withFields(sample.value, files), files: all }, missing: [] };
  }
  const { mediaType, notation, encodings } = body.content;
  const { value, missing } = fill(body.source, kept);
  const content = { mediaType, notation, encodings };
  const text = typeof value === 'string' && notation !== 'json' ? value : formatExact(value);
  const isForm = notation === 'form' || notation === 'multipart';
  const form = withFields(withPartHeaders(value, encodings), files);
  const given = isForm ? { content, ...form } : { content, text };
  return { value: { ...given, files }, missing };
}

/** Adds an empty value for each field that has a file, because it needs no other value. */
function withFields(
  value: ExactJson | undefined,
  files: Readonly<Record<string, string>>,
): { readonly value?: ExactJson } {
  const names = Object.keys(files).filter((name) => name !== '');
  if (names.length === 0) return value === undefined ? {} : { value };
  const own = value !== undefined && isExactObject(value) ? value : {};
  return { value: { ...Object.fromEntries(names.map((name) => [name, ''])), ...own } };
}
