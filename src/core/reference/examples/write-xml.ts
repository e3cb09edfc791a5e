/**
 * Writes a value as XML, with the names, attributes, namespaces and lists that its schema defines.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#xml-object
 */
import XMLBuilder from 'fast-xml-builder';
import { joinPointer } from '../document/json-pointer.ts';
import { get, isRecord, listOf, type Loose, recordOf, textOf } from '../document/loose.ts';
import { schemaOfItem } from './check-value.ts';
import type { Located } from '../document/resolver.ts';
import type { SchemaSource } from '../schema/shape-context.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { Json } from '../model/shape-model.ts';
import { listSampledParts, type SampledParts, schemasUnder } from './sampled-parts.ts';

/** An element in the builder's format: its content under its name, its attributes under `:@`. */
type XmlElement = Readonly<Record<string, unknown>>;

interface XmlContent {
  /** Values by name, with the builder's prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Child elements, and texts among them. */
  readonly children: readonly XmlElement[];
}

const none: XmlContent = { attributes: {}, children: [] };

/** The prefix by which the builder recognizes attributes. */
const PREFIX = '@_';
const CDATA = '#cdata';

const builder = new XMLBuilder({
  preserveOrder: true,
  format: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  attributeNamePrefix: PREFIX,
  cdataPropName: CDATA,
  // Documents that are nested too deeply have already been rejected when they were read.
  maxNestedTags: Infinity,
});

const declaration: XmlElement = {
  '?xml': [{ '#text': '' }],
  ':@': { [`${PREFIX}version`]: '1.0', [`${PREFIX}encoding`]: 'UTF-8' },
};

/** Writes a whole document. Its root is named after the schema, unless the schema gives another name. */
export function writeXml(value: unknown, schema: Located, source: SchemaSource): string {
  return writeDocument(value, [schema], { name: 'root', source });
}

/**
 * Writes the value of a multipart body in which some parts are sent as XML. An object becomes an XML
 * document; in a form, each item of a list becomes one.
 *
 * @param isSent whether the field with this name, or the item at this index, is sent as XML.
 */
export function writeXmlParts(
  whole: Json,
  isSent: (part: string | number) => boolean,
  { schema, source }: { readonly schema: Located; readonly source: SchemaSource },
): Json {
  const parts = listSampledParts([schema], source);
  if (Array.isArray(whole)) {
    return whole.map((item: Json, rank) => {
      const own = schemasOfItem(rank, parts);
      const isDocument = isSent(rank) && isRecord(item);
      return isDocument ? writeDocument(item, own, { name: 'item', source }) : item;
    });
  }
  if (!isRecord(whole)) return whole;
  const writeField = (value: Json, schemas: readonly Located[], name: string): Json => {
    if (Array.isArray(value)) {
      const { items } = mergeSchemas(schemas, source);
      return value.map((item: Json) => writeField(item, items === undefined ? [] : [items], name));
    }
    return isRecord(value) ? writeDocument(value, schemas, { name, source }) : value;
  };
  const fields = Object.entries(whole as Record<string, Json>).map(([name, value]) => {
    return [name, isSent(name) ? writeField(value, schemasUnder(name, parts), name) : value];
  });
  return Object.fromEntries(fields) as Json;
}

/** Returns the schema of an item: a list can begin with items that each have a schema of their own. */
function schemasOfItem(rank: number, parts: SampledParts): readonly Located[] {
  return parts.flatMap(({ merged }) => schemaOfItem(rank, merged) ?? []).slice(0, 1);
}

function writeDocument(value: unknown, schemas: readonly Located[], writing: Writing): string {
  const name =
    targetName(listSampledParts(schemas, writing.source), writing.source) ?? writing.name;
  const content = write(value, schemas, { ...writing, name, isRoot: true });
  const [only, ...others] = content.children;
  // A document has one root, so several elements, or a text alone, are wrapped in one.
  const isWhole = only !== undefined && others.length === 0 && Object.hasOwn(only, ':@');
  const root = isWhole ? only : toElement(toXmlName(name), content);
  return builder.build([declaration, root]).trim();
}

interface Writing {
  /** The name of the value's field, which becomes the name of its element unless the schema gives another. */
  readonly name: string;
  readonly source: SchemaSource;
  readonly isRoot?: boolean;
}

