/** The body of a request in its notation: text, a form, several parts, or a file. */
import { type ExactJson, isExactObject } from '../../text/json/exact-json.ts';
import type { BodyValue } from './http-request.ts';
import { formatNode, toNode } from './json-node.ts';
import type { FieldEncoding } from '../model/field-encoding.ts';
import type { HttpBody, HttpPart } from '../model/request-model.ts';
import { type Pairs, serialiseQuery, toText } from './serialise.ts';

/** Without a content type where whoever sends the body knows it better (the boundary of parts). */
export function buildHttpBody(given: BodyValue): {
  readonly body: HttpBody;
  readonly contentType?: string;
} {
  const { content, text, value, files } = given;
  const { mediaType, notation, encodings } = content;
  const contentType = mediaType === '*/*' ? 'application/json' : mediaType;
  if (notation === 'multipart') {
    const parts = fieldsOf(value).flatMap(([name, inner]) => toParts(name, inner, given));
    return { body: { kind: 'multipart', parts } };
  }
  if (notation === 'form') {
    const pairs = fieldsOf(value).flatMap(([name, inner]) => toPairs(name, inner, encodings));
    return { body: { kind: 'form', pairs }, contentType };
  }
  const file = files === undefined || !Object.hasOwn(files, '') ? undefined : files[''];
  if (typeof file === 'string') return { body: { kind: 'file', fileName: file }, contentType };
  const whole = text ?? (value === undefined ? '' : toBodyText(value));
  return { body: { kind: 'text', text: whole }, contentType };
}

function toBodyText(value: ExactJson): string {
  return typeof value === 'string' ? value : formatNode(toNode(value));
}

function fieldsOf(value: ExactJson | undefined): readonly (readonly [string, ExactJson])[] {
  return value !== undefined && isExactObject(value) ? Object.entries(value) : [];
}

function encodingOf(name: string, encodings: readonly FieldEncoding[]): FieldEncoding | undefined {
  return encodings.find((encoding) => encoding.name === name);
}

/** Objects without a style are JSON, lists of plain values repeat their name. */
function toPairs(name: string, value: ExactJson, encodings: readonly FieldEncoding[]): Pairs {
  const encoding = encodingOf(name, encodings);
  const style = encoding?.style ?? 'form';
  const hasStyle = encoding?.style !== undefined || encoding?.explode !== undefined;
  const items = Array.isArray(value) ? (value as readonly ExactJson[]) : [value];
  const isPlain = items.every(isPlainValue);
  const isContent = !hasStyle && !isPlain;
  const pairs = serialiseQuery(
    {
      name,
      style,
      explode: encoding?.explode ?? style === 'form',
      allowReserved: encoding?.allowReserved ?? false,
      ...(isContent && { contentType: encoding?.contentType ?? 'application/json' }),
    },
    value,
  );
  return pairs.map(([key, text]) => [toFormText(key), toFormText(text)]);
}

function isPlainValue(value: ExactJson): boolean {
  return !Array.isArray(value) && !isExactObject(value);
}

/** Forms write blanks as `+`, and keep fewer characters than addresses do. */
function toFormText(text: string): string {
  return text
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function toParts(
  name: string,
  value: ExactJson,
  { content, files }: BodyValue,
): readonly HttpPart[] {
  const given = files !== undefined && Object.hasOwn(files, name) ? files[name] : undefined;
  const contentType = encodingOf(name, content.encodings)?.contentType?.split(',')[0]?.trim();
  const isWildcard = contentType === undefined || contentType.includes('*');
  const written = isWildcard ? {} : { contentType };
  const items = Array.isArray(value) ? (value as readonly ExactJson[]) : [value];
  if (Array.isArray(given)) {
    return (given as readonly string[]).map((fileName) => ({ name, fileName, ...written }));
  }
  return items.map((item) => {
    if (typeof given === 'string') return { name, fileName: given, ...written };
    return {
      name,
      text: toText(item),
      ...(!isPlainValue(item) && { contentType: 'application/json' }),
      ...written,
    };
  });
}

/** The name of a part or of its file in `Content-Disposition`, as browsers write it. */
export function escapePartName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
