/** Compares a response with what its operation documents: status, headers, content type, and body. */
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { ENGLISH_PLAYGROUND } from '../language/playground/english/plain-playground.ts';
import { formatNested, type NestedMessage } from '../language/playground/nested-message.ts';
import { checkResponse, chooseContent } from '../reference/answer/check-response.ts';
import { findDocumented } from '../reference/answer/find-documented.ts';
import { joinPointer } from '../reference/document/json-pointer.ts';
import type { EndpointSource } from '../reference/document/list-endpoints.ts';
import { entriesOf, get, recordOf } from '../reference/document/loose.ts';
import type { Located } from '../reference/document/resolver.ts';
import { checkValue } from '../reference/examples/check-value.ts';
import type { DocumentedResponse } from '../reference/model/documented-responses.ts';
import { essenceOf } from '../reference/request/media-type.ts';
import { buildShape } from '../reference/schema/build-shape.ts';
import type { ExactJson } from '../text/json/exact-json.ts';
import { findResponse, followKeyword, type LiveDocument } from './live-document.ts';
import { diagnoseLive } from './live-entries.ts';
import type { LiveResponse, LiveStep } from './live-model.ts';
import { describeStep } from './plan-steps.ts';
import { isJson } from '../text/json/is-json.ts';

interface Judged {
  readonly document: LiveDocument;
  readonly source: EndpointSource;
  readonly step: LiveStep;
  readonly response: LiveResponse;
  /** The request in words. */
  readonly request: string;
}

/** Lists what differs, each difference at its place in the document; empty if all is as documented. */
export function judgeResponse(
  document: LiveDocument,
  step: LiveStep,
  response: LiveResponse,
): readonly Diagnostic[] {
  const source = document.endpoints.get(step.operation.key);
  if (source === undefined) return [];
  const judged = { document, source, step, response, request: describeStep(step) };
  const responses = document.reference.documented().responses.get(step.operation.key) ?? [];
  const found = findDocumented(responses, response.status);
  const written = found && findResponse(document, source, found.status);
  if (found === undefined || written === undefined) {
    const facts = {
      request: judged.request,
      status: response.status,
      documented: responses.map(({ status }) => status),
    };
    const place = document.placeOf(joinPointer(source.pointer, 'responses'));
    return [diagnoseLive('live/undocumented-status', facts, place)];
  }
  return [
    ...judgeOutcome(judged, found),
    ...judgeHeaders(judged, written),
    ...judgeContent(judged, found, written),
  ];
}

function judgeOutcome(
  { step, response, request }: Judged,
  found: DocumentedResponse,
): Diagnostic[] {
  const { expected, place } = step;
  const { status } = response;
  const isMeant =
    expected.kind === 'success'
      ? status < 400
      : expected.statuses.some((one) => [found.status, String(status)].includes(one));
  if (isMeant) return [];
  const promised = expected.kind === 'success' ? 'success' : expected.statuses.join(' or ');
  return [diagnoseLive('live/unexpected-status', { request, status, expected: promised }, place)];
}

function judgeHeaders({ document, response, request }: Judged, documented: Located): Diagnostic[] {
  const { status, headers } = response;
  const pointer = joinPointer(documented.pointer, 'headers');
  return entriesOf(get(documented.value, 'headers')).flatMap(([name, written]) => {
    const found = document.schemas.resolver.follow(written, joinPointer(pointer, name));
    // OpenAPI ignores a header description named Content-Type.
    if (found === undefined || name.toLowerCase() === 'content-type') return [];
    const value = headers.find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1];
    const at = document.placeOf(joinPointer(pointer, name));
    if (value === undefined) {
      if (get(found.value, 'required') !== true) return [];
      return [diagnoseLive('live/missing-header', { request, name, status }, at)];
    }
    const type = findMisfit(document, found, value);
    if (type === undefined) return [];
    const place = document.placeOf(joinPointer(found.pointer, 'schema'));
    return [diagnoseLive('live/bad-header', { request, name, value, type }, place)];
  });
}

