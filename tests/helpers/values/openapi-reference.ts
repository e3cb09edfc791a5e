import { configSchema, type UserConfig } from '../../../src/core/config/config.ts';
import { asyncapiToOpenapi, isAsyncapi } from '../../../src/core/reference/asyncapi/to-openapi.ts';
import { parseDocument } from '../../../src/core/reference/document/parse-document.ts';
import type { Reference } from '../../../src/core/reference/model/model.ts';
import type { Operation } from '../../../src/core/reference/model/endpoint-model.ts';
import type { Shape } from '../../../src/core/reference/model/shape-model.ts';
import { buildReference } from '../../../src/core/reference/operation/build-reference.ts';

type Settings = UserConfig['api'] & { readonly keepsServers?: boolean };

/** Returns the reference of a document that is given as a value, in the form of OpenAPI 3.1 or AsyncAPI. */
export function smallReference(
  document: object,
  { keepsServers = false, ...api }: Settings = {},
): Reference {
  const text = JSON.stringify({
    ...('asyncapi' in document ? {} : { openapi: '3.1.0' }),
    info: { title: 'Zoo', version: '1' },
    ...document,
  });
  const read = parseDocument({ name: 'zoo.json', text }).document;
  if (read === undefined) throw new Error('The test has no document.');
  const value = isAsyncapi(read.value) ? asyncapiToOpenapi(read.value) : read.value;
  const navigation = [{ group: 'All', pages: ['index'] }];
  const config = configSchema.parse({ name: 'Acme', navigation, api });
  return buildReference({ document: { ...read, value }, root: value }, 'zoo', {
    ...config.api,
    keepsServers,
  });
}

/** Returns the only operation of a document with one operation, `POST /a` unless `document` has paths. */
export function smallOperation(
  operation: object,
  document: object = {},
  api: Settings = {},
): Operation {
  const reference = smallReference({ paths: { '/a': { post: operation } }, ...document }, api);
  const found = reference.operation(reference.operations[0]?.key ?? '');
  if (found === undefined) throw new Error('The document has no operation.');
  return found;
}

/** Returns the shape of a schema, which can refer to `schemas`. */
export function smallShape(
  schema: object,
  schemas: object = {},
  api: UserConfig['api'] = {},
): Shape {
  const document = { components: { schemas: { ...schemas, Given: schema } } };
  const shape = smallReference(document, api).resolveSchema('#/components/schemas/Given');
  if (shape === undefined) throw new Error('The document has no schema.');
  return shape;
}

/** Formats a shape as lines `name: type`, with inner fields indented; `*` marks required fields. */
export function outlineShape(shape: Shape, by = ''): string[] {
  const inner = [shape, ...(shape.items ? [shape.items] : [])];
  return inner.flatMap(({ fields, variants, more }) => [
    ...fields.flatMap((field) => [
      `${by}${field.name}${field.required ? '*' : ''}: ${field.shape.type}`,
      ...outlineShape(field.shape, `${by}  `),
    ]),
    ...variants.flatMap(({ mode, options }) =>
      options.flatMap(({ label, shape: option }) => [
        `${by}${mode} ${label}`,
        ...outlineShape(option, `${by}  `),
      ]),
    ),
    ...(more === undefined ? [] : [`${by}${more.kind} ${'name' in more ? more.name : more.count}`]),
  ]);
}
