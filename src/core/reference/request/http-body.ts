/** Builds the body of a request in its notation: text, a form, several parts, or a file. */
import { type ExactJson, isExactObject } from '../../text/json/exact-json.ts';
import { formatNode, toNode } from './json-node.ts';
import type { FieldEncoding } from '../model/field-encoding.ts';
import type { HttpBody, HttpPart } from '../model/request-model.ts';
import type { ContentNotation } from '../model/serialization-model.ts';
import { isTypeOfExtension, toConcreteType } from './media-type.ts';
import { type Pairs, serializeHeader, serializeQuery, toContent, toText } from './serialize.ts';

/** Builds a body. Multipart forms get no content type, because only the sender knows the boundary. */
export function buildHttpBody(given: BodyValue): {
  readonly body: HttpBody;
  readonly contentType?: string;
} {
  const { content, text, value, files, isSample } = given;
  const { mediaType, notation, encodings } = content;
  const contentType = toConcreteType(mediaType);
  if (notation === 'multipart') {
    const hasNames = !isList(value);
    const entries = hasNames ? fieldsOf(value) : Object.entries(value);
    const parts = entries.flatMap(([key, inner]) => {
      const encoding = hasNames ? encodingOf(key, encodings) : encodingAt(Number(key), encodings);
      if (encoding?.isHeader) return [];
      const given = fileOf(files, key);
      return toParts(hasNames && !encoding?.isItem ? key : '', inner, {
        given,
        encoding,
        isSample,
        value,
      });
    });
    const isForm = /^multipart\/(?:form-data|\*)/i.test(mediaType);
    return { body: { kind: 'multipart', parts }, ...(!isForm && { contentType: mediaType }) };
  }
  if (notation === 'form') {
    return { body: { kind: 'form', pairs: listFormPairs(value, encodings) }, contentType };
  }
  const file = fileOf(files, '');
  if (typeof file === 'string') return { body: { kind: 'file', fileName: file }, contentType };
  const whole = text ?? (value === undefined ? '' : toBodyText(value));
  return { body: { kind: 'text', text: whole }, contentType };
}

function fileOf(files: BodyValue['files'], key: string): FileNames | undefined {
  return files !== undefined && Object.hasOwn(files, key) ? files[key] : undefined;
}

type FileNames = NonNullable<BodyValue['files']>[string];

function toBodyText(value: ExactJson): string {
  return typeof value === 'string' ? value : formatNode(toNode(value));
}

function fieldsOf(value: ExactJson | undefined): readonly (readonly [string, ExactJson])[] {
  return value !== undefined && isExactObject(value) ? Object.entries(value) : [];
}