/** Returns the type that a header's text does not fit; undefined if it fits, or nothing is known. */
function findMisfit(
  { schemas }: LiveDocument,
  { value: header, pointer }: Located,
  text: string,
): string | undefined {
  const schema = recordOf(header)['schema'];
  if (schema === undefined) return undefined;
  const located = { value: schema, pointer: joinPointer(pointer, 'schema') };
  const { types, type, format } = buildShape(located, schemas, { id: '' });
  // Objects in headers are written in many ways, which are not read here.
  if (types.includes('object')) return undefined;
  const read = readHeader(text, types);
  if (read.some((value) => checkValue(value, located, { schemas }))) return undefined;
  return format === undefined ? type : `${type}<${format}>`;
}

/** Lists the values that a header's text can mean, because nothing in the response declares its type. */
function readHeader(text: string, types: readonly string[]): readonly ExactJson[] {
  const items = text === '' ? [] : text.split(/\s*,\s*/);
  return [text, toScalar(text), ...(types.includes('array') ? [items, items.map(toScalar)] : [])];
}

/** Reads a number, true or false; another text stays as it is. */
function toScalar(text: string): ExactJson {
  if (/^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text)) return Number(text);
  return /^(?:true|false)$/.test(text) ? text === 'true' : text;
}

function judgeContent(
  judged: Judged,
  found: DocumentedResponse,
  documented: Located,
): readonly Diagnostic[] {
  const { document, response, request, step } = judged;
  const { status, text } = response;
  if (step.operation.method === 'HEAD' || status === 304) return [];
  const { contents } = found;
  const content = get(documented.value, 'content');
  const at =
    content === undefined ? documented.pointer : joinPointer(documented.pointer, 'content');
  if (response.bytes === 0) {
    if (contents.length === 0) return [];
    const facts = { request, status, at: '', reason: 'is empty.' };
    return [diagnoseLive('live/body', facts, document.placeOf(at))];
  }
  const mediaType = mediaTypeOf(response);
  const chosen = chooseContent(contents, mediaType);
  if (chosen === undefined) {
    const facts = {
      request,
      status,
      found: mediaType,
      documented: contents.map((other) => other.mediaType),
    };
    return [diagnoseLive('live/undocumented-type', facts, document.placeOf(at))];
  }
  if (chosen.schema === undefined || text === undefined) return [];
  if (!/[/+]json$/.test(mediaType)) return [];
  const written = document.schemas.resolver.follow(
    get(content, chosen.mediaType),
    joinPointer(at, chosen.mediaType),
  );
  const schema = {
    value: get(written?.value, 'schema'),
    pointer: joinPointer(written?.pointer ?? at, 'schema'),
  };
  return judgeBody(judged, { found, mediaType, text, schema });
}

function judgeBody(
  { document, response: { status }, request }: Judged,
  body: {
    readonly found: DocumentedResponse;
    readonly mediaType: string;
    readonly text: string;
    readonly schema: Located;
  },
): readonly Diagnostic[] {
  const { found, mediaType, text, schema } = body;
  const { definitions } = document.reference.documented();
  const checked = { responses: [found], definitions, status, mediaType, text };
  const { findings } = checkResponse(checked);
  if (findings.length === 0 && !isJson(text)) {
    const facts = { request, status, at: '', reason: 'is not JSON.' };
    return [diagnoseLive('live/body', facts, document.placeOf(schema.pointer))];
  }
  return findings.map(({ pointer: at, message, keyword }) => {
    const reason = inEnglish(message);
    const place = document.placeOf(followKeyword(document, schema, keyword));
    return diagnoseLive('live/body', { request, status, at, reason }, place);
  });
}

function inEnglish(message: NestedMessage): string {
  return formatNested(message, ENGLISH_PLAYGROUND);
}

function mediaTypeOf({ headers }: LiveResponse): string {
  const [, type = ''] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return essenceOf(type);
}
