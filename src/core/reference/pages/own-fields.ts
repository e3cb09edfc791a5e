/**
 * Reads the fields that a page gives its endpoint with `<ParamField>`, in the form of an OpenAPI document.
 */
import { isParamField, isPropTrue, propText, type TagUse } from '../../pages/uses.ts';
import { toFieldSchema } from './field-schema.ts';
import type { Loose } from '../document/loose.ts';

/** The fields in the form that they would have in an operation of a document. */
export interface OwnFields {
  readonly parameters: readonly OwnField[];
  readonly requestBody?: Loose;
}

const PLACES = ['path', 'query', 'header', 'body'] as const;

export interface OwnField {
  readonly in: (typeof PLACES)[number];
  readonly name: string;
  readonly required: boolean;
  readonly schema: Loose;
}

/**
 * @param contentType The content type of the body; if undefined, a header on the page or the kinds of the
 * fields decide.
 */
export function readOwnFields(tags: readonly TagUse[], contentType: string | undefined): OwnFields {
  const fields = tags.filter(({ name }) => isParamField(name)).flatMap((tag) => toField(tag) ?? []);
  const body = fields.filter((field) => field.in === 'body');
  return {
    parameters: fields.filter((field) => field.in !== 'body'),
    ...(body.length > 0 && {
      requestBody: {
        required: body.some(({ required }) => required),
        content: { [contentType ?? typeOfBody(fields)]: { schema: toObject(body) } },
      },
    }),
  };
}

/** Ignores fields inside another: they describe its parts, regardless of the location that they declare. */
function toField(tag: TagUse): OwnField | undefined {
  const isInner = tag.ancestors?.some((name) => name === 'ResponseField' || isParamField(name));
  const place = PLACES.find((key) => propText(tag, key) !== undefined);
  const name = place && propText(tag, place)?.trim();
  if (isInner === true || place === undefined || name === undefined || name === '')
    return undefined;
  return { in: place, name, required: isPropTrue(tag, 'required'), schema: toFieldSchema(tag) };
}

function toObject(fields: readonly OwnField[]): Loose {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

function typeOfBody(fields: readonly OwnField[]): string {
  const header = fields.find(
    (field) => field.in === 'header' && /^content-type$/i.test(field.name),
  );
  const said = header?.schema['default'] ?? header?.schema['example'];
  if (typeof said === 'string') return said;
  const hasFile = fields.some(({ schema }) => schema['format'] === 'binary');
  return hasFile ? 'multipart/form-data' : 'application/json';
}
