/** A request with example values: what samples of code show before anyone fills in anything. */
import { isEmptyExample } from '../examples/build-examples.ts';
import { type ExactJson, isExactObject } from '../../text/json/exact-json.ts';
import { guessValue, knownValue, placeholderFor } from '../examples/guess-value.ts';
import { placeholderOf } from '../request/credentials.ts';
import { buildHttpRequest, type BodyValue, type RequestTarget } from '../request/http-request.ts';
import type { Body, Content, Parameter, Response, Server } from '../model/model.ts';
import { encodingAt } from '../request/http-body.ts';
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
  /** Parameters that may be left out are shown as well. */
  readonly showsOptional: boolean;
  /** Content type of the first successful response. */
  readonly accept?: string;
}

/** Stands where nothing says what the API's address is. */
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

/** What samples begin with. The address of a server may be a path on the host that its document lies on. */
export function sampleBaseOf(server: Server | undefined): string {
  const url = server?.defaultUrl ?? '';
  return url === '' || url.startsWith('/') ? unknownBase + url : url;
}

/** Nothing is known of what it holds: an empty body would be sent as if it were right. */
function isUnknown({ shape, examples }: Content): boolean {
  return shape?.more?.kind === 'missing' && examples.length === 0;
}

/** Without an example a parameter of the path keeps its braces: any value would be made up. */
export function sampleValue(parameter: Parameter): Json | undefined {
  const { name, in: place, shape, sample } = parameter;
  const example = exampleOf(parameter);
  if (example !== undefined || place === 'path') return example;
  return sample ?? guessValue(shape) ?? placeholderFor(name);
}

/** What the document says that the value may be. */
export function exampleOf({ examples, shape }: Parameter): Json | undefined {
  return examples.find(({ value }) => value !== undefined)?.value ?? knownValue(shape);
}

/** A body of the first example that says something. */
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
    return { ...kept, value: withFiles(value, shape), files: Object.fromEntries(files) };
  }
  const text = example?.text ?? '';
  // Nothing is no JSON.
  return { ...kept, text: text === '' && notation === 'json' ? '{}' : text };
}

/** Authors leave files out of their examples: those that are needed come back. */
export function withFiles(value: ExactJson, shape: Shape | undefined): ExactJson {
  if (!isExactObject(value)) return value;
  const needed = (shape?.fields ?? []).filter(
    (field) => field.required && toFile(field).length > 0 && !Object.hasOwn(value, field.name),
  );
  return { ...value, ...Object.fromEntries(needed.map(({ name }) => [name, ''])) };
}

/** Of the object and of all its alternatives; the first of a name says what it is. */
export function listFields(shape: Shape | undefined): readonly Field[] {
  if (shape === undefined) return [];
  const options = shape.variants.flatMap((group) => group.options);
  const all = [...shape.fields, ...options.flatMap((option) => listFields(option.shape))];
  return [...new Map(all.toReversed().map((field) => [field.name, field])).values()].toReversed();
}

function toFile({ name, shape }: Shape['fields'][number]): readonly NamedFile[] {
  return isFileShape(shape) || isFileShape(shape.items) ? [[name, `${name}.bin`]] : [];
}

/** What of the body is a file, and what that is called. */
type NamedFile = readonly [part: string, fileName: string];

function isFileShape(shape: { readonly type: string } | undefined): boolean {
  return shape?.type.startsWith('file') === true;
}

/** Where nothing is said of the parts but how they are written: one of each. */
function startOfParts({ encodings }: Content): Json {
  const items = encodings.filter(({ item }) => item !== undefined);
  return items.length === 0 ? {} : items.map((encoding) => (isBinary(encoding) ? null : ''));
}

function isBinary(encoding: FieldEncoding | undefined): boolean {
  const [type = ''] = encoding?.contentType?.split(',') ?? [];
  return type !== '' && notationOf(type) === 'binary';
}

/** Items by rank. What nothing is said of is a file under a type that is no text. */
function listItemFiles(value: readonly Json[], content: Content): readonly NamedFile[] {
  const { shape, itemShape, encodings } = content;
  return value.flatMap((item, rank) => {
    const isOpen = item === null && isBinary(encodingAt(rank, encodings));
    const isFile = isOpen || isFileShape(shape?.tuple[rank] ?? shape?.items ?? itemShape);
    return isFile ? [[`${rank}`, `item-${rank + 1}.bin`] as const] : [];
  });
}

/** Asked for where it is not what every client takes anyway. */
export function acceptOf(responses: readonly Response[]): string | undefined {
  const success = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const mediaType = success?.content[0]?.mediaType;
  return mediaType === undefined || mediaType.includes('*') ? undefined : mediaType;
}
