/** Reads `openapi.yaml` for tests: resolves references, lists operations, compiles schemas. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ServiceAnswer } from './client.ts';

export const openapiFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

interface Example {
  readonly value: unknown;
}

interface Content {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Header {
  readonly required?: boolean;
  readonly schema: object;
}

export interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: { readonly 'application/json': Content };
}

export interface DocumentedOperation {
  /** Method and path: `GET /api/user`. */
  readonly name: string;
  readonly body: Content | undefined;
  /** Responses by status. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export interface ServiceDocument {
  readonly operations: readonly DocumentedOperation[];
  /** Responses that belong to no operation, by status. */
  readonly others: Readonly<Record<string, DocumentedResponse>>;
  readonly schemas: Readonly<Record<string, object>>;
}

interface RawOperation {
  readonly requestBody?: { readonly content: { readonly 'application/json': Content } };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

interface RawDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly 'x-other-answers': Pick<RawOperation, 'responses'>;
}

/** Loads the document. Throws if it is not valid OpenAPI. */
export async function loadServiceDocument(): Promise<ServiceDocument> {
  const valid: unknown = await SwaggerParser.validate(openapiFile);
  const document = valid as RawDocument;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      body: requestBody?.content['application/json'],
      responses,
    })),
  );
  const others = document['x-other-answers'].responses;
  return { operations, others, schemas: document.components.schemas };
}

const ajv = new Ajv2020({ strict: false, coerceTypes: false });

/** Returns what is wrong with a value, or null. */
export function findSchemaErrors(schema: object, value: unknown): string | null {
  return ajv.validate(schema, value) ? null : ajv.errorsText();
}

/** Asserts that a response has the body and the headers that the document specifies for its status. */
export function assertDocumented(response: DocumentedResponse, answer: ServiceAnswer): void {
  const schema = response.content?.['application/json'].schema;
  if (schema === undefined) assert.equal(answer.body, undefined);
  else assert.equal(findSchemaErrors(schema, answer.body), null);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const text = answer.headers[name.toLowerCase()];
    if (text === undefined) assert.ok(header.required !== true, `${name} is missing`);
    else assert.equal(findSchemaErrors(header.schema, toHeaderValue(String(text))), null, name);
  }
}

function toHeaderValue(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}

export function listExamples(
  content: Content | undefined,
): readonly (readonly [string, unknown])[] {
  return Object.entries(content?.examples ?? {}).map(([name, { value }]) => [name, value]);
}
