/**
 * Writes the values of parameters as text, according to OpenAPI's `style` and `explode`. Runs at build time
 * and in browsers. Leaving out missing values is up to the caller.
 */
import {
  type ExactJson,
  formatExact,
  isExactObject,
  isNumberText,
} from '../../text/json/exact-json.ts';
import { readJson } from '../../text/json/read-json.ts';
import { takesJson } from './media-type.ts';
import type { ParameterStyle, Serialization } from '../model/serialization-model.ts';

type Style = Pick<Serialization, 'name' | 'style' | 'explode' | 'allowReserved' | 'contentType'>;

/** Encoded names and values of a query or a form. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** Returns what replaces `{name}` in a path. */
export function serializePath(parameter: Style, value: ExactJson): string {
  const encode = encoderOf(parameter);
  if (parameter.contentType !== undefined) return encode(toContent(value, parameter.contentType));
  const { name, style, explode } = parameter;
  const key = encodeURIComponent(name);
  const [start, separator] = style === 'label' ? ['.', '.'] : ['', ','];
  const between = explode ? separator : delimiterOf(style);
  const parts = listParts(value, explode, encode);
  if (style !== 'matrix') return start + parts.join(between);
  if (!explode) return writeMatrix(`${key}=${parts.join(between)}`);
  return parts.map((part) => writeMatrix(isExactObject(value) ? part : `${key}=${part}`)).join('');
}

/** Omits the `=` before an empty value (RFC 6570). */
function writeMatrix(pair: string): string {
  return `;${pair.replace(/=$/, '')}`;
}

export function serializeQuery(parameter: Style, value: ExactJson): Pairs {
  const { name, style, explode, contentType } = parameter;
  const encode = encoderOf(parameter);
  const encodeName = style === 'cookie' ? encode : encodeURIComponent;
  const key = encodeName(name);
  if (contentType !== undefined) return [[key, encode(toContent(value, contentType))]];
  if (style === 'deepObject') return listDeep(key, value, encode);
  if (Array.isArray(value)) {
    const items = (value as readonly ExactJson[]).map((item) => encode(toText(item)));
    if (items.length === 0) return [];
    return explode ? items.map((item) => [key, item]) : [[key, items.join(delimiterOf(style))]];
  }
  if (!isExactObject(value)) return [[key, encode(toText(value))]];
  const fields = Object.entries(value);
  if (fields.length === 0) return [];
  if (explode && (style === 'form' || style === 'cookie')) {
    return fields.map(([field, inner]) => [encodeName(field), encode(toText(inner))]);
  }
  return [[key, listParts(value, false, encode).join(delimiterOf(style))]];
}

/** Headers are not encoded, but never span two lines. */
export function serializeHeader({ style, explode, contentType }: Style, value: ExactJson): string {
  const between = decodeURIComponent(delimiterOf(style));
  const text =
    contentType === undefined
      ? listParts(value, explode, (part) => part).join(between)
      : toContent(value, contentType);
  return text.replace(/[\r\n]+/g, ' ');
}

export function serializeCookie(parameter: Style, value: ExactJson): string {
  const pairs = serializeQuery({ ...parameter, allowReserved: false }, value);
  return pairs.map(([name, text]) => `${name}=${text}`).join(parameter.explode ? '; ' : '&');
}

/** Returns `a`, `b` for lists; for objects `name`, `value`, or `name=value` where exploded. */
function listParts(value: ExactJson, explode: boolean, encode: Encode): readonly string[] {
  if (Array.isArray(value)) return value.map((item: ExactJson) => encode(toText(item)));
  if (!isExactObject(value)) return [encode(toText(value))];
  return Object.entries(value).flatMap(([name, inner]) => {
    const parts = [encode(name), encode(toText(inner))];
    return explode ? [parts.join('=')] : parts;
  });
}

/**
 * Writes `filter[a][b]=1`. Lists repeat their name, with an index for items that are objects or lists
 * themselves.
 */
function listDeep(key: string, value: ExactJson, encode: Encode): Pairs {
  if (Array.isArray(value)) {
    return value.flatMap((item: ExactJson, index) => {
      const isDeep = Array.isArray(item) || isExactObject(item);
      return listDeep(isDeep ? `${key}[${index}]` : key, item, encode);
    });
  }
  if (!isExactObject(value)) return [[key, encode(toText(value))]];
  return Object.entries(value).flatMap(([name, inner]) =>
    listDeep(`${key}[${encodeURIComponent(name)}]`, inner, encode),
  );
}

function delimiterOf(style: ParameterStyle): string {
  return delimiters[style] ?? ',';
}

const delimiters: Partial<Record<ParameterStyle, string>> = {
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
  tabDelimited: '%09',
};

type Encode = (text: string) => string;

/** Characters that `allowReserved` leaves alone, except for those that would end the value. */
const reserved = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|5B|5D)/gi;

function encoderOf({ allowReserved, style }: Style): Encode {
  // Cookies are not encoded (OpenAPI 3.2), but never become two.
  if (style === 'cookie') return (text) => text.replace(/[;\r\n]/g, '');
  return allowReserved ? encodeReserved : encodeText;
}

/** Text that is encoded already stays so (RFC 6570). */
function encodeReserved(text: string): string {
  const encoded = encodeText(text).replace(reserved, decodeURIComponent);
  return encoded.replace(/%25([\dA-F]{2})/gi, '%$1');
}

/** A lone surrogate has no encoding. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

export function toText(value: ExactJson): string {
  if (isNumberText(value)) return value.text;
  return typeof value === 'object' && value !== null ? formatExact(value) : String(value);
}

/**
 * Writes text as a JSON string if the content type is JSON. Text that is a JSON object or list already is
 * kept, because its author means what is in it.
 */
export function toContent(value: ExactJson, contentType: string): string {
  const isText = typeof value === 'string';
  const isWritten = isText && (!takesJson(contentType) || isJsonText(value));
  return isWritten ? value : formatExact(value);
}

function isJsonText(text: string): boolean {
  return /^\s*[[{]/.test(text) && readJson(text).problem === undefined;
}
