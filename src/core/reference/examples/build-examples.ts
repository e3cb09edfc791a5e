/**
 * Lists examples of bodies and parameters: those that the document gives, otherwise one generated from the
 * schema.
 */
import { bindDynamic } from './plain/bind-dynamic.ts';
import { checkValue } from './check-value.ts';
import { cutText } from '../../text/cut-text.ts';
import {
  entriesOf,
  isRecord,
  listOf,
  type Loose,
  optional,
  recordOf,
  textOf,
} from '../document/loose.ts';
import { discriminateSample } from './discriminate-sample.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { Example } from '../model/endpoint-model.ts';
import { isWebAddress } from '../document/parts/outer-examples.ts';
import {
  isStreamType,
  isXml,
  languageOf,
  notationOf,
  takesJson,
  textFormOf,
} from '../request/media-type.ts';
import { listMessageSchemas, withGenerated } from './message-examples.ts';
import { nameSample } from './name-sample.ts';
import { pruneSample } from './prune-sample.ts';
import { type Direction, sampledDirection } from '../document/message-direction.ts';
import { safeUrl } from '../document/read-external-docs.ts';
import { followReference, type Located, refOf, type Resolver } from '../document/resolver.ts';
import { sampleSchema } from './sample-schema.ts';
import { isAnyText } from './sampled-parts.ts';
import { shortenSample } from './shorten-sample.ts';
import { isFile, readTypes } from '../schema/schema-types.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import type { Json } from '../model/shape-model.ts';
import { formatIndented, formatValue } from './write-text.ts';
import { writeXml } from './write-xml.ts';

/** What is needed to read contents and parameters. */
export interface ContentSource {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  /** Shows less of every schema. */
  readonly isBrief?: boolean;
  /** Leaves optional parts out of large examples, unless an author wrote them. */
  readonly isShort?: boolean;
  /** Prefix of the ids of fields, for pages with more than one request: `callback-created.` */
  readonly idStart?: string;
}

export interface ExampleOptions extends ContentSource {
  readonly mediaType: string;
  /** Whether to generate an example if none is given. Set for bodies, whose examples must all have a text. */
  readonly isSample: boolean;
}

/** @param holder the media type or parameter, whose `example` and `examples` come first. */
export function listExamples(
  holder: Loose,
  schema: Located,
  options: ExampleOptions,
): readonly Example[] {
  const written = listWritten(holder, schema, options);
  const messages = options.isSample ? listMessageSchemas(schema) : [];
  const authored = written.flatMap((example, rank) => {
    const isOnly = written.length === 1 && messages.length < 2 && example.url === undefined;
    return toAuthored(example, { rank, schema, options, isOnly }) ?? [];
  });
  const own = authored.filter(
    ({ key, text }) =>
      key !== 'example' || !authored.some((other) => other.key !== key && other.text === text),
  );
  if (messages.length > 1) {
    return withGenerated(own, messages, (message) => recallExample(message, options));
  }
  // A request cannot send an example that is only linked to.
  const isElsewhere = own.every(({ text, url }) => text === '' && url !== undefined);
  const made = isElsewhere && options.isSample ? recallExample(schema, options) : undefined;
  return made === undefined ? own : [made, ...own];
}

function recallExample(schema: Located, options: ExampleOptions): Example | undefined {
  const { schemas, mediaType, direction = '' } = options;
  const target = followAlone(schema, schemas.resolver);
  const form = `${notationOf(mediaType)} ${languageOf(mediaType, '')} ${textFormOf(mediaType)}`;
  const key = `${direction} ${form} ${target}`;
  const { examples } = schemas.memory;
  if (!examples.has(key)) examples.set(key, makeExample(schema, options));
  return examples.get(key);
}

/**
 * Returns the pointer at the end of a chain of references that have no keys next to them. Where a reference
 * has other keys, these are part of the schema.
 */
function followAlone(schema: Located, { find }: Resolver): string {
  const passed = new Set<string>();
  let at = schema;
  while (!passed.has(at.pointer)) {
    passed.add(at.pointer);
    const ref =
      isRecord(at.value) && Object.keys(at.value).length === 1 ? refOf(at.value) : undefined;
    at = (ref === undefined ? undefined : find(ref)) ?? at;
  }
  return at.pointer;
}

interface Written {
  readonly key: string;
  readonly value?: unknown;
  /** The value in its serialized form, as it is sent. */
  readonly text?: string;
  readonly label?: string;
  readonly description?: string;
  readonly url?: string;
}

function listWritten(holder: Loose, schema: Located, options: ExampleOptions): readonly Written[] {
  const { schemas } = options;
  const several = entriesOf(holder['examples']).flatMap(([key, value]) => {
    const found = recordOf(followReference(schemas.resolver, value, '')?.value);
    return readExample(key, found) ?? [];
  });
  const single = holder['example'];
  // OpenAPI does not allow both at the same time, but one more example does no harm.
  const isTaken = single === undefined || several.some(({ key }) => key === 'example');
  const own = isTaken ? [] : [{ key: 'example', value: single }];
  if (several.length + own.length > 0) return [...several, ...own];
  const { keywords } = mergeSchemas([schema], schemas);
  const values =
    keywords['example'] === undefined ? listOf(keywords['examples']) : [keywords['example']];
  return values.map((value, rank) => ({
    key: rank === 0 ? 'example' : `example-${rank + 1}`,
    value,
  }));
}