/** Returns what the value adds to the element around it. */
function write(value: unknown, schemas: readonly Located[], writing: Writing): XmlContent {
  const { name, source, isRoot = false } = writing;
  const parts = listSampledParts(schemas, source);
  const xml = recordOf(
    parts.map(({ merged }) => merged.keywords['xml']).find(isRecord) ??
      (isRoot ? xmlOfBase(parts, source) : undefined),
  );
  const tag = formatName(xml, name);
  const kind = kindOf(xml);
  if (kind === 'attribute') return { ...none, attributes: { [PREFIX + tag]: toText(value) } };
  if (kind === 'text') return { ...none, children: [{ '#text': toText(value) }] };
  if (kind === 'cdata') return { ...none, children: [{ [CDATA]: [{ '#text': toText(value) }] }] };
  const isList = Array.isArray(value);
  const isWrapped = isRoot || kind === 'element' || xml['wrapped'] === true;
  const isElement = isList ? isWrapped : kind !== 'none';
  const content = isList
    ? writeItems(value, parts, {
        ...writing,
        ...(isElement && { name: textOf(xml['name']) ?? name }),
      })
    : writeInner(value, parts, source);
  return isElement ? { ...none, children: [toElement(tag, content, declare(xml))] } : content;
}

/**
 * Returns the `xml` of the first part of an `allOf` that has a name, for a root that has none, either of
 * its own or from its schema.
 */
function xmlOfBase(parts: SampledParts, source: SchemaSource): Loose | undefined {
  if (targetName(parts, source) !== undefined) return undefined;
  const [{ schema }] = parts;
  return listOf(get(schema.value, 'allOf'))
    .map((value, rank) => ({ value, pointer: joinPointer(schema.pointer, 'allOf', rank) }))
    .map((member) => mergeSchemas([member], source).keywords['xml'])
    .filter(isRecord)
    .find(({ name }) => textOf(name) !== undefined);
}

/**
 * Writes the items of a list. Items are named after their schema only at the root, where nothing else has a
 * name.
 */
function writeItems(
  items: readonly unknown[],
  parts: SampledParts,
  { name, source, isRoot = false }: Writing,
): XmlContent {
  const written = items.map((item, rank) => {
    const schema = schemasOfItem(rank, parts);
    const target = isRoot ? (targetName(listSampledParts(schema, source), source) ?? 'item') : name;
    return write(item, schema, { name: target, source });
  });
  return join(written);
}

function writeInner(value: unknown, parts: SampledParts, source: SchemaSource): XmlContent {
  if (!isRecord(value)) return { ...none, children: [{ '#text': toText(value) }] };
  const fields = Object.entries(value);
  return join(
    fields.map(([name, field]) => write(field, schemasUnder(name, parts), { name, source })),
  );
}

/** Returns the kind of node, in the terms of OpenAPI 3.2. Earlier versions have only `attribute`. */
function kindOf(xml: Loose): string | undefined {
  return xml['attribute'] === true ? 'attribute' : textOf(xml['nodeType']);
}

function toElement(
  tag: string,
  { attributes, children }: XmlContent,
  own: XmlContent['attributes'] = {},
): XmlElement {
  return { [tag]: children, ':@': { ...own, ...attributes } };
}

function join(contents: readonly XmlContent[]): XmlContent {
  const attributes = contents.flatMap((content) => Object.entries(content.attributes));
  return {
    attributes: Object.fromEntries(attributes),
    children: contents.flatMap(({ children }) => children),
  };
}

function declare({ prefix, namespace }: Loose): XmlContent['attributes'] {
  const address = textOf(namespace);
  if (address === undefined) return {};
  const alias = textOf(prefix);
  return { [`${PREFIX}xmlns${alias === undefined ? '' : `:${toXmlName(alias)}`}`]: address };
}

function formatName({ name, prefix }: Loose, usual: string): string {
  const own = toXmlName(textOf(name) ?? usual);
  const alias = textOf(prefix);
  return alias === undefined ? own : `${toXmlName(alias)}:${own}`;
}

/** Replaces characters that are not allowed in a name with `_`. */
function toXmlName(text: string): string {
  const name = text.replaceAll(/[^\p{L}\p{N}_.:-]/gu, '_');
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}

function toText(value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the name of the schema that a reference points to, possibly one in an alternative. */
function targetName(parts: SampledParts, source: SchemaSource): string | undefined {
  const target = parts.find(({ merged }) => merged.target !== undefined)?.merged.target;
  return target === undefined ? undefined : source.nameOf(target);
}
