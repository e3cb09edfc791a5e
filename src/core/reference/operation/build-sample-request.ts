/** Builds a request with example values, which code samples show before the reader fills anything in. */
import { isEmptyExample } from '../examples/build-examples.ts';
import { type ExactJson, isExactObject } from '../../text/json/exact-json.ts';
import { guessValue, knownValue, placeholderFor } from '../examples/guess-value.ts';
import { placeholderOf } from '../request/credentials.ts';
import { buildHttpRequest, type RequestTarget } from '../request/http-request.ts';
import { type BodyValue, encodingAt } from '../request/http-body.ts';
import type { Body, Content, Encoding, Parameter, Response } from '../model/endpoint-model.ts';
import type { Server } from '../model/server-model.ts';
import { notationOf } from '../request/media-type.ts';
import type { FieldEncoding } from '../model/field-encoding.ts';
import type { HttpRequest } from '../model/request-model.ts';
import type { Security } from '../model/security-model.ts';
import type { Field, Json, Shape } from '../model/shape-model.ts';

export interface SampleParts {
  readonly target: Omit<RequestTarget, 'parameters'>;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly servers: readonly Server[];
  readonly security: Security;
  /** Whether optional parameters are shown as well. */
  readonly showsOptional: boolean;
  /** The content type of the first successful response. */
  readonly accept?: string;
}

/** Placeholder for the API's base URL where the document does not give one. */
const unknownBase = '<BASE_URL>';

export function buildSampleRequest(parts: SampleParts): HttpRequest {
  const { target, parameters, body, servers, security, showsOptional } = parts;
  const shown = parameters.filter(({ required }) => required || showsOptional);
  const content = body?.content.find((each) => !isUnknown(each));
  return buildHttpRequest(
    { ...target, parameters },
    {
      baseUrl: sampleBaseOf(servers[0]),
      parameters: shown.flatMap((parameter) => {
        const value = sampleValue(parameter);
        return value === undefined ? [] : { in: parameter.in, name: parameter.name, value };
      }),
      credentials: (security.alternatives[0]?.requirements ?? []).map(({ scheme }) => ({
        scheme,
        value: placeholderOf(scheme),
      })),
      ...(content && { body: sampleBody(content) }),
      ...(parts.accept !== undefined && { accept: parts.accept }),
    },
  );
}

/**
 * Returns the base URL of samples. A server's URL can be a mere path on the host that serves the document,
 * and that host is unknown.
 */
export function sampleBaseOf(server: Server | undefined): string {
  const url = server?.defaultUrl ?? '';
  return url === '' || url.startsWith('/') ? unknownBase + url : url;
}

/**
 * Whether nothing is known about the content; samples then have no body, because an empty one would look
 * correct.
 */
function isUnknown({ shape, examples }: Content): boolean {
  return shape?.more?.kind === 'missing' && examples.length === 0;
}

/**
 * Returns a value for samples. A path parameter without an example keeps its braces, because any value
 * would be made up.
 */
export function sampleValue(parameter: Parameter): Json | undefined {
  const { name, in: place, shape, sample } = parameter;
  const example = exampleOf(parameter);
  if (example !== undefined || place === 'path') return example;
  return sample ?? guessValue(shape) ?? placeholderFor(name);
}

/** Returns a value that the document itself gives. */
export function exampleOf({ examples, shape }: Parameter): Json | undefined {
  return examples.find(({ value }) => value !== undefined)?.value ?? knownValue(shape);
}