/** Reads an Example object. One without a value says what leaving the parameter out means. */
function readExample(key: string, found: Loose): Written | undefined {
  const value = found['value'] ?? found['dataValue'];
  const external = found['externalValue'];
  const parts = {
    ...(value !== undefined && { value }),
    ...optional('text', textOf(found['serializedValue'])),
    ...optional('label', textOf(found['summary'])),
    ...optional('description', textOf(found['description'])),
    ...optional('url', isWebAddress(external) ? safeUrl(external) : undefined),
  };
  return Object.keys(parts).length === 0 ? undefined : { key, ...parts };
}

function toAuthored(
  { key, value, text, label, description, url }: Written,
  context: { rank: number; schema: Located; options: ExampleOptions; isOnly: boolean },
): Example | undefined {
  const { schema, options, isOnly } = context;
  const shown = text ?? (value === undefined ? '' : formatWritten(value, schema, options));
  const isDescribed = !options.isSample && (label ?? description) !== undefined;
  if (shown === '' && url === undefined && value !== '' && !isDescribed) return undefined;
  const isData = value !== undefined && (typeof value !== 'string' || takesJson(options.mediaType));
  return {
    kind: 'example',
    key,
    label: label ?? (isOnly ? 'Example' : key),
    ...optional('description', description),
    text: cut(shown),
    language: languageOf(options.mediaType, shown),
    ...(value !== undefined && { value: value as Json }),
    ...optional('url', url),
    origin: 'authored',
    isIllustrative: isData && !isFitting(value, schema, options),
  };
}

/** Whether a value fits its schema. If the schema describes one item of a stream, a list is several items. */
function isFitting(value: unknown, schema: Located, options: ExampleOptions): boolean {
  const isSeveral =
    Array.isArray(value) &&
    isStreamType(options.mediaType) &&
    !readTypes(mergeSchemas([schema], options.schemas)).types.includes('array');
  const values: readonly unknown[] = isSeveral ? value : [value];
  return values.every((item) => checkValue(item, schema, options));
}

function makeExample(written: Located, given: ExampleOptions): Example | undefined {
  const { schema, schemas } = bindDynamic(written, given.schemas);
  const direction = sampledDirection(schema.value) ?? given.direction;
  const options = { ...given, schemas, ...optional('direction', direction) };
  if (showsNothing(schema, options)) return undefined;
  const raw = sampleSchema(schema, options);
  if (raw === undefined) return undefined;
  const sampled = refineSample(raw, schema, options);
  const text = isXml(options.mediaType)
    ? writeXml(sampled, schema, options.schemas)
    : formatValue(sampled, options.mediaType);
  if (text === '') return undefined;
  return {
    kind: 'example',
    key: 'generated',
    label: 'Example',
    text: cut(text),
    language: languageOf(options.mediaType, text),
    ...(!isXml(options.mediaType) && { value: sampled as Json }),
    origin: 'generated',
    isIllustrative: !checkValue(sampled, schema, options),
  };
}

/**
 * Whether no text can show the content: a file, or a binary media type whose schema allows any text, which
 * is a file as well.
 */
function showsNothing(schema: Located, { mediaType, schemas }: ExampleOptions): boolean {
  if (takesJson(mediaType)) return false;
  const merged = mergeSchemas([schema], schemas);
  return isFile(merged.keywords) || (notationOf(mediaType) === 'binary' && isAnyText(merged));
}

function refineSample(raw: unknown, schema: Located, options: ExampleOptions): unknown {
  const discriminated = discriminateSample(raw, schema, options);
  const named = nameSample(discriminated, schema, options);
  return fitSample(pruneSample(named, schema, options), schema, options);
}

/**
 * The longest request sample, in characters, that is not shortened: readers fill in what they need, not
 * everything there is.
 */
const maxRequestCharacters = 700;

function fitSample(value: unknown, schema: Located, options: ExampleOptions): unknown {
  if (options.isShort !== true || formatIndented(value).length <= maxRequestCharacters)
    return value;
  const short = shortenSample(value, schema, options.schemas);
  const isWorse = !checkValue(short, schema, options) && checkValue(value, schema, options);
  return isWorse ? value : short;
}

/**
 * Formats an example that an author wrote. In a JSON body, a text is a JSON string. But if the schema does
 * not ask for a string, many authors write the JSON itself as a text, which is then sent as it is.
 */
function formatWritten(value: unknown, schema: Located, options: ExampleOptions): string {
  if (isXml(options.mediaType) && typeof value !== 'string')
    return writeXml(value, schema, options.schemas);
  const isBodyItself =
    typeof value === 'string' &&
    /^\s*[[{]/.test(value) &&
    !readTypes(mergeSchemas([schema], options.schemas)).types.includes('string');
  return isBodyItself ? value : formatValue(value, options.mediaType);
}

/**
 * The longest example, in characters, that is shown in full: longer ones are generated by programs, and
 * nobody reads them.
 */
const maxCharacters = 40_000;

function cut(text: string): string {
  return text.length > maxCharacters ? `${cutText(text, maxCharacters)}\n…` : text;
}

/** Whether the example shows nothing here, or only that there is an object. */
export function isEmptyExample({ value, text, url }: Example): boolean {
  if (text === '' && url !== undefined) return true;
  return isRecord(value) && Object.keys(value).length === 0;
}
