/** Derives from content types how the text sent under them is written. */
import type { FieldEncoding } from '../model/field-encoding.ts';
import type { ContentNotation } from '../model/serialization-model.ts';

/** Returns the type without parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  return mediaType.replace(/;.*$/s, '').trim().toLowerCase();
}

/** Whether a value is written as JSON, which ranges that include JSON allow. */
export function takesJson(mediaType: string): boolean {
  return /[/+]json\b|^(?:\*|application)\/\*/i.test(mediaType);
}

/** File extensions that are not part of the content types that they stand for. */
const typesOfEndings: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  htm: 'html',
  md: 'markdown',
  mp3: 'mpeg',
  mpg: 'mpeg',
  tif: 'tiff',
  txt: 'plain',
  yml: 'yaml',
};

/** Whether files with this extension mostly have this content type: `svg` for `image/svg+xml`. */
export function isTypeOfExtension(mediaType: string, ending: string): boolean {
  const [subtype = ''] = (essenceOf(mediaType).split('/')[1] ?? '').replace(/^x-/, '').split('+');
  return subtype !== '' && subtype === (typesOfEndings[ending] ?? ending);
}

/**
 * Whether a body has a JSON value on each line. These are the types in use for it, none of which is
 * registered.
 */
export function isJsonLines(mediaType: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl(?:ines)?|json-lines)$/.test(essenceOf(mediaType));
}

/** Whether a body is a stream of events as defined by the HTML standard. */
export function isEventStream(mediaType: string): boolean {
  return essenceOf(mediaType) === 'text/event-stream';
}

/** Returns the form that a value has in the text of a body. */
export function textFormOf(mediaType: string): 'lines' | 'events' | 'json' | 'text' {
  if (isJsonLines(mediaType)) return 'lines';
  if (isEventStream(mediaType)) return 'events';
  return takesJson(mediaType) ? 'json' : 'text';
}

/** Whether a body can be read while it is still arriving. */
export function isStreamType(mediaType: string): boolean {
  const isSequence = essenceOf(mediaType) === 'application/json-seq';
  return isJsonLines(mediaType) || isEventStream(mediaType) || isSequence;
}

/** Replaces a range, which no body can have as its type, by the usual type of the texts written for it. */
export function toConcreteType(mediaType: string): string {
  if (/^(?:\*|application)\/\*/.test(mediaType)) return 'application/json';
  return mediaType.replace(/^text\/\*/, 'text/plain');
}

/** Whether a form field is sent as XML, going by the first of its content types. */
export function isXmlEncoding({ contentType }: FieldEncoding): boolean {
  return /^[^,]*[/+]xml\b/i.test(contentType ?? '');
}

export function isXml(mediaType: string): boolean {
  return /xml/i.test(mediaType);
}

/** Returns how a body is written. Anything that is not a known kind of text is a file. */
export function notationOf(mediaType: string): ContentNotation {
  const type = essenceOf(mediaType);
  if (isJsonLines(type)) return 'text';
  if (/[/+]json$|^application\/json-seq$|^(?:\*|application)\/\*$/.test(type)) return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type.startsWith('multipart/')) return 'multipart';
  if (/[/+]xml$/.test(type)) return 'xml';
  if (/^text\/|[/+]ya?ml$|javascript|graphql/.test(type)) return 'text';
  return 'binary';
}

/** Returns the language that a text of this type is highlighted as. */
export function languageOf(mediaType: string, text: string): string {
  if (isXml(mediaType)) return 'xml';
  if (/ya?ml/i.test(mediaType)) return 'yaml';
  if (/html/i.test(mediaType)) return 'html';
  return takesJson(mediaType) || /^\s*[[{]/.test(text) ? 'json' : 'text';
}
