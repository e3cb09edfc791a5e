/** Reads the bodies of requests and responses in each of their content types. */
import { buildShape } from '../schema/build-shape.ts';
import { withTitle } from '../schema/meaningful-title.ts';
import { type ContentSource, listExamples } from '../examples/build-examples.ts';
import { listMissingExamples } from '../examples/missing-examples.ts';
import { writeXmlParts } from '../examples/write-xml.ts';
import { isXmlEncoding, languageOf, notationOf, textFormOf } from '../request/media-type.ts';
import { joinPointer } from '../document/json-pointer.ts';
import {
  entriesOf,
  isRecord,
  listOf,
  type Loose,
  optional,
  recordOf,
  textOf,
} from '../document/loose.ts';
import { contentKeyOf } from './group-responses.ts';
import type { Body, Content, Encoding, Example, Parameter } from '../model/endpoint-model.ts';
import { encodingAt, encodingOf } from '../request/http-body.ts';
import { exampleOf, sampleValue } from './build-sample-request.ts';
import { isHeaderName } from '../request/header-name.ts';
import { serializeHeader } from '../request/serialize.ts';
import type { FieldEncoding, PartHeader } from '../model/field-encoding.ts';
import { readHeaders, readStyle, serializationOf } from './read-parameters.ts';
import { followReference, type Located } from '../document/resolver.ts';
import { toAnchor } from '../schema/shape-context.ts';

/** Returns undefined if there is no body, or only an optional one that cannot hold anything. */
export function readBody(written: Located, source: ContentSource): Body | undefined {
  const found = followReference(source.schemas.resolver, written.value, written.pointer);
  if (found === undefined || !isRecord(found.value)) return undefined;
  const { value, pointer } = found;
  const content = readContents(value['content'], joinPointer(pointer, 'content'), {
    id: `${source.idStart ?? ''}body`,
    source,
  });
  const required = value['required'] === true;
  const filled = required ? content : content.filter((body) => !isEmpty(body));
  if (filled.length === 0) return undefined;
  return {
    kind: 'body',
    required,
    ...optional('description', textOf(value['description'])),
    content: filled,
  };
}

/**
 * Whether a body is an object without fields that allows no others, which is how some generators write "no
 * body".
 */
function isEmpty({ shape, examples, missingExamples }: Content): boolean {
  if (missingExamples !== undefined) return false;
  if (shape === undefined || shape.types.join() !== 'object') return false;
  const hasParts = shape.fields.length + shape.variants.length + shape.conditions.length > 0;
  const isAuthored = examples.some(({ origin }) => origin === 'authored');
  return !hasParts && !isAuthored && shape.more === undefined;
}

export function readContents(
  value: unknown,
  pointer: string,
  { id, source }: { id: string; source: ContentSource },
): readonly Content[] {
  const contents: Content[] = [];
  const bySchema = new Map<string, number>();
  for (const [mediaType, written] of entriesOf(value)) {
    const found = source.schemas.resolver.follow(written, joinPointer(pointer, mediaType));
    if (found === undefined || !isRecord(found.value)) continue;
    const alike = textOfContent(mediaType, found.value);
    const twin = bySchema.get(alike) ?? -1;
    const known = contents[twin];
    if (known !== undefined) {
      contents[twin] = { ...known, otherTypes: [...known.otherTypes, mediaType] };
      continue;
    }
    bySchema.set(alike, contents.length);
    const own = contents.length === 0 ? id : `${id}-${contents.length + 1}`;
    contents.push(readOne(found.value, { mediaType, pointer: found.pointer, id: own, source }));
  }
  return contents;
}

/** Returns a text that is equal for content types that differ only in their names. */
function textOfContent(mediaType: string, value: Loose): string {
  const notation = `${notationOf(mediaType)} ${textFormOf(mediaType)}`;
  return `${notation} ${languageOf(mediaType, '')} ${JSON.stringify(value)}`;
}

interface OneContent {
  readonly mediaType: string;
  readonly pointer: string;
  readonly id: string;
  readonly source: ContentSource;
}

function readOne(value: Loose, { mediaType, pointer, id, source }: OneContent): Content {
  const schema = partOf(value, pointer, 'schema');
  const item = partOf(value, pointer, 'itemSchema');
  const { direction, isBrief } = source;
  const options = { id, ...optional('direction', direction), ...optional('isBrief', isBrief) };
  const draw = (located: Located) => withTitle(buildShape(located, source.schemas, options));
  const isParts = notationOf(mediaType) === 'multipart';
  // A multipart body is a list of parts that `itemSchema` describes.
  const list = item && isParts ? { value: { type: 'array', items: item.value }, pointer } : item;
  const sampled = schema ?? list ?? { value: {}, pointer };
  const missingExamples = listMissingExamples(value, source.schemas.resolver);
  const drawn = {
    ...(schema && { shape: draw(schema) }),
    ...(item && { itemShape: draw(item) }),
    encodings: readEncodings(value, pointer, { id, source, isParts }),
  };
  return {
    kind: 'content',
    mediaType,
    otherTypes: [],
    notation: notationOf(mediaType),
    id,
    ...drawn,
    ...optional('likeness', contentKeyOf(drawn)),
    examples: listExamples(value, sampled, {
      ...source,
      mediaType,
      isSample: schema !== undefined || item !== undefined,
    }).map((example) => withXmlParts(example, drawn.encodings, { schema: sampled, source })),
    ...(missingExamples.length > 0 && { missingExamples }),
  };
}