function isList(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

export function encodingOf(
  name: string,
  encodings: readonly FieldEncoding[],
): FieldEncoding | undefined {
  return encodings.find((encoding) => encoding.name === name && encoding.item === undefined);
}

/** Returns the encoding of a list item: its own, otherwise that of all other items. */
export function encodingAt(
  rank: number,
  encodings: readonly FieldEncoding[],
): FieldEncoding | undefined {
  const own = encodings.find(({ item }) => item === rank);
  return own ?? encodings.find(({ item }) => typeof item === 'string');
}

/** Returns the encoded fields of a form. */
export function listFormPairs(
  value: ExactJson | undefined,
  encodings: readonly FieldEncoding[] = [],
): Pairs {
  return fieldsOf(value).flatMap(([name, inner]) => toPairs(name, inner, encodings));
}

/** Writes objects without a style as JSON; lists of plain values repeat their name. */
function toPairs(name: string, value: ExactJson, encodings: readonly FieldEncoding[]): Pairs {
  const encoding = encodingOf(name, encodings);
  const isPlain = (isList(value) ? value : [value]).every(isPlainValue);
  const isContent = !hasStyle(encoding) && !isPlain;
  const { contentType = 'application/json', ...style }: Style = encoding ?? {};
  const pairs = serializeField(name, value, isContent ? { ...style, contentType } : style);
  return pairs.map(([key, text]) => [toFormText(key), toFormText(text)]);
}

function hasStyle(encoding: FieldEncoding | undefined): boolean {
  return encoding?.style !== undefined || encoding?.explode !== undefined;
}

/** Serializes a field as a query parameter with this style would be. */
function serializeField(
  name: string,
  value: ExactJson,
  { style = 'form', explode = style === 'form', allowReserved = false, contentType }: Style,
): Pairs {
  const settings = { name, style, explode, allowReserved };
  return serializeQuery(contentType === undefined ? settings : { ...settings, contentType }, value);
}

type Style = Partial<FieldEncoding>;

function isPlainValue(value: ExactJson): boolean {
  return !Array.isArray(value) && !isExactObject(value);
}

/** Forms write spaces as `+` and leave fewer characters unencoded than addresses do. */
function toFormText(text: string): string {
  return text
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Chooses from several content types the one that the file's extension stands for, otherwise the first;
 * none if that is a range.
 */
function writtenType(
  encoding: FieldEncoding | undefined,
  fileName = '',
): { readonly contentType?: string } {
  const types = (encoding?.contentType ?? '').split(',').map((type) => type.trim());
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const own = types.find((type) => isTypeOfExtension(type, ending));
  const range = fileName === '' ? undefined : types.find((type) => type.includes('*'));
  const contentType = own ?? range ?? types[0] ?? '';
  return contentType === '' || contentType.includes('*') ? {} : { contentType };
}

function toParts(name: string, value: ExactJson, source: PartSource): readonly HttpPart[] {
  const { partHeaders = [] } = source.encoding ?? {};
  const fields = source.value as Readonly<Record<string, ExactJson>>;
  const headers = partHeaders.flatMap((header) => {
    const { text, field } = header;
    const own = field && fields[field];
    const preset = !field || source.isSample ? text : '';
    const shown = own === undefined ? preset : serializeHeader(header, own);
    return shown === '' ? [] : [[header.name, shown] as const];
  });
  const parts = listParts(name, value, source);
  return headers.length === 0 ? parts : parts.map((part) => ({ ...part, headers }));
}

interface PartSource {
  /** The file names if the part is a file, or several. */
  readonly given: FileNames | undefined;
  readonly encoding: FieldEncoding | undefined;
  readonly isSample: BodyValue['isSample'];
  /** The whole body: a form, or a list. */
  readonly value: BodyValue['value'];
}

function listParts(
  name: string,
  value: ExactJson,
  { given, encoding }: PartSource,
): readonly HttpPart[] {
  const written = writtenType(encoding);
  const toFilePart = (fileName: string) => {
    return { name, fileName, ...writtenType(encoding, fileName) };
  };
  if (Array.isArray(given)) return (given as readonly string[]).map(toFilePart);
  if (given === undefined && encoding !== undefined && hasStyle(encoding)) {
    const { contentType: _, ...style } = encoding;
    return serializeField(name, value, style).map(([key, text]) => ({
      name: decodeURIComponent(key),
      text: decodeURIComponent(text),
    }));
  }
  return (isList(value) && name !== '' ? value : [value]).map((item) => {
    if (typeof given === 'string') return toFilePart(given);
    const type = written.contentType ?? (isPlainValue(item) ? undefined : 'application/json');
    if (type === undefined) return { name, text: toText(item) };
    return { name, text: toContent(item, type), contentType: type };
  });
}

export interface BodyValue {
  readonly content: {
    readonly mediaType: string;
    readonly notation: ContentNotation;
    readonly encodings: readonly FieldEncoding[];
  };
  /** The value of a form; other bodies are `text`. */
  readonly value?: ExactJson;
  readonly text?: string;
  /** Whether the body is only shown: then it includes placeholders for values that only the caller knows. */
  readonly isSample?: true | undefined;
  /** The names of files, by the field of a form, the index of an item, or `''` for the body itself. */
  readonly files?: Readonly<Record<string, string | readonly string[]>>;
}
