/** The body of a request in its notation: text, a form, several parts, or a file. */
import type { BodyValue } from './http-request.ts';
import type { Encoding } from './model.ts';
import type { HttpBody, HttpPart } from './request-model.ts';
import { type Pairs, serialiseQuery, toText } from './serialise.ts';
import type { Json } from './shape-model.ts';

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
  if (file !== undefined) return { body: { kind: 'file', fileName: file }, contentType };
  const whole = text ?? (value === undefined ? '' : toBodyText(value));
  return { body: { kind: 'text', text: whole }, contentType };
}

function toBodyText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}

function fieldsOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.entries(value) : [];
}

function encodingOf(name: string, encodings: readonly Encoding[]): Encoding | undefined {
  return encodings.find((encoding) => encoding.name === name);
}

/** Objects without a style are JSON, lists of plain values repeat their name. */
function toPairs(name: string, value: Json, encodings: readonly Encoding[]): Pairs {
  const encoding = encodingOf(name, encodings);
  const style = encoding?.style ?? 'form';
  const hasStyle = encoding?.style !== undefined || encoding?.explode !== undefined;
  const items = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const isPlain = items.every((item) => typeof item !== 'object' || item === null);
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

/** Forms write blanks as `+`, and keep fewer characters than addresses do. */
function toFormText(text: string): string {
  return text
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function toParts(name: string, value: Json, { content, files }: BodyValue): readonly HttpPart[] {
  const fileName = files !== undefined && Object.hasOwn(files, name) ? files[name] : undefined;
  const contentType = encodingOf(name, content.encodings)?.contentType?.split(',')[0]?.trim();
  const isWildcard = contentType === undefined || contentType.includes('*');
  const written = isWildcard ? {} : { contentType };
  const items = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return items.map((item) => {
    if (fileName !== undefined) return { name, fileName, ...written };
    const isObject = typeof item === 'object' && item !== null;
    return {
      name,
      text: toText(item),
      ...(isObject && { contentType: 'application/json' }),
      ...written,
    };
  });
}