/** Writes the XML parts of an example as text. Only here are the names of the elements known. */
function withXmlParts(
  example: Example,
  encodings: readonly Encoding[],
  { schema, source }: { schema: Located; source: ContentSource },
): Example {
  const { value } = example;
  if (value === undefined || !encodings.some(isXmlEncoding)) return example;
  const isSent = (part: string | number) => {
    const isName = typeof part === 'string';
    const encoding = isName ? encodingOf(part, encodings) : encodingAt(part, encodings);
    return encoding !== undefined && isXmlEncoding(encoding);
  };
  return { ...example, value: writeXmlParts(value, isSent, { schema, source: source.schemas }) };
}

/** Returns undefined for an empty schema, which says nothing. */
function partOf(value: Loose, pointer: string, key: string): Located | undefined {
  const schema = value[key];
  if (!isRecord(schema) || Object.keys(schema).length === 0) return undefined;
  return { value: schema, pointer: joinPointer(pointer, key) };
}

/** Reads the encodings of fields, by name, and of items, by position. */
function readEncodings(
  value: Loose,
  pointer: string,
  { id, source, isParts }: { id: string; source: ContentSource; isParts: boolean },
): readonly Encoding[] {
  const prefix = listOf(value['prefixEncoding']);
  const other = prefix.length === 0 ? ('each' as const) : ('other' as const);
  const written = [
    ...entriesOf(value['encoding']).map(([name, each]) => ({ name, each, at: ['encoding', name] })),
    ...prefix.map((each, item) => {
      return { name: '', item, each, at: ['prefixEncoding', item] };
    }),
    ...[value['itemEncoding']].filter(isRecord).map((each) => {
      return { name: '', item: other, each, at: ['itemEncoding'] };
    }),
  ];
  const encodings = written.map(({ name, each, at, ...place }): Encoding => {
    const encoding = recordOf(each);
    const { explode, allowReserved } = encoding;
    const headers = readHeaders(
      encoding['headers'],
      {
        pointer: joinPointer(pointer, ...at, 'headers'),
        id: `${id}.${toAnchor(name || at.join('-'))}`,
      },
      source,
    );
    const part = 'item' in place ? undefined : name;
    const partHeaders = isParts ? listPartHeaders(headers, part) : [];
    const field: FieldEncoding = {
      name,
      ...place,
      ...optional('contentType', textOf(encoding['contentType'])),
      ...optional('style', readStyle(encoding['style'])),
      ...(typeof explode === 'boolean' && { explode }),
      ...(allowReserved === true && { allowReserved }),
      ...(partHeaders.length > 0 && { partHeaders }),
    };
    return { ...field, settings: listSettings(field), headers };
  });
  const fields = encodings.flatMap(({ item, partHeaders = [] }) =>
    item === undefined ? partHeaders.flatMap(({ field = [] }) => field) : [],
  );
  const ofHeaders = fields.map((name): Encoding => ({
    name,
    isHeader: true,
    settings: [],
    headers: [],
  }));
  return [...encodings, ...ofHeaders];
}

/**
 * Returns the headers that a part must have or that allow only one value, without those that have invalid
 * names.
 *
 * @param part name of the form's field; undefined for an item of a list, whose headers have no fields.
 */
function listPartHeaders(
  headers: readonly Parameter[],
  part: string | undefined,
): readonly PartHeader[] {
  const named = headers.filter(
    ({ name }) => name.toLowerCase() !== 'content-disposition' && isHeaderName(name),
  );
  return named.flatMap((header) => {
    const constant = header.shape.const?.value;
    const known = header.required ? exampleOf(header) : constant;
    const value = known ?? (header.required ? sampleValue(header) : undefined);
    if (value === undefined) return [];
    const { name } = header;
    const isAlways = constant !== undefined || (part === undefined && known !== undefined);
    return {
      ...serializationOf(header),
      text: serializeHeader(header, value),
      ...(!isAlways && { field: `${part ?? ''}: ${name}` }),
    };
  });
}

function listSettings(encoding: FieldEncoding): readonly string[] {
  const { contentType, style, explode, allowReserved } = encoding;
  return [
    contentType,
    style && `style=${style}`,
    explode !== undefined && `explode=${explode}`,
    allowReserved && 'allowReserved',
  ].filter((setting) => typeof setting === 'string');
}