/** Builds a body from the first example that is not empty. */
export function sampleBody(content: Content): BodyValue {
  const { mediaType, notation, encodings, shape } = content;
  const kept = { content: { mediaType, notation, encodings }, isSample: true as const };
  const example =
    content.examples.find((candidate) => !isEmptyExample(candidate)) ?? content.examples[0];
  if (notation === 'binary' && example?.origin !== 'authored') {
    return { ...kept, files: { '': 'file.bin' } };
  }
  if (notation === 'form' || notation === 'multipart') {
    const value = example?.value ?? startOfParts(content);
    const files = Array.isArray(value)
      ? listItemFiles(value, content)
      : listFields(shape).flatMap(toFile);
    const whole = withPartHeaders(withFiles(value, shape), encodings);
    return { ...kept, value: whole, files: Object.fromEntries(files) };
  }
  const text = example?.text ?? '';
  // Empty text is not valid JSON.
  return { ...kept, text: text === '' && notation === 'json' ? '{}' : text };
}

/** Adds the required files, which authors leave out of their examples. */
export function withFiles(value: ExactJson, shape: Shape | undefined): ExactJson {
  if (!isExactObject(value)) return value;
  const needed = (shape?.fields ?? []).filter(
    (field) => field.required && toFile(field).length > 0 && !Object.hasOwn(value, field.name),
  );
  return { ...value, ...Object.fromEntries(needed.map(({ name }) => [name, ''])) };
}

/** Adds the headers of parts that have a field in the form and a value in the document. */
export function withPartHeaders(value: ExactJson, encodings: readonly Encoding[]): ExactJson {
  if (!isExactObject(value)) return value;
  const ofFields = encodings.filter(({ item }) => item === undefined);
  const known = ofFields.flatMap(({ partHeaders = [], headers }) =>
    partHeaders.flatMap(({ name, field }) => {
      const header = headers.find((each) => each.name === name);
      const own = header && exampleOf(header);
      return field === undefined || own === undefined ? [] : [[field, own] as const];
    }),
  );
  const missing = known.filter(([field]) => !Object.hasOwn(value, field));
  return { ...value, ...Object.fromEntries<ExactJson>(missing) };
}

/** Lists the fields of an object and all its alternatives; the first field of each name wins. */
export function listFields(shape: Shape | undefined): readonly Field[] {
  if (shape === undefined) return [];
  const options = shape.variants.flatMap((group) => group.options);
  const all = [...shape.fields, ...options.flatMap((option) => listFields(option.shape))];
  return [...new Map(all.toReversed().map((field) => [field.name, field])).values()].toReversed();
}

function toFile({ name, shape }: Shape['fields'][number]): readonly NamedFile[] {
  return isFileShape(shape) || isFileShape(shape.items) ? [[name, `${name}.bin`]] : [];
}

/** A part of the body that is a file, and the file's name. */
type NamedFile = readonly [part: string, fileName: string];

function isFileShape(shape: { readonly type: string } | undefined): boolean {
  return shape?.type.startsWith('file') === true;
}

/** Returns one item per encoding where only the encodings of the parts are documented: `null` for a file. */
function startOfParts({ encodings }: Content): Json {
  const items = encodings.filter(({ item }) => item !== undefined);
  return items.length === 0 ? {} : items.map((encoding) => (isBinary(encoding) ? null : ''));
}

function isBinary(encoding: FieldEncoding | undefined): boolean {
  const [type = ''] = encoding?.contentType?.split(',') ?? [];
  return type !== '' && notationOf(type) === 'binary';
}

/**
 * Lists the items that are files, by index. An item without a schema is a file if its content type is
 * binary.
 */
function listItemFiles(value: readonly Json[], content: Content): readonly NamedFile[] {
  const { shape, itemShape, encodings } = content;
  return value.flatMap((item, rank) => {
    const isOpen = item === null && isBinary(encodingAt(rank, encodings));
    const isFile = isOpen || isFileShape(shape?.tuple[rank] ?? shape?.items ?? itemShape);
    return isFile ? [[`${rank}`, `item-${rank + 1}.bin`] as const] : [];
  });
}

/**
 * Returns the value of the `Accept` header, or undefined for a wildcard, which every client accepts anyway.
 */
export function acceptOf(responses: readonly Response[]): string | undefined {
  const success = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const mediaType = success?.content[0]?.mediaType;
  return mediaType === undefined || mediaType.includes('*') ? undefined : mediaType;
}
